// Chat, names and reports.

import type { TableState } from '@menagerie/protocol';
import type { Attack, Field } from '../attack.ts';
import { openTable, startGame } from './tables.ts';

const ODD_NAMES = ['Ada\u200b', 'A\u0007da', '\u202eadA', 'Ada\u2060', '\u3164\u3164', 'Ada\u00ad'];
const HOUSE_NAMES = ['Tiger', 'tiger', 'Tіger'];

export const PEOPLE_ATTACKS: readonly Attack[] = [
  {
    name: 'confusable-names',
    tries:
      'names that look like the name of another person at the table, like a bot of the house, or like nothing',
    async run(field: Field): Promise<void> {
      for (const name of ODD_NAMES) {
        const { status } = await field.guest().send('POST', '/people', { name });
        field.expect(status === 400, `the name ${JSON.stringify(name)} is refused`);
      }
      const ada = await field.bystander('Ada');
      for (const [i, name] of ['Ada', 'Аda', 'ADA', 'Adа'].entries()) {
        const table = await openTable(ada);
        const double = await field.stranger(name, 1 + (i % 4));
        const { status, body } = await double.send('PUT', `/tables/${table?.id}/seat`, {});
        const shown = status === 200 ? (body as TableState).seats[1].name : null;
        field.expect(shown !== name, `a second ${JSON.stringify(name)} at the table is marked or refused`);
      }
      const table = await openTable(ada);
      for (const name of HOUSE_NAMES) {
        const cat = await field.guest().send('POST', '/people', { name });
        if (cat.status !== 201) continue;
        const sat = await field
          .guest()
          .as((cat.body as { key: string }).key)
          .send('PUT', `/tables/${table?.id}/seat`, {});
        field.expect(sat.status !== 200, `nobody sits down as ${JSON.stringify(name)}`);
      }
    },
  },
  {
    name: 'chat-flood',
    tries: 'one person says ten things a second at a table, to a victim who reads',
    async run(field: Field): Promise<void> {
      const [victim, talker] = [await field.bystander('Victim'), await field.stranger('Talker')];
      const id = await startGame(victim, talker);
      const stream = victim.stream(`/tables/${id}/events`);
      await field.flood({ perSecond: 10 }, (i) =>
        talker.send('POST', `/tables/${id}/words`, i % 2 ? { phrase: 'hello' } : { text: `word ${i}` }),
      );
      const said = stream.lines.join('').split('"type":"said"').length - 1;
      field.note(`the victim heard ${said} of them`);
      field.expectRefusal('too-fast', 'too-many');
      field.expect(said <= 200, 'a person says 200 things at a table at most');
      stream.close();
    },
  },
  {
    name: 'reports-flood',
    tries: 'five accounts report one victim again and again',
    async run(field: Field): Promise<void> {
      const victim = await field.bystander('Victim');
      const reporters = await field.strangers(5);
      const tables: string[] = [];
      for (const reporter of reporters) tables.push((await startGame(reporter, victim)) ?? '');
      let taken = 0;
      await field.flood({ perSecond: 10, times: 400 }, async (i) => {
        const wish = { table: tables[i % 5], person: victim.id, reason: 'other', words: `report ${i}` };
        const { status } = await reporters[i % 5].send('POST', '/reports', wish);
        if (status === 204) taken++;
      });
      field.note(`${taken} reports were taken`);
      field.expect(taken > 0 && taken <= 50, 'a person sends ten reports a day at most');
    },
  },
];
