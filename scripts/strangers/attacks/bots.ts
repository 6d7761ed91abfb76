// Keeping the built-in bots busy for nothing.

import type { Attack, Field } from '../attack.ts';
import { openTable } from './tables.ts';

const TIGERS = [{ type: 'open' }, ...Array.from({ length: 3 }, () => ({ type: 'bot', level: 'tiger' }))];

export const BOT_ATTACKS: readonly Attack[] = [
  {
    name: 'abandoned-bots',
    tries: 'forty accounts start 1,000 games against three tigers each and leave them',
    async run(field: Field): Promise<void> {
      const all = await field.strangers(40, 4);
      let left = 0;
      await field.flood({ perSecond: 40, times: 1_000 }, async (i) => {
        const person = all[i % 40];
        const table = await openTable(person, { options: { players: 4 }, seats: TIGERS });
        if (!table) return;
        await person.send('POST', `/tables/${table.id}/start`);
        const { status } = await person.send('DELETE', `/tables/${table.id}/seat`);
        if (status < 300) left++;
      });
      field.note(`${left} games were left to the bots`);
    },
  },
];
