import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findGame, GAME_IDS, GAMES } from '../registry.ts';
import { checkDeals } from './deal-report.ts';
import { hex32FromWords } from './deal-stream.ts';
import type { Game } from './game.ts';
import { listLegalMoves, parseOptions } from './play.ts';
import { SeededRandom } from './random.ts';
import { readRecord } from './record-reader.ts';
import { formatRecord, type RecordEvent } from './record.ts';
import { Session } from './session.ts';

fc.configureGlobal({ seed: 1 });

const source = (players: number) => ({
  secret: hex32FromWords('a secret'),
  numbers: Array.from({ length: players }, (_, seat) => hex32FromWords(`seat ${seat}`)),
});

/** A whole random game, or its first moves. */
function playSession(game: Game, players: number, seed: number, limit = Infinity): Session {
  const options = parseOptions(game, { players });
  if (!options.ok) throw new Error(options.error.reason);
  const seats = Array.from({ length: players }, (_, seat) => ({ name: `Player ${seat}`, bot: 'random' }));
  const session = new Session(game, { options: options.value, seats, source: source(players) });
  const random = new SeededRandom(seed);
  for (let i = 0; i < limit && !game.isOver(session.position); i++) {
    session.dealIfDue();
    const seat = game.nextSeat(session.position);
    const legal = listLegalMoves(game, session.position, seat);
    session.play(seat, legal[random.below(legal.length)]);
  }
  return session;
}

/** Reads a record and checks its deals: null if all is well, otherwise the line and code. */
function faultIn(text: string): { line: number; code: string } | null {
  const record = readRecord(text, findGame);
  const answer = record.ok ? checkDeals(record.value) : record;
  return answer.ok ? null : { line: answer.error.line, code: answer.error.code };
}

const CAT = GAMES['cat-in-the-box'];
const EVENTS: readonly RecordEvent[] = playSession(CAT, 3, 1).closedEvents();

/** A careful forgery: events changed, checksums recomputed. */
function forged(change: (events: RecordEvent[]) => void): string {
  const events = structuredClone(EVENTS) as RecordEvent[];
  change(events);
  return formatRecord(events);
}

/** The same lines under another version of the rules, checksums recomputed. */
function reissued(text: string, rules: number): string {
  const [opened, ...rest] = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as RecordEvent & { n: number; sum: string });
  return formatRecord(
    [{ ...opened, rules }, ...rest].map(({ n: _, sum: __, ...event }) => event as RecordEvent),
  );
}

const indexOf = (type: RecordEvent['type'], nth = 0): number =>
  EVENTS.flatMap((event, i) => (event.type === type ? [i] : []))[nth];
const at = <T extends RecordEvent['type']>(events: RecordEvent[], type: T, nth = 0) =>
  events[indexOf(type, nth)] as Extract<RecordEvent, { type: T }>;

describe.each(GAME_IDS)('a record of %s', (id) => {
  const game: Game = GAMES[id];
  for (let players = game.players.min; players <= game.players.max; players++) {
    test(`of ${players} players reads back as it was played, and its deals match`, () => {
      const session = playSession(game, players, players);
      const events = session.closedEvents();
      const record = readRecord(formatRecord(events), findGame);
      expect(record).toMatchObject({ ok: true, value: { game, events, end: { reason: 'finished' } } });
      expect(faultIn(formatRecord(events))).toBe(null);
    });
  }
  test('of an abandoned game reads back too', () => {
    const text = formatRecord(playSession(game, 2, 1, 7).closedEvents());
    expect(readRecord(text, findGame)).toMatchObject({ ok: true, value: { end: { reason: 'stopped' } } });
    expect(faultIn(text)).toBe(null);
  });
});

test('names may contain any character', () => {
  const names = ['a\u2028b', 'c\u2029d', 'e\u0085f', '"},"sum":"0123456789abcdef"}', '\\', '\n', '🐈'];
  for (const name of names) {
    expect(faultIn(forged((events) => (at(events, 'opened').seats[0].name = name)))).toBe(null);
  }
});

