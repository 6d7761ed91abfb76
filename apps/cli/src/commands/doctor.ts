// menagerie doctor: finds what is wrong in a store. It never prints cards.

import type { Diagnosis, Examined } from '@menagerie/server/upkeep';
import { EXIT } from '../errors.ts';
import { plural } from '../tables/table.ts';
import { atStore, type StoreFlags } from './at-store.ts';

export const DOCTOR_HELP = `
SQLITE_PATH and DATABASE_URL apply as in menagerie serve, which may keep running. A damaged table is repaired by cutting
off its log after the last valid entry and ending its game there; the whole log is exported first.`;

/** Where repaired logs go if no other folder is given. */
const FOLDER = 'menagerie-damaged';

interface Flags extends StoreFlags {
  readonly repair?: boolean;
  readonly export?: string;
  readonly table?: string;
  readonly json?: boolean;
}

export function doctor(flags: Flags): Promise<void> {
  return atStore(flags, async ({ upkeep, where, place }) => {
    const { repair = false, table } = flags;
    const exportTo = flags.export ?? (repair ? FOLDER : undefined);
    const diagnosis = await upkeep.examineStore(where, { exportTo, repair, table });
    if (flags.json) console.log(JSON.stringify(diagnosis));
    else console.log(describe(diagnosis, place, repair).join('\n'));
    const isRepaired = repair && diagnosis.database.length === 0;
    if (isWrong(diagnosis) && !isRepaired) process.exitCode = EXIT.failed;
  });
}

const isWrong = ({ database, orphans, findings }: Diagnosis): boolean =>
  database.length + orphans.length + findings.length > 0;

function describe(diagnosis: Diagnosis, place: string, isRepaired: boolean): string[] {
  const { tables, database, orphans, findings } = diagnosis;
  const exported = findings.filter(({ exported: file }) => file !== undefined);
  return [
    `${place}: ${plural(tables, 'table')} read, ${findings.length === 0 ? 'none' : findings.length} damaged`,
    ...findings.flatMap(describeTable),
    ...orphans.map(
      ({ table, column, count }) =>
        `${plural(count, 'row')} of ${table} with an unknown ${column}${isRepaired ? ': deleted' : ''}`,
    ),
    ...(database.length === 0
      ? ['The database itself is fine.']
      : ['The database itself is damaged. Restore a backup.', ...database.map((line) => `  ${line}`)]),
    ...(exported.length > 0 ? ['The exported logs contain hidden cards. Protect or delete them.'] : []),
    ...(isWrong(diagnosis) && !isRepaired ? ['To repair: menagerie doctor --repair'] : []),
  ];
}

const describeTable = ({ table, game, phase, reason, exported, repaired }: Examined): string[] => [
  `${table} (${game}, ${phase}): ${reason}`,
  ...(exported === undefined ? [] : [`  log: ${exported}`]),
  ...(repaired === undefined ? [] : [`  ${repaired}`]),
];
