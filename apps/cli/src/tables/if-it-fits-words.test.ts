import { act } from '@menagerie/rules';
import type { BoxConsequence, BoxResult, BoxView } from '@menagerie/rules/if-it-fits';
import { describe, expect, test } from 'vitest';
import {
  CONTEST,
  game,
  playAtRandom,
  positionAfter,
  setting,
  settingFor,
  type Position,
} from '../testing/if-it-fits.ts';
import { boxTable } from './if-it-fits.ts';

const COLUMNS = Array.from({ length: 25 }, (_, i) => i / 2 - 6);
const ROWS = Array.from({ length: 13 }, (_, i) => i - 6);
const PLACES = COLUMNS.flatMap((x) => ROWS.flatMap((y) => [`${x},${y}`, `${x},${y}r`]));

/** Moves of every kind, to places all over the table and beyond its edge. */
const TRIED = ['cat', 'sleep', 'princess', 'toy1', 'toy3', 'start1', 'start3', '1', '17', '42', '61', '68']
  .flatMap((card) => [`x${card}`, ...PLACES.map((place) => `${card}@${place}`)])
  .concat('draw', 'pass')
  .flatMap((text) => {
    const move = game.parseMove(text);
    return move.ok ? [move.value] : [];
  });

describe('sentences', () => {
  test.each([
    ['draw', '● You draw a card.'],
    ['pass', '● You place no cat.'],
    ['17@3,-2r', '● You place card 17 (1 yarn) at 3,-2, rotated.'],
    ['5@3,-2', '● You place card 5 (empty) at 3,-2.'],
    ['start3@0,0', '● You place start card 3 (1 feather) at 0,0.'],
    ['cat@-0.5,2', '● You place an awake cat across -1,2 and 0,2.'],
    ['sleep@3,-2', '● You place a sleeping cat at 3,-2, open at the bottom.'],
    ['sleep@3,-2r', '● You place a sleeping cat at 3,-2, open at the top.'],
    ['princess@3.5,-2', '● You play the Princess, who replaces the cat across 3,-2 and 4,-2.'],
    ['princess@3,-2', '● You play the Princess, who replaces the cat at 3,-2.'],
    ['toy2@3.5,-2', '● You place special toy 2 (2 mice) across 3,-2 and 4,-2.'],
    ['toy2@3,-2', '● You place special toy 2 (2 mice) at 3,-2.'],
    ['x17', '● You discard card 17 (1 yarn).'],
    ['xprincess', '● You discard the Princess.'],
  ])('%s', (move, sentence) => {
    expect(boxTable.tellMove(0, move, setting)).toBe(sentence);
    expect(boxTable.tellMove(1, move, setting)).toMatch(/^■ Miso (draws|places|plays|discards) /);
  });

  test('for every refusal, in whole games, seeds 1 to 6', () => {
    const sentences = new Map<string, string>();
    const tryAll = (position: Position): void => {
      for (const move of [-1, ...TRIED]) {
        const refusal = game.refusal(position, Math.max(0, game.nextSeat(position)), move);
        if (refusal && !sentences.has(refusal.code)) {
          sentences.set(refusal.code, boxTable.tellRefusal(refusal, setting));
        }
      }
      const other = game.refusal(position, (game.nextSeat(position) + 1) % 2, TRIED[0]);
      if (other) sentences.set(other.code, boxTable.tellRefusal(other, setting));
    };
    tryAll(game.newGame({ players: 2, table: 'small', extended: false }));
    for (let seed = 1; seed <= 6; seed++) {
      const options = { players: 2, table: 'small', extended: seed % 2 === 0, seed, draws: 10 };
      const end = playAtRandom(options, (position, move) => {
        tryAll(position);
        game.play(position, game.nextSeat(position), move);
      });
      tryAll(end);
    }
    // All except `no-cat-left`, which doesn't occur in these random games.
    expect(sentences.size).toBe(28);
    for (const [code, told] of sentences) {
      expect(told).not.toContain(code);
      expect(told).toMatch(/^[a-z0-9■].* \(IF-\d+\)$/);
      expect(told).not.toMatch(/undefined|NaN|null/);
    }
  });

  test('for every consequence, in whole games', () => {
    const told = new Map<string, string[]>();
    for (let seed = 1; seed <= 40; seed++) {
      const players = 2 + (seed % 4);
      const extended = seed % 8 < 4;
      playAtRandom({ players, table: 'small', extended, seed, draws: 30 }, (position, move) => {
        const answer = act(game, position, game.nextSeat(position), move);
        if (!answer.ok) throw new Error(answer.error.code);
        for (const one of answer.value) {
          const lines = boxTable.tellConsequence(one, settingFor(players), game.view(position, 0));
          told.set(one.type, [...(told.get(one.type) ?? []), ...lines]);
        }
      });
    }
    expect([...told.keys()].sort()).toEqual([
      'box-closed',
      'boxes-joined',
      'cat-laid',
      'cat-returned',
      'discarded',
      'drew',
      'game-over',
      'last-phase',
      'round-scored',
      'toy-shown',
    ]);
    for (const [type, lines] of told) {
      expect([type, lines.length > 0 || type === 'game-over']).toEqual([type, true]);
      expect(lines.join('\n')).not.toMatch(/undefined|NaN|null/);
      expect(lines.join('\n')).not.toContain(type === 'discarded' ? 'discarded' : type);
    }
  });

  test("your own draws are described, other players' aren't", () => {
    const drew: BoxConsequence = { type: 'drew', rule: 'IF-9', facts: { seat: 0, left: 40 } };
    const position = positionAfter({ ...CONTEST, moves: 'start3@0,0 start2@0,1 draw' });
    const tell = (seat: number) => boxTable.tellConsequence(drew, setting, game.view(position, seat));
    expect(tell(0)).toEqual(['  It is card 18 (empty).']);
    expect(tell(1)).toEqual([]);
  });
});

describe('the score breakdown at the end', () => {
  test('[IF-21] says what decided a tie', () => {
    const tell = (places: number[]) =>
      boxTable.tellConsequence(
        { type: 'game-over', rule: 'IF-21', facts: { totals: [8, 8], places } },
        setting,
        { result: { scores: [8, 8], penalties: [2, 4] } } as unknown as BoxView,
      );
    expect(tell([1, 2])).toEqual(['  Tied at 8: fewest penalty points wins, 2.']);
    expect(tell([1, 1])).toEqual([]);
  });

  test('adds up for every seat, box by box', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const extended = seed % 2 === 0;
      const position = playAtRandom({ players: 3, table: 'medium', extended, seed, draws: 10 });
      const view = game.view(position, null);
      const result = view.result as BoxResult;
      const scored: BoxConsequence = { type: 'round-scored', rule: 'IF-19', facts: { round: 0, result } };
      const lines = boxTable.tellConsequence(scored, settingFor(3), view);
      const rows = lines.slice(lines.findIndex((line) => line.includes('──')) + 1);
      const totals: number[] = [];
      const sums: number[] = [];
      for (const row of rows) {
        const total = /^ {2}[●■▲] \w+ +([+-]?\d+) {3}/.exec(row);
        const part = /^ {6}box \S+ +([+-]?\d+) {3}/.exec(row);
        if (total) {
          totals.push(Number(total[1]));
          sums.push(0);
        } else if (part) sums[sums.length - 1] += Number(part[1]);
      }
      expect(totals).toEqual([...game.scores(position).totals]);
      expect(sums).toEqual(totals);
    }
  });
});