describe('a record is refused', () => {
  const text = formatRecord(EVENTS);
  const lines = text.trimEnd().split('\n');

  test('when it is cut off, anywhere', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: text.length - 2 }), (length) => {
        expect(faultIn(text.slice(0, length))).not.toBe(null);
      }),
      { numRuns: 300 },
    );
    expect(faultIn(lines.slice(0, -1).join('\n'))).toEqual({ line: lines.length - 1, code: 'torn' });
    expect(faultIn('')).toEqual({ line: 1, code: 'empty' });
  });

  test('when any single character is edited, naming the line', () => {
    fc.assert(
      fc.property(
        fc.nat(text.length - 2),
        fc.constantFrom(...'0123456789abrygx"{}[],:- \n'),
        (place, character) => {
          fc.pre(text[place] !== character);
          const line = text.slice(0, place).split('\n').length;
          const fault = faultIn(text.slice(0, place) + character + text.slice(place + 1));
          expect(fault).not.toBe(null);
          expect(fault?.line).toBeLessThanOrEqual(line + 1);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('when lines are missing, duplicated or swapped', () => {
    fc.assert(
      fc.property(fc.nat(lines.length - 2), (i) => {
        expect(faultIn(lines.toSpliced(i, 1).join('\n'))).not.toBe(null);
        expect(faultIn(lines.toSpliced(i, 0, lines[i]).join('\n'))).not.toBe(null);
        expect(faultIn(lines.toSpliced(i, 2, lines[i + 1], lines[i]).join('\n'))).not.toBe(null);
      }),
      { numRuns: 60 },
    );
  });

  test("when a line is unchanged, but its checksum doesn't match the lines before it", () => {
    const other = lines.with(3, lines[3].replace(/[0-9a-f]{16}"}$/, '0123456789abcdef"}'));
    expect(faultIn(other.join('\n'))).toEqual({ line: 4, code: 'wrong-sum' });
  });

  // Written by `menagerie simulate if-it-fits --players 2 --policy greedy --seed v1-c` when these rules were at version 1.
  const old = readFileSync(new URL('../testing/if-it-fits-version-1.ndjson', import.meta.url), 'utf8');
  const here = GAMES['if-it-fits'].rulesVersion;
  test.each([
    ['of an earlier version', old, { made: 1, here }],
    ['of a later one', reissued(old, here + 1), { made: here + 1, here }],
  ])('when it was made under rules %s, naming both versions', (_, text, versions) => {
    const read = readRecord(text, findGame);
    expect(read).toMatchObject({ ok: false, error: { line: 1, code: 'other-rules', versions } });
    for (const version of Object.values(versions))
      expect(!read.ok && read.error.reason).toContain(`version ${version}`);
  });

  test('for its result, if it only claims this version: its moves are legal but lead elsewhere', () => {
    expect(faultIn(reissued(old, here))?.code).toBe('wrong-result');
  });

  const last = EVENTS.length;
  const firstMove = indexOf('moved');
  const play = EVENTS.findIndex((event) => event.type === 'moved' && /^\d[rbyg]$/.test(event.move));
  test.each<[string, (events: RecordEvent[]) => void, number, string]>([
    ['an unknown game', (e) => (at(e, 'opened').game = 'chess'), 1, 'unknown-game'],
    ['other rules', (e) => (at(e, 'opened').rules = 99), 1, 'other-rules'],
    [
      'an impossible option',
      (e) => (at(e, 'opened').options = { players: 3, layout: 'pink' }),
      1,
      'bad-option',
    ],
    [
      'a number of players that the game lacks',
      (e) => (at(e, 'opened').options = { players: 9 }),
      1,
      'bad-players',
    ],
    ['a missing seat', (e) => at(e, 'opened').seats.pop(), 1, 'bad-seats'],
    ['a missing number', (e) => at(e, 'opened').deals?.numbers.pop(), 1, 'bad-numbers'],
    ['a header in the middle', (e) => e.splice(5, 0, e[0]), 6, 'second-header'],
    ['a move before the deal', (e) => e.splice(1, 1), 2, 'illegal-move'],
    ['a deal in the middle of a round', (e) => e.splice(4, 0, { ...at(e, 'dealt') }), 5, 'no-deal-due'],
    [
      'an unsorted hand',
      (e) => (at(e, 'dealt').deal as { hands: number[][] }).hands[0].reverse(),
      2,
      'unsorted-deal',
    ],
    ['a date that is none', (e) => (at(e, 'opened').date = 'yesterday'), 1, 'bad-event'],
    [
      'a wrong number of a round',
      (e) => (at(e, 'dealt', 1).round = 0),
      indexOf('dealt', 1) + 1,
      'wrong-round',
    ],
    ['an illegal move', (e) => ((e[play] as { move: string }).move = '9r'), play + 1, 'illegal-move'],
    ['a move that is none', (e) => (at(e, 'moved').move = 'castle'), firstMove + 1, 'illegal-move'],
    ['a move of another seat', (e) => (at(e, 'moved', 3).seat += 1), indexOf('moved', 3) + 1, 'illegal-move'],
    [
      'a wrong result',
      (e) => ((at(e, 'scored').result as { tricks: number[] }).tricks[0] += 1),
      indexOf('scored') + 1,
      'wrong-result',
    ],
    ['a missing result', (e) => e.splice(indexOf('scored'), 1), indexOf('scored') + 1, 'score-missing'],
    ['a result too many', (e) => e.splice(3, 0, at(e, 'scored')), 4, 'wrong-round'],
    ['wrong totals', (e) => (at(e, 'ended').totals[0] += 1), last, 'wrong-result'],
    ['wrong places', (e) => at(e, 'ended').places.reverse(), last, 'wrong-result'],
    ['a false stop', (e) => (at(e, 'ended').reason = 'stopped'), last, 'not-stopped'],
    ['an early end', (e) => e.splice(9, e.length - 10), 10, 'not-finished'],
    ['lines after the end', (e) => e.push(at(e, 'moved')), last + 1, 'after-the-end'],
    [
      'an event of no known type',
      (e) => e.splice(2, 0, { type: 'cheated' } as unknown as RecordEvent),
      3,
      'unknown-event',
    ],
    ['an event with a field too many', (e) => Object.assign(e[2], { note: 'hm' }), 3, 'bad-event'],
    [
      'a secret that is not the promised one',
      (e) => (at(e, 'ended').secret = hex32FromWords('other')),
      last,
      'wrong-secret',
    ],
    ['a secret that was never opened', (e) => delete at(e, 'ended').secret, last, 'not-opened'],
    ['a secret that was never promised', (e) => delete at(e, 'opened').deals, last, 'no-promise'],
    [
      "another seat's number",
      (e) => (at(e, 'opened').deals as { numbers: string[] }).numbers.reverse(),
      2,
      'other-deal',
    ],
  ])('when it was forged with %s', (_, change, line, code) => {
    expect(faultIn(forged(change))).toEqual({ line, code });
  });

  test('when unplayed cards of a deal were swapped and all moves are still legal', () => {
    const text = forged((events) => {
      const { hands } = at(events, 'dealt', 2).deal as { hands: number[][] };
      const round = events.slice(indexOf('dealt', 2));
      const discards = [0, 1].map((seat) => {
        const event = round.find((one) => one.type === 'moved' && one.seat === seat);
        return event as Extract<RecordEvent, { type: 'moved' }>;
      });
      const [a, b] = discards.map((event) => Number(event.move[1]));
      expect(a).not.toBe(b);
      hands[0][hands[0].indexOf(a)] = b;
      hands[1][hands[1].indexOf(b)] = a;
      discards[0].move = `-${b}`;
      discards[1].move = `-${a}`;
    });
    expect(readRecord(text, findGame).ok).toBe(true);
    expect(faultIn(text)).toEqual({ line: indexOf('dealt', 2) + 1, code: 'other-deal' });
  });
});

test('invalid input is refused and never throws', () => {
  const rubbish = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.json({ maxDepth: 3 }),
    fc.array(fc.json({ maxDepth: 2 }), { maxLength: 5 }).map((lines) => lines.join('\n')),
    fc.constantFrom('[]', 'null', '{"n":0}', '[['.repeat(5000), '\u0000', '{"__proto__":{"n":0}}'),
  );
  fc.assert(
    fc.property(rubbish, (text) => {
      expect(faultIn(text)).not.toBe(null);
    }),
    { numRuns: 1000 },
  );
});

test('events of any shape with valid checksums are refused or read, and never throw', () => {
  fc.assert(
    fc.property(fc.nat(EVENTS.length - 1), fc.nat(), fc.jsonValue({ maxDepth: 2 }), (index, key, value) => {
      const text = forged((events) => {
        const event = events[index] as unknown as Record<string, unknown>;
        const keys = Object.keys(event);
        event[keys[key % keys.length]] = value;
      });
      const fault = faultIn(text);
      if (fault) expect(fault.line).toBeGreaterThan(0);
    }),
    { numRuns: 600 },
  );
});

describe('a session', () => {
  test("refuses an illegal move and doesn't record it", () => {
    const session = playSession(CAT, 3, 1, 8);
    const before = session.events.length;
    expect(session.act(session.game.nextSeat(session.position), 64).ok).toBe(false);
    expect(session.events).toHaveLength(before);
  });
  test('goes back to any event and forward again to the same game', () => {
    const session = playSession(CAT, 4, 2);
    const all = [...session.events];
    const end = session.position.clone();
    session.rewind(40);
    expect(session.events).toEqual(all.slice(0, 40));
    for (const event of all.slice(40)) {
      if (event.type === 'dealt') session.dealIfDue();
      if (event.type !== 'moved') continue;
      const move = CAT.parseMove(event.move);
      if (move.ok) session.act(event.seat, move.value);
    }
    expect(session.events).toEqual(all);
    expect(session.position).toEqual(end);
  });
});
