import { GAMES, SeededRandom, type CatPosition, type Move, type Seat } from '@menagerie/rules';
import { describe, expect, test } from 'vitest';
import { chooseMove } from './policy.ts';
import { CatStudy } from './study.ts';
import { chooseBoldly, chooseCarefully } from './styles.ts';

const game = GAMES['cat-in-the-box'];

type Style = (position: CatPosition, seat: Seat) => Move;
const expert: Style = (position, seat) => chooseMove(position, seat, new SeededRandom(1), 0);

/**
 * A round between four seats, each with its style, stopped when seat 0 is about to play to the given
 * trick.
 */
function roundOf(styles: readonly Style[], trick: number, seed: number): CatPosition | null {
  const position = game.newGame({ players: 4, layout: 'white' });
  game.deal(position, new SeededRandom(seed));
  for (let seat = game.nextSeat(position); seat >= 0; seat = game.nextSeat(position)) {
    if (seat === 0 && position.tricksDone === trick) return position;
    game.play(position, seat, styles[seat](position, seat));
  }
  return null;
}

/** The first such round of many that doesn't end early. */
function someRoundOf(styles: readonly Style[], trick: number): CatPosition {
  for (let seed = 0; seed < 100; seed++) {
    const position = roundOf(styles, trick, seed);
    if (position) return position;
  }
  throw new Error('no round went on so long');
}

/** How often, over many rounds, the study lets each seat choose for itself. */
function thinkingShares(styles: readonly Style[]): number[] {
  const sums = [0, 0, 0, 0];
  let draws = 0;
  for (let seed = 0; seed < 12; seed++) {
    const position = roundOf(styles, 3, seed);
    if (!position) continue;
    const study = new CatStudy(game.view(position, 0), new SeededRandom(seed));
    const drawn = study.first();
    for (let i = 0; i < 50; i++) {
      study.draw(drawn);
      draws++;
      for (let seat = 1; seat < 4; seat++) if (study.thinks(seat)) sums[seat]++;
    }
  }
  return sums.map((sum) => sum / draws);
}

describe('the study of the others', () => {
  test('tells careful and bold players from those who think, after three tricks', () => {
    const [, careful, bold, other] = thinkingShares([expert, chooseCarefully, chooseBoldly, expert]);
    expect(careful).toBeLessThan(0.7);
    expect(bold).toBeLessThan(0.4);
    expect(other).toBeGreaterThan(0.85);
  });

  test('imagines only deals that fit the view', () => {
    const position = someRoundOf([expert, chooseCarefully, expert, expert], 2);
    const view = game.view(position, 0);
    const study = new CatStudy(view, new SeededRandom(5));
    const drawn = study.first();
    const hands = new Set<string>();
    for (let i = 0; i < 60; i++) {
      study.draw(drawn);
      expect(game.view(drawn, 0)).toEqual(view);
      hands.add(String(drawn.counts));
    }
    expect(hands.size).toBeGreaterThan(10);
  });

  test('lets a player it considers careful continue carefully', () => {
    const position = someRoundOf([expert, chooseCarefully, chooseCarefully, chooseCarefully], 3);
    const random = new SeededRandom(7);
    const study = new CatStudy(game.view(position, 0), random);
    const drawn = study.first();
    let asked = 0;
    for (let i = 0; i < 40; i++) {
      study.draw(drawn);
      game.play(drawn, 0, chooseMove(drawn, 0, random, 0.5));
      const seat = game.nextSeat(drawn);
      if (seat <= 0 || study.thinks(seat)) continue;
      asked++;
      expect(study.choose(drawn, seat, random)).toBe(chooseCarefully(drawn, seat));
    }
    expect(asked).toBeGreaterThan(0);
  });
});
