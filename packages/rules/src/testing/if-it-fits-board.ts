// Positions of If It Fits drawn as boards, without the moves that lead to them.

import type { Seat } from '../core/game.ts';
import { act, listLegalMoves } from '../core/play.ts';
import type { Random } from '../core/random.ts';
import { layAwakeCat, laySleepingCat } from '../if-it-fits/cats.ts';
import { ifItFits as game } from '../if-it-fits/index.ts';
import { layAcross, layInCell } from '../if-it-fits/lay.ts';
import { CARD, TURN } from '../if-it-fits/phases.ts';
import { OPEN_SIDES, pieceNamed, PRINCESS, SLEEPER, START, TOY } from '../if-it-fits/pieces.ts';
import { addToHand } from '../if-it-fits/play.ts';
import { cellAt, halfTurned } from '../if-it-fits/table.ts';
import { BoxPosition, type BoxDeckCard, type BoxTable } from '../if-it-fits/types.ts';

export interface Drawing {
  readonly players?: number;
  readonly table?: BoxTable;
  readonly extended?: boolean;
  /**
   * Rows of cells from the top: `17`, `17r` turned, `s1` a start card, `t1` a special toy, `z0` a
   * sleeping cat of seat 0, `z0r` turned, `P` a Princess, `Pr` turned, `.` nothing. The first cell of the
   * first row is at `from`, by default (0, 0).
   */
  readonly cells: string;
  readonly from?: readonly [x: number, y: number];
  /** Cards across, as in `cat0@0.5,0`, `toy1@0.5,0`, `princess@0.5,0`. */
  readonly across?: readonly string[];
  readonly hands?: readonly (readonly BoxDeckCard[])[];
  /** The rest of it, top first. */
  readonly deck?: readonly BoxDeckCard[];
  /** The seat whose turn begins; 0 by default. */
  readonly turn?: Seat;
  readonly isLastPhase?: boolean;
}

export function draw(drawing: Drawing): BoxPosition {
  const { players = 3, table = 'medium', extended = false, from = [0, 0] } = drawing;
  const position = new BoxPosition({ players, table, extended });
  position.catsLeft.fill(5, 0, players);
  const rows = drawing.cells.trim().split('\n');
  rows.forEach((row, y) =>
    row
      .trim()
      .split(/\s+/)
      .forEach((token, x) => layToken(position, token, cellAt(from[0] + x, from[1] + y))),
  );
  for (const text of drawing.across ?? []) {
    const [, name, x, y] = /^(\w+)@(-?[\d.]+),(-?\d+)$/.exec(text) as unknown as [
      string,
      string,
      string,
      string,
    ];
    const pair = cellAt(Math.floor(Number(x)), Number(y));
    if (name.startsWith('cat')) layAwakeCat(position, Number(name[3]), pair);
    else layAcross(position, pair, pieceNamed(name));
  }
  const hands = drawing.hands ?? Array.from({ length: players }, (_, seat) => [61 + seat, 66 + seat]);
  hands.forEach((hand, seat) => hand.forEach((card) => addToHand(position, seat, pieceNamed(card))));
  const deck = drawing.deck ?? [5, 6];
  deck.forEach((card, i) => (position.deck[i] = pieceNamed(card)));
  position.deckSize = deck.length;
  position.turn = drawing.turn ?? 0;
  position.isLastPhase = drawing.isLastPhase ?? false;
  position.phase = position.isLastPhase ? CARD : TURN;
  return position;
}

function layToken(position: BoxPosition, token: string, cell: number): void {
  if (token === '.') return;
  const [, kind, digits, turned] = /^([a-zP]?)(\d*)(r?)$/.exec(token) as unknown as [
    string,
    string,
    string,
    string,
  ];
  const number = Number(digits);
  const piece = { P: PRINCESS, s: START + number, t: TOY + number, z: SLEEPER + number }[kind] ?? number;
  const open = turned ? halfTurned(OPEN_SIDES[piece]) : OPEN_SIDES[piece];
  if (kind === 'z') laySleepingCat(position, number, cell, open);
  else layInCell(position, cell, piece, open);
}

/**
 * Plays moves of whichever seat is to move; throws if the rules refuse one. Returns the last one's
 * consequences.
 */
export function play(position: BoxPosition, ...moves: readonly string[]): Record<string, unknown>[] {
  let told: Record<string, unknown>[] = [];
  for (const text of moves) {
    const move = game.parseMove(text);
    const answer = move.ok ? act(game, position, game.nextSeat(position), move.value) : move;
    if (!answer.ok) throw new Error(`${text}: ${JSON.stringify(answer.error)}`);
    told = answer.value.map(({ type, facts }) => ({ type, ...facts }));
  }
  return told;
}

/**
 * Plays a game to its end, drawing far more often than laying sleeping cats. If every move were equally
 * likely, the fifth cat would soon end the game and tables would never fill.
 */
export function playLongGame(
  position: BoxPosition,
  random: Random,
  visit: (position: BoxPosition) => void,
): void {
  while (!game.isOver(position)) {
    const seat = game.nextSeat(position);
    const moves = listLegalMoves(game, position, seat);
    const isDrawing = position.phase === TURN && random.below(20) > 0;
    game.play(position, seat, moves[isDrawing ? 0 : random.below(moves.length)]);
    visit(position);
  }
}

export function newLongGame(random: Random): BoxPosition {
  const tables: BoxTable[] = ['small', 'medium', 'large'];
  const position = new BoxPosition({
    players: 2 + random.below(4),
    table: tables[random.below(3)],
    extended: random.below(2) === 1,
  });
  game.deal(position, random);
  return position;
}
