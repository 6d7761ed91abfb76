import { GAMES, listLegalMoves, SeededRandom } from '@menagerie/rules';
import type { BoxConsequence } from '@menagerie/rules/if-it-fits';
import { describe, expect, it } from 'vitest';
import { newsOf } from './news.ts';

const game = GAMES['if-it-fits'];
const PLAYERS = 3;

interface Moment {
  readonly position: ReturnType<typeof game.newGame>;
  /** What the move before brought about. */
  readonly told: readonly BoxConsequence[];
}

/** Every position of a game of random moves. With an even seed few cats are laid, so that the deck runs out. */
function* games(seed: number): Generator<Moment> {
  const random = new SeededRandom(seed);
  const position = game.newGame({ players: PLAYERS, table: 'medium', extended: false });
  game.deal(position, random);
  while (!game.isOver(position)) {
    const seat = game.nextSeat(position);
    const moves = listLegalMoves(game, position, seat);
    const calm = moves.find((move) => /draw|pass/.test(game.formatMove(move)));
    const before = position.clone();
    game.play(position, seat, (seed % 2 === 0 ? calm : undefined) ?? moves[random.below(moves.length)]);
    yield { position, told: game.consequences(before, position) };
  }
}

describe.each([1, 2, 3, 4, 5])('a game with seed %i', (seed) => {
  it('[IF-17] announces it to each seat once, from the start of the last phase to its own next move', () => {
    let beginning: Extract<BoxConsequence, { type: 'last-phase' }> | undefined;
    const hasMoved = new Set<number>();
    let seen = 0;
    for (const { position, told } of games(seed)) {
      const mover = game.view(position, null).history.at(-1)?.seat ?? 0;
      const began = told.find((one) => one.type === 'last-phase');
      if (beginning) hasMoved.add(mover);
      beginning ??= began;
      if (game.isOver(position)) break;
      for (let seat = 0; seat < PLAYERS; seat++) {
        const news = newsOf(game.view(position, seat));
        const isFresh = beginning !== undefined && !hasMoved.has(seat);
        expect(news?.kind === 'last-phase').toBe(isFresh);
        if (!isFresh || !beginning) continue;
        const { cause, seat: whose } = beginning.facts;
        expect(news?.seat).toBe(cause === 'cats' ? whose : null);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(0);
  });

  it('announces a last cat until the reader has moved', () => {
    for (const { position, told } of games(seed)) {
      const laid = told.filter((one) => one.type === 'cat-laid').find(({ facts }) => facts.left === 1);
      const { isLastPhase, isOver } = game.view(position, null);
      if (!laid || isLastPhase || isOver) continue;
      for (let seat = 0; seat < PLAYERS; seat++) {
        expect(newsOf(game.view(position, seat))).toMatchObject({
          kind: 'last-cat',
          seat: laid.facts.seat,
        });
      }
    }
  });
});
