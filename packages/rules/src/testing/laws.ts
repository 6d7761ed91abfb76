// Laws that every game obeys, written once. A game takes part by providing its secrets.

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Eyes, Game, JsonObject, Options } from '../core/game.ts';
import { act, listLegalMoves, parseOptions } from '../core/play.ts';
import { SeededRandom } from '../core/random.ts';
import { didShowCards } from '../core/replay.ts';
import type { Secrets } from './secrets.ts';
import { playRandomly, setUp } from './set-up.ts';

fc.configureGlobal({ seed: 1 });
const RUNS = { numRuns: 60 };
const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });

export function describeLaws(game: Game, secrets: Secrets): void {
  describe(game.id, () => {
    const everyOptions: Options[] = [];
    for (let players = game.players.min; players <= game.players.max; players++) {
      let choices: Record<string, unknown>[] = [{ players }];
      for (const { name, values } of game.options) {
        choices = choices.flatMap((choice) => values.map((value) => ({ ...choice, [name]: value })));
      }
      for (const choice of choices) everyOptions.push(choice as Options);
    }
    const options = fc.constantFrom(...everyOptions);
    const eyesOf = (players: number): Eyes[] => [null, ...Array.from({ length: players }, (_, seat) => seat)];

    /** Some positions of one random game, with simultaneous choices in any order. */
    const positionsOf = (chosen: Options, seed: number, count: number) => {
      const random = new SeededRandom(seed);
      const whole: ReturnType<typeof game.newGame>[] = [];
      const position = game.newGame(chosen);
      whole.push(position.clone());
      playRandomly(game, position, random, Infinity, (after) => whole.push(after.clone()));
      return Array.from({ length: count }, () => whole[random.below(whole.length)]).concat(position);
    };

    test.each(everyOptions)('options %j are accepted as they are', (chosen) => {
      expect(parseOptions(game, chosen)).toEqual({ ok: true, value: chosen });
      expect(game.optionsOf(game.newGame(chosen))).toEqual(chosen);
    });

    test('games end, and legal moves exist if and only if a seat is to move', () => {
      fc.assert(
        fc.property(options, seeds, (chosen, seed) => {
          const position = game.newGame(chosen);
          expect(game.progress(position)).toBe(0);
          playRandomly(game, position, new SeededRandom(seed), Infinity, (after) => {
            expect(Math.abs(game.progress(after) - 0.5)).toBeLessThanOrEqual(0.5);
            const mask = game.toMove(after);
            const next = game.nextSeat(after);
            expect(next < 0 ? mask : mask & (1 << next)).toBe(next < 0 ? 0 : 1 << next);
            expect(mask === 0).toBe(game.isOver(after) || game.awaitsDeal(after));
            for (let seat = 0; seat < after.players; seat++) {
              const moves = listLegalMoves(game, after, seat);
              expect(moves.length > 0).toBe((mask & (1 << seat)) !== 0);
              expect(new Set(moves).size).toBe(moves.length);
            }
          });
          expect(game.isOver(position)).toBe(true);
          expect(game.progress(position)).toBe(1);
          const { places, totals, rounds } = game.scores(position);
          expect(places).toContain(1);
          expect(rounds).toHaveLength(game.roundsScored(position));
          expect(totals).toEqual(
            totals.map((_, seat) => rounds.reduce((sum, points) => sum + points[seat], 0)),
          );
        }),
        RUNS,
      );
    });

    test('a legal move is played and reported; any other is refused with its rule and changes nothing', () => {
      fc.assert(
        fc.property(options, seeds, (chosen, seed) => {
          const positions = positionsOf(chosen, seed, 6);
          const candidates = new Set(Array.from({ length: 130 }, (_, i) => i - 1));
          for (const position of positions) {
            for (const move of listLegalMoves(game, position, game.nextSeat(position))) candidates.add(move);
          }
          for (const position of positions) {
            const before = JSON.stringify(game.formatPosition(position));
            for (let seat = -1; seat <= position.players; seat++) {
              const legal = new Set(listLegalMoves(game, position, seat));
              for (const move of candidates) {
                if (legal.has(move)) {
                  expect(game.refusal(position, seat, move)).toBe(null);
                  expect(act(game, position.clone(), seat, move).ok).toBe(true);
                } else {
                  const answer = act(game, position, seat, move);
                  expect(answer.ok ? '' : answer.error.rule).toMatch(/^[A-Z]+-\d+$/);
                }
              }
            }
            expect(JSON.stringify(game.formatPosition(position))).toBe(before);
          }
        }),
        { numRuns: 10 },
      );
    });

    test('moves survive writing and parsing', () => {
      fc.assert(
        fc.property(options, seeds, (chosen, seed) => {
          for (const position of positionsOf(chosen, seed, 5)) {
            for (let seat = 0; seat < position.players; seat++) {
              for (const move of listLegalMoves(game, position, seat)) {
                expect(game.parseMove(game.formatMove(move))).toEqual({ ok: true, value: move });
              }
            }
          }
        }),
        RUNS,
      );
    });

    test('parsing a move never throws, and what is parsed is written back the same', () => {
      fc.assert(
        fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-=+!*>]?[0-9a-z@,.-]{0,9}$/)), (text) => {
          const move = game.parseMove(text);
          if (move.ok) expect(game.formatMove(move.value)).toBe(text);
        }),
        { numRuns: 2000 },
      );
    });

    test('positions survive writing and reading as JSON: the replay equals the state', () => {
      fc.assert(
        fc.property(options, seeds, (chosen, seed) => {
          for (const position of positionsOf(chosen, seed, 5)) {
            const data = JSON.parse(JSON.stringify(game.formatPosition(position))) as JsonObject;
            expectEqual(setUp(game, data), position);
          }
        }),
        RUNS,
      );
    });

    test('reading a position never throws, whichever value is replaced', () => {
      fc.assert(
        fc.property(options, seeds, fc.nat(), fc.jsonValue({ maxDepth: 2 }), (chosen, seed, at, value) => {
          const [position] = positionsOf(chosen, seed, 1);
          const data = JSON.parse(JSON.stringify(game.formatPosition(position))) as Record<string, unknown>;
          replaceOne(data, at, value);
          const read = game.parsePosition(data);
          if (!read.ok) expect(read.error.reason).not.toBe('');
        }),
        { numRuns: 500 },
      );
    });

    test('cards are conserved: the deal is available at any time', () => {
      fc.assert(
        fc.property(options, seeds, (chosen, seed) => {
          const position = game.newGame(chosen);
          const random = new SeededRandom(seed);
          while (!game.isOver(position)) {
            game.deal(position, random);
            const deal = game.dealOf(position);
            while (game.nextSeat(position) >= 0) {
              playRandomly(game, position, random, 1);
              expectEqual(game.dealOf(position), deal);
            }
          }
        }),
        { numRuns: 15 },
      );
    });

    test('a copy is equal and independent', () => {
      fc.assert(
        fc.property(options, seeds, (chosen, seed) => {
          const [position] = positionsOf(chosen, seed, 1);
          const copy = position.clone();
          expect(copy).toEqual(position);
          const before = JSON.stringify(game.formatPosition(position));
          playRandomly(game, copy, new SeededRandom(seed + 1), 10);
          expect(JSON.stringify(game.formatPosition(position))).toBe(before);
          expect(copy.copyFrom(position)).toEqual(position);
        }),
        RUNS,
      );
    });

    test('a view is JSON and names exactly the cards that its viewer may know', () => {
      fc.assert(
        fc.property(options, seeds, (chosen, seed) => {
          for (const position of positionsOf(chosen, seed, 4)) {
            for (const eyes of eyesOf(position.players)) {
              const view = game.view(position, eyes);
              expectEqual(JSON.parse(JSON.stringify(view)), view);
              expectEqual(secrets.cardsIn(view), secrets.knownCards(game.formatPosition(position), eyes));
            }
          }
        }),
        RUNS,
      );
    });

    test("positions that differ only in what a seat can't see give it equal views", () => {
      let swaps = 0;
      fc.assert(
        fc.property(options, seeds, (chosen, seed) => {
          const random = new SeededRandom(seed);
          for (const position of positionsOf(chosen, seed, 4)) {
            for (const eyes of eyesOf(position.players)) {
              const other = secrets.swapHidden(game.formatPosition(position), eyes, random);
              if (!other) continue;
              swaps++;
              const twin = setUp(game, other);
              expect(isDeepStrictEqual(twin, position)).toBe(false);
              expectEqual(game.view(twin, eyes), game.view(position, eyes));
            }
          }
        }),
        RUNS,
      );
      expect(swaps).toBeGreaterThan(100);
    });

    test("a move shows cards if and only if somebody learns one the mover didn't know, or the round ends", () => {
      let shown = 0;
      fc.assert(
        fc.property(options, seeds, (chosen, seed) => {
          const position = game.newGame(chosen);
          const random = new SeededRandom(seed);
          let before = position.clone();
          const known = (of: typeof position, eyes: Eyes): string[] =>
            secrets.knownCards(game.formatPosition(of), eyes);
          const watch = (after: typeof position, mover: number): void => {
            const toMover = known(before, mover);
            const isLearnt = eyesOf(after.players).some((eyes) => {
              const old = [...known(before, eyes), ...toMover];
              return known(after, eyes).some((card) => !takeOut(old, card));
            });
            const hasEnded = game.roundsScored(after) > game.roundsScored(before);
            const consequences = game.consequences(before, after);
            expect(didShowCards(game, consequences)).toBe(isLearnt || hasEnded);
            if (isLearnt) shown++;
            before = after.clone();
          };
          while (!game.isOver(position)) {
            if (game.awaitsDeal(position)) game.deal(position, random);
            before = position.clone();
            playRandomly(game, position, random, 1, watch);
          }
        }),
        { numRuns: 4 },
      );
      expect(shown).toBeGreaterThan(0);
    });

    test('a sample is a legal full position with the identical view', () => {
      fc.assert(
        fc.property(options, seeds, (chosen, seed) => {
          const random = new SeededRandom(seed);
          for (const position of positionsOf(chosen, seed, 4)) {
            for (const eyes of eyesOf(position.players)) {
              const view = game.view(position, eyes);
              const guess = game.sample(JSON.parse(JSON.stringify(view)) as typeof view, random);
              expectEqual(game.view(guess, eyes), view);
              expectEqual(setUp(game, game.formatPosition(guess)), guess);
            }
          }
        }),
        RUNS,
      );
    });
  });
}

/** Removes one such card from the list; false if there is none. */
function takeOut(cards: string[], card: string): boolean {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
  return at >= 0;
}

/** Like toEqual, which is slow on large positions and only called to show the difference. */
function expectEqual(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}

/** Replaces the value at the `at`-th place of the tree, modulo its size. */
function replaceOne(root: Record<string, unknown>, at: number, value: unknown): void {
  const places: [Record<string, unknown>, string][] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const key of Object.keys(node)) {
      places.push([node as Record<string, unknown>, key]);
      walk((node as Record<string, unknown>)[key]);
    }
  };
  walk(root);
  const [node, key] = places[at % places.length];
  node[key] = value;
}
