// What a store keeps for operators. Acts are only added, never changed.

import type { Id, Phase, ReportReason } from '@menagerie/protocol';
import type { ModerationStatement } from './moderation-statements.ts';
import type { Run } from './shared-statements.ts';
import type { Value } from './values.ts';

export interface Report {
  readonly id: Id;
  readonly at: number;
  readonly reporter: Id;
  readonly person: Id;
  /** What the person was called then. */
  readonly name: string;
  readonly table: Id;
  /** The number of the entry with the words; null: the person is reported. */
  readonly n: number | null;
  readonly reason: ReportReason;
  /** What the reporter adds. */
  readonly words: string;
  /** The reported words; null also after they were removed. */
  readonly quote: string | null;
  readonly closedAt: number | null;
}

export interface Warning {
  readonly id: Id;
  readonly at: number;
  readonly text: string;
  readonly readAt: number | null;
}

/** Of a person, or of an address or range of addresses. */
export interface Ban {
  readonly id: Id;
  readonly at: number;
  readonly person: Id | null;
  readonly address: string | null;
  readonly until: number;
  readonly reason: string;
}

export interface Act {
  readonly id: Id;
  readonly at: number;
  /** The label of the key. */
  readonly operator: string;
  readonly what: string;
  readonly person: Id | null;
  readonly table: Id | null;
  readonly address: string | null;
  readonly detail: string;
  readonly why: string;
}

export interface AdminKey {
  readonly label: string;
  readonly hash: string;
  readonly at: number;
}

interface ReportRow extends Omit<Report, 'reporter' | 'person' | 'table' | 'n' | 'closedAt'> {
  readonly reporter_id: Id;
  readonly person_id: Id;
  readonly table_id: Id;
  readonly n: number;
  readonly closed_at: number | null;
}
interface ActRow extends Omit<Act, 'person' | 'table'> {
  readonly person_id: Id | null;
  readonly table_id: Id | null;
}
type BanRow = Omit<Ban, 'person'> & { readonly person_id: Id | null };
type WarningRow = Omit<Warning, 'readAt'> & { readonly read_at: number | null };

/** The person as a whole. */
const NO_ENTRY = -1;

export class Moderation {
  readonly #run: Run<ModerationStatement>;

  constructor(run: Run<ModerationStatement>) {
    this.#run = run;
  }

