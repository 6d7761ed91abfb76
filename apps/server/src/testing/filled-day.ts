// A day that thousands have played already: results without games, for measuring.

import { SeededRandom } from '@menagerie/rules';
import { dayId, dueDays } from '../contests/days.ts';
import { openStore, type StoreConfig } from '../store/open.ts';
import { randomId } from '../table/numbers.ts';

export interface FilledDay {
  readonly id: string;
  /** Of people who have played it. */
  readonly keys: readonly string[];
}

const MOVES = 33;
const KEYS = 1_000;
const AT_ONCE = 100;

export async function fillDay(
  where: StoreConfig,
  plays: number,
  hashOf: (key: string) => string,
): Promise<FilledDay> {
  const store = await openStore(where);
  const now = Date.now();
  for (const day of dueDays(now)) await store.contests.add(day);
  const id = dayId(now, 'cat-in-the-box');
  const random = new SeededRandom('filled day');
  const keys: string[] = [];
  const add = async (n: number): Promise<void> => {
    const [person, table] = [randomId(), randomId()];
    const key = `mng_bench_${n}`;
    if (n < KEYS) keys.push(key);
    await store.addPerson({ id: person, name: `P${n}`, isBot: false, offer: null, since: now }, hashOf(key));
    await store.contests.begin({ contest: id, deal: 0, person, table, begunAt: now });
    // Most people choose between two or three good moves.
    const line = Array.from({ length: MOVES }, () => `${1 + random.below(3)}${'rbgy'[random.below(2)]}`);
    const margin = random.below(60) - 30;
    const notedAt = now - random.below(12 * 60) * 60_000;
    await store.contests.note(
      table,
      {
        total: 20 + margin,
        margin,
        place: margin > 0 ? 1 : 2,
        outcome: random.below(20) === 0 ? 'resigned' : 'finished',
        line: line.join(' '),
        moves: MOVES,
        thinkMs: 200_000,
        endedAt: notedAt,
      },
      notedAt,
    );
  };
  for (let n = 0; n < plays; n += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, plays - n) }, (_, i) => add(n + i)));
  await store.close();
  return { id, keys };
}
