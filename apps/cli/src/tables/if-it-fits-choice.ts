// Choosing among hundreds of placements: first a card, then its cell.

import { drawCards } from './if-it-fits-board.ts';
import { plural, wrapWords, type Reading, type Setting } from './table.ts';

/** Up to this many moves are listed one by one. */
const FEW = 8;

const cardOf = (move: string): string => move.split('@')[0];
const cellOf = (move: string): string => /@([^r]+)/.exec(move)?.[1] ?? '';
const isTurned = (move: string): boolean => /\dr$/.test(move);

export function listMoves(moves: readonly string[], { ink }: Setting): string[] {
  if (moves.length <= FEW) return wrapWords(moves);
  const cards = [...new Set(moves.map(cardOf))];
  if (cards.length === 1) return listCells(cards[0], moves, ink);
  return cards.map((card) => {
    const own = moves.filter((move) => cardOf(move) === card);
    return own[0] === card ? card : `${card.padEnd(9)} ${countPlaces(card, own)}`;
  });
}

function countPlaces(card: string, moves: readonly string[]): string {
  const places = new Set(moves.map(cellOf)).size;
  const how = moves.some(isTurned) ? ', upright or rotated' : '';
  return card === 'princess' ? `in place of ${plural(places, 'cat')}` : `${plural(places, 'cell')}${how}`;
}

/** Row by row. If the card fits both ways in every cell, that is mentioned once. */
function listCells(card: string, moves: readonly string[], ink: Setting['ink']): string[] {
  const upright = moves.filter((move) => !isTurned(move));
  const turned = moves.filter(isTurned);
  const isEitherWay =
    turned.length === upright.length && turned.every((move) => upright.includes(move.slice(0, -1)));
  const shown = isEitherWay ? upright : moves;
  const rows = [...new Set(shown.map((move) => cellOf(move).split(',')[1]))];
  const lines = rows.flatMap((y) => {
    const words = shown.filter((move) => cellOf(move).split(',')[1] === y);
    return wrapWords(words.map((move) => move.slice(move.indexOf('@') + 1)));
  });
  const faces = turned.length ? drawCards([{ card }, { card, isTurned: true }], ink) : [];
  const note = isEitherWay ? [`each also rotated, with an r: ${cellOf(upright[0])}r`] : [];
  return [...lines, ...note, ...faces];
}

/**
 * `17` chooses a card; `3,-2` or `3,-2r` is a cell for the chosen card, or for the only one there is;
 * `17 3,-2` is both.
 */
export function readAnswer(text: string, legal: readonly string[], chosen: string | null): Reading | null {
  const whole = /^(\w+)[ @]+(-?[\d.]+,\s*-?\d+r?)$/.exec(text);
  if (whole) return { move: `${whole[1]}@${whole[2].replace(/\s/g, '')}` };
  const placements = legal.filter((move) => move.includes('@'));
  const ofCard = placements.filter((move) => cardOf(move) === text);
  if (ofCard.length) return { moves: ofCard, chosen: text };
  const cell = /^(-?[\d.]+),\s*(-?\d+)(r?)$/.exec(text);
  if (!cell) return null;
  const [, x, y, turned] = cell;
  const card = chosen ?? onlyCard(legal);
  if (card !== null) return { move: `${card}@${x},${y}${turned}` };
  const there = placements.filter((move) => cellOf(move) === `${x},${y}`);
  return there.length ? { moves: there, chosen: null } : null;
}

/** The only card that can be laid now; passing is ignored because it isn't a card. */
function onlyCard(legal: readonly string[]): string | null {
  const cards = new Set(legal.filter((move) => move !== 'pass').map(cardOf));
  return cards.size === 1 ? [...cards][0] : null;
}
