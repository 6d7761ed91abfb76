// Logs that are made long and then read.

import type { Attack, Field } from '../attack.ts';
import { openTable, startGame } from './tables.ts';

export const LOG_ATTACKS: readonly Attack[] = [
  {
    name: 'long-log',
    tries:
      'two people toggle "ready", change settings and leave and come back 600 times, then ten readers read the log again and again',
    async run(field: Field): Promise<void> {
      const [host, other] = await field.strangers(2);
      const table = await openTable(host);
      if (!table) return field.expect(false, 'a table can be opened');
      const path = `/tables/${table.id}`;
      await other.send('PUT', `${path}/seat`, {});
      await field.flood({ perSecond: 40, times: 600 }, async (i) => {
        await other.send('POST', `${path}/ready`, { isReady: i % 2 === 0 });
        if (i % 5 === 0) await host.send('PATCH', path, { settings: { chat: i % 10 === 0 } });
        if (i % 50 === 0) await other.send('DELETE', `${path}/seat`);
        if (i % 50 === 0) await other.send('PUT', `${path}/seat`, {});
      });
      field.expectRefusal('too-often', 'too-many', 'too-fast');
      await field.flood({ perSecond: 20 }, async (i) => {
        const reader = field.guest(1 + (i % 4));
        if (i % 2 === 0) return void (await reader.send('GET', `${path}/log`));
        const stream = reader.stream(`${path}/events?from=0`);
        await stream.reply;
        setTimeout(() => stream.close(), 1_000);
      });
    },
  },
  {
    name: 'takebacks',
    tries: 'two people move, ask for takebacks and allow them without end, while others read along',
    async run(field: Field): Promise<void> {
      const [host, other] = await field.strangers(2);
      const id = await startGame(host, other);
      if (id === null) return field.expect(false, 'a game can be started');
      const readers = [1, 2, 3, 4].map((address) => field.guest(address).stream(`/tables/${id}/events`));
      await field.flood({ perSecond: 5 }, async (i) => {
        const [mover, waiter] = i % 2 ? [host, other] : [other, host];
        const { body } = await mover.send('GET', `/tables/${id}`);
        const { legal, asked } = body as { legal?: string[]; asked?: number | null };
        if (legal?.length)
          await mover.send('POST', `/tables/${id}/moves`, { move: legal[0], answers: asked });
        await mover.send('POST', `/tables/${id}/asks`, { what: 'takeback' });
        await waiter.send('POST', `/tables/${id}/answers`, { agrees: true });
      });
      for (const reader of readers) reader.close();
    },
  },
];
