// Calls, seats and places in the lobby, when one person wants too many of them.

import { wait, type Attack, type Field } from '../attack.ts';
import { fillLobby, linesOf, openTable, startGame } from './tables.ts';

export const LOBBY_ATTACKS: readonly Attack[] = [
  {
    name: 'invitations',
    tries: 'ten accounts call one victim, who is in a game, to 260 tables',
    async run(field: Field): Promise<void> {
      const [victim, friend] = [await field.bystander('Victim'), await field.bystander('Friend')];
      const running = await startGame(victim, friend);
      const callers = await field.strangers(10, 4);
      const seats = [{ type: 'open' }, { type: 'person', person: victim.id }];
      await field.flood({ perSecond: 20, times: 260 }, (i) => openTable(callers[i % 10], { seats }));
      const games = await linesOf(victim, '/me/games');
      field.expect(games[0]?.id === running, 'the running game comes first in the list of the victim');
      const calls = (await linesOf(victim, '/me/games?phase=open&limit=200')).length;
      field.note(`the victim was called to ${calls} tables`);
      field.expect(calls <= 30, 'a person is called to thirty tables at most');
      const states = victim.stream('/me/events');
      await wait(1_000);
      field.expect(
        states.lines.join('').slice(0, 100).includes(String(running)),
        'the running game comes first in the stream of the victim',
      );
      states.close();
    },
  },
  {
    name: 'all-seats',
    tries: 'one person sits down at every free seat of 40 tables in the lobby',
    async run(field: Field): Promise<void> {
      const { hosts, tables, close } = await fillLobby(field);
      const squatter = await field.stranger('Squatter');
      let taken = 0;
      await field.flood({ perSecond: 10, times: tables.length }, async (i) => {
        const { status } = await squatter.send('PUT', `/tables/${tables[i]}/seat`, {});
        if (status === 200) taken++;
      });
      field.note(`${taken} of ${tables.length} tables have the squatter`);
      field.expect(taken <= 10, 'a person sits at ten tables at most that have not begun');
      const { status } = await hosts[0].send('DELETE', `/tables/${tables[0]}/people/${squatter.id}`);
      field.expect(status === 200, 'a host can send somebody away');
      await close();
    },
  },
  {
    name: 'listed-tables',
    tries: 'one person opens 210 listed tables, and seven more accounts help',
    async run(field: Field): Promise<void> {
      const honest = await field.bystander('Honest');
      const table = await openTable(honest, { settings: { listed: true } });
      const watch = honest.stream(`/tables/${table?.id}/events`);
      const [one, ...helpers] = await field.strangers(8, 4);
      const wish = { settings: { listed: true } };
      await field.flood({ perSecond: 20, times: 210 }, () => openTable(one, wish));
      const byOne = (await linesOf(honest, '/tables?phase=open&limit=200')).filter(({ seats }) =>
        seats.some(({ person }) => person === one.id),
      ).length;
      field.note(`one person has ${byOne} tables in the lobby`);
      field.expect(byOne <= 10, 'the lobby shows ten tables of one person at most');
      await field.flood({ perSecond: 20, times: 70 }, (i) => openTable(helpers[i % 7], wish));
      const lobby = await linesOf(honest, '/tables');
      field.expect(
        lobby.some(({ id }) => id === table?.id),
        'an honest table is on the first page of the lobby',
      );
      field.expectRefusal('too-many-tables', 'too-fast');
      watch.close();
    },
  },
];