  /** At most this many per reporter since that time; nothing can be reported twice. */
  async addReport(
    { id, at, reporter, person, name, table, n, reason, words, quote }: Report,
    limit: { readonly since: number; readonly most: number },
  ): Promise<'added' | 'doubled' | 'too-many'> {
    const entry = n ?? NO_ENTRY;
    const { since, most } = limit;
    const values = [id, at, reporter, person, name, table, entry, reason, words, quote, since, most];
    if (await this.#does('addReport', values)) return 'added';
    return (await this.#does('hasReported', [reporter, person, table, entry])) ? 'doubled' : 'too-many';
  }

  /** The open ones oldest first, the closed ones as they were closed, newest first. */
  async reports(state: 'open' | 'closed', limit: number): Promise<readonly Report[]> {
    return (await this.#ask<ReportRow>(`${state}Reports`, [limit])).map(reportOf);
  }

  async report(id: Id): Promise<Report | null> {
    return (await this.#ask<ReportRow>('report', [id])).map(reportOf)[0] ?? null;
  }

  async reportsAbout(person: Id, limit: number): Promise<readonly Report[]> {
    return (await this.#ask<ReportRow>('reportsAbout', [person, limit])).map(reportOf);
  }

  closeReport(id: Id, now: number): Promise<boolean> {
    return this.#does('closeReport', [id, now]);
  }

  /** Words that were removed are in no report either. */
  async clearQuotes(table: Id, n: number): Promise<void> {
    await this.#run('clearQuotes', [table, n]);
  }

  async addWatcher(table: Id, person: Id): Promise<void> {
    await this.#run('addWatcher', [table, person]);
  }

  /** Whether the person is or was at the table, or has watched it. */
  hasSeen(table: Id, person: Id): Promise<boolean> {
    return this.#does('hasWatched', [table, person]);
  }

  async addWarning({ id, at, text }: Warning, person: Id): Promise<void> {
    await this.#run('addWarning', [id, at, person, text]);
  }

  async warnings(person: Id, limit: number): Promise<readonly Warning[]> {
    const rows = await this.#ask<WarningRow>('warnings', [person, limit]);
    return rows.map(({ id, at, text, read_at }) => ({ id, at, text, readAt: read_at }));
  }

  readWarning(id: Id, person: Id, now: number): Promise<boolean> {
    return this.#does('readWarning', [id, person, now]);
  }

  async addBan({ id, at, person, address, until, reason }: Ban): Promise<void> {
    await this.#run('addBan', [id, at, person, address, until, reason]);
  }

  /** Those that have not ended by now. */
  async bans(now: number): Promise<readonly Ban[]> {
    return (await this.#ask<BanRow>('bans', [now])).map(banOf);
  }

  async ban(id: Id): Promise<Ban | null> {
    return (await this.#ask<BanRow>('ban', [id])).map(banOf)[0] ?? null;
  }

  liftBan(id: Id): Promise<boolean> {
    return this.#does('deleteBan', [id]);
  }

  async addAct({ id, at, operator, what, person, table, address, detail, why }: Act): Promise<void> {
    await this.#run('addAct', [id, at, operator, what, person, table, address, detail, why]);
  }

  /** Newest first. */
  async acts(before: number, limit: number): Promise<readonly Act[]> {
    return (await this.#ask<ActRow>('acts', [before, limit])).map(actOf);
  }

  async actsOn(person: Id, limit: number): Promise<readonly Act[]> {
    return (await this.#ask<ActRow>('actsOn', [person, limit])).map(actOf);
  }

  /** False: there is a key of that label. */
  addAdminKey({ label, hash, at }: AdminKey): Promise<boolean> {
    return this.#does('addAdminKey', [label, hash, at]);
  }

  adminKeys(): Promise<readonly AdminKey[]> {
    return this.#ask<AdminKey>('adminKeys', []);
  }

  removeAdminKey(label: string): Promise<boolean> {
    return this.#does('deleteAdminKey', [label]);
  }

  /** People and bot accounts whose names hold the text, newest first. */
  async peopleCalled(text: string, limit: number): Promise<readonly Id[]> {
    const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
    return (await this.#ask<{ id: Id }>('peopleCalled', [pattern, limit])).map(({ id }) => id);
  }

  async countTables(): Promise<Readonly<Partial<Record<Phase, number>>>> {
    const rows = await this.#ask<{ phase: Phase; count: number }>('countTables', []);
    return Object.fromEntries(rows.map(({ phase, count }) => [phase, count]));
  }

  async count(what: 'Playing' | 'People' | 'OpenReports'): Promise<number> {
    return (await this.#ask<{ count: number }>(`count${what}`, []))[0].count;
  }

  async #ask<Row>(name: ModerationStatement, values: readonly Value[]): Promise<readonly Row[]> {
    return (await this.#run(name, values)) as readonly Row[];
  }

  async #does(name: ModerationStatement, values: readonly Value[]): Promise<boolean> {
    return (await this.#run(name, values)).length > 0;
  }
}

const reportOf = ({ reporter_id, person_id, table_id, n, closed_at, ...rest }: ReportRow): Report => ({
  ...rest,
  reporter: reporter_id,
  person: person_id,
  table: table_id,
  n: n === NO_ENTRY ? null : n,
  closedAt: closed_at,
});

const banOf = ({ person_id, ...rest }: BanRow): Ban => ({ ...rest, person: person_id });

const actOf = ({ person_id, table_id, ...rest }: ActRow): Act => ({
  ...rest,
  person: person_id,
  table: table_id,
});
