// Tables of If It Fits for the tests: a contest for two boxes, part-way through, and whole random games.

import { GAMES, listLegalMoves, SeededRandom, type Move } from '@menagerie/rules';
import { plainInk } from '../terminal/ink.ts';
import type { Setting } from '../tables/table.ts';

export const game = GAMES['if-it-fits'];
export type Position = ReturnType<typeof game.newGame>;

export const settingFor = (players: number): Setting => ({
  names: ['You', 'Miso', 'Pixel', 'Waffle', 'Juno'].slice(0, players),
  ink: plainInk,
});
export const setting = settingFor(2);

export interface Opening {
  readonly hands: readonly (readonly number[])[];
  /** The top of the deck. */
  readonly deck: readonly (number | string)[];
  readonly moves: string;
  readonly extended?: boolean;
  readonly table?: string;
}

/** A two-player game, seat 0 first, after these moves; the rest of the deck in order. */
export function positionAfter({ hands, deck, moves, extended = false, table = 'small' }: Opening): Position {
  const given = new Set<number | string>([...hands.flat(), ...deck]);
  const others = [...Array.from({ length: 72 }, (_, i) => i + 1), 'toy1', 'toy2', 'toy3'];
  const rest = others.filter((card) => !given.has(card));
  const upper = deck.includes('princess') ? [] : ['princess'];
  const left = extended ? ['princess', 'princess', 'princess', 'princess'] : ['princess'];
  const size = 37 - deck.length - upper.length;
  const whole = [...deck, ...rest.slice(0, size), ...upper, ...rest.slice(size), ...left];
  const position = game.parsePosition({
    players: 2,
    table,
    extended,
    first: 0,
    hands,
    deck: whole,
    moves: moves.split(' '),
  });
  if (!position.ok) throw new Error(position.error.reason);
  return position.value;
}

export const legalTexts = (position: Position): string[] =>
  listLegalMoves(game, position, game.nextSeat(position)).map((move) => game.formatMove(move));

/** A contest for two boxes: both seats have a cat in each row, and there is room for a special toy. */
export const CONTEST: Opening = {
  hands: [
    [66, 65],
    [61, 67],
  ],
  deck: [18, 5, 7, 6, 'toy3', 'princess'],
  moves:
    'start3@0,0 start2@0,1 draw 65@-1,0 cat@-0.5,0 draw 5@1,1 cat@0.5,1 draw 66@1,0r pass draw 6@2,1 pass',
};
export const later = (moves: string): Opening => ({ ...CONTEST, moves: `${CONTEST.moves} ${moves}` });

interface Whole {
  readonly players: number;
  readonly table: string;
  readonly extended: boolean;
  readonly seed: number;
  /** One in this many turns isn't a draw. */
  readonly draws: number;
}

/** Plays a whole random game, making each move with `make`. */
export function playAtRandom(
  { players, table, extended, seed, draws }: Whole,
  make: (position: Position, move: Move) => void = (position, move) =>
    game.play(position, game.nextSeat(position), move),
): Position {
  const random = new SeededRandom(seed);
  const position = game.newGame({ players, table, extended });
  game.deal(position, random);
  while (!game.isOver(position)) {
    const moves = listLegalMoves(game, position, game.nextSeat(position));
    const isDrawing = game.formatMove(moves[0]) === 'draw' && random.below(draws) > 0;
    make(position, moves[isDrawing ? 0 : random.below(moves.length)]);
  }
  return position;
}
