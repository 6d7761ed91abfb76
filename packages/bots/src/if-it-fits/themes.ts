// The themes of If It Fits puzzles: from what the best move changes on the table.

import { GAMES } from '@menagerie/rules';
import {
  boxOver,
  effectsOf,
  pointsNow,
  readPlacement,
  type BoxOnTable,
  type BoxView,
} from '@menagerie/rules/if-it-fits';
import type { PuzzleThemes, Scene } from '../puzzles/themes.ts';

const game = GAMES['if-it-fits'];

const NAMES = [
  'close-box',
  'steal-box',
  'send-home',
  'join-boxes',
  'wall-in',
  'special-toy',
  'sleeping-cat',
  'lay-cat',
  'keep-cat',
  'draw',
  'discard',
  'start-card',
  'grow-box',
  'spoil-box',
  'build',
] as const;
type Theme = (typeof NAMES)[number];

function themesOf({ view, ranked, viewAfter, consequencesOf }: Scene<BoxView>): readonly Theme[] {
  const answer = game.formatMove(ranked[0].move);
  const second = game.formatMove(ranked[1].move);
  if (view.phase === 'start') return ['start-card'];
  if (answer === 'draw') return ['draw'];
  if (answer === 'pass') return ['keep-cat'];
  const placement = readPlacement(answer);
  if (!placement) return ['discard'];
  const { seat } = view;
  const after = viewAfter(ranked[0].move);
  const box = boxOver(after.boxes, placement);
  const caused = new Set(consequencesOf(ranked[0].move).map(({ type }) => type));
  const gain = pointsNow(after, seat) - pointsNow(view, seat);
  const loss = view.seats.reduce(
    (sum, _, one) => (one === seat ? sum : sum + pointsNow(view, one) - pointsNow(after, one)),
    0,
  );
  const themes: Theme[] = [];
  if (caused.has('box-closed')) themes.push('close-box');
  if (box && isStolen(view, box, seat)) themes.push('steal-box');
  if (caused.has('cat-returned')) themes.push('send-home');
  if (caused.has('boxes-joined')) themes.push('join-boxes');
  const { x, y, piece, isTurned: turned } = placement;
  const isCard = Number.isInteger(x) && piece !== 'princess' && piece !== 'sleep';
  const effects = isCard ? effectsOf(view, after, { x, y, card: piece, turned }) : [];
  if (effects.some((one) => !one.isJoined && !one.closes && one.box.takers.some((taker) => taker !== seat)))
    themes.push('wall-in');
  if (/^toy\d/.test(piece)) themes.push('special-toy');
  if (piece === 'sleep') themes.push('sleeping-cat');
  if (piece === 'cat') themes.push(second === 'pass' || themes.length === 0 ? 'lay-cat' : themes[0]);
  if (gain > 0 && themes.length < 2) themes.push('grow-box');
  if (loss > 0 && themes.length < 2) themes.push('spoil-box');
  if (themes.length === 0) themes.push('build');
  return [...new Set(themes)];
}

/** An opponent had a share of the box, which the seat has now. */
function isStolen({ boxes }: BoxView, box: BoxOnTable, seat: number): boolean {
  if (!box.takers.includes(seat)) return false;
  const before = box.cells.flatMap((cell) => boxOver(boxes, cell)?.takers ?? []);
  return before.some((taker) => taker !== seat && !box.takers.includes(taker));
}

export const boxThemes: PuzzleThemes<BoxView> = {
  names: NAMES,
  themesOf,
  // Games and playouts are long, and most turns are easy.
  effort: {
    opinion: 0.05,
    perGame: 8,
    moves: 4,
    rivals: 3,
    check: { margin: 0.04, errors: 4, batch: 12, least: 160, most: 720 },
    ahead: { margin: 0.05, errors: 4, batch: 16, least: 32, most: 96 },
    playouts: { tiger: 1, hunter: 1200, tree: 3000, treeMoves: 30 },
  },
};
