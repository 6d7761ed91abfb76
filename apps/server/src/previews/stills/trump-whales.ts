import { trickOnTable, type WhaleView } from '@menagerie/rules/trump-whales';
import { FIELD, layRow, round, type Placed, type Still } from './still.ts';

const CARD = 100;
const MARK = 48;

/** The trick on the table, trump and token, the viewer's bonuses and hand; null: the table is empty. */
export function stillOfWhales(view: WhaleView): Still | null {
  const last = trickOnTable(view);
  const laid = last?.taken === null ? last.turns : [];
  const cards = laid.flatMap(({ seat, card }) => (card === null ? [] : [{ seat, card }]));
  if (cards.length + view.hand.length === 0) return null;
  const trick = layRow(
    cards.map(({ card }) => `card-${card}`),
    { x: 44, y: 20, wide: 580, piece: CARD, scale: 1.3, gap: 14 },
  );
  const markers = cards.map(({ seat }, i): Placed => {
    const middle = 44 + i * trick.step + (CARD * trick.scale) / 2;
    return [`mark-${seat}`, middle - MARK / 2, 28 + 118 * trick.scale, 1];
  });
  const { current, seat } = view;
  const standing: Placed[] = current
    ? [
        [`trump-${current.trump}`, 660, 40, 1.5],
        [`token-${current.token}`, 830, 58, 1.15],
      ]
    : [];
  const bonuses = layRow(seat === null ? [] : view.seats[seat].bonuses.map((card) => `card-${card}`), {
    x: 980,
    y: 70,
    wide: 180,
    piece: CARD,
    scale: 0.8,
  });
  const hand = layRow(
    view.hand.map((card) => `card-${card}`),
    { x: 116, y: 258, wide: FIELD.wide - 156, piece: CARD, scale: 1.25 },
  );
  const shift = Math.max(0, round((FIELD.wide - 160 - view.hand.length * hand.step) / 2));
  const own: Placed[] = seat === null ? [] : [[`mark-${seat}`, 44, 300, 1.1]];
  const held = [...own, ...hand.pieces].map(([name, x, y, scale]): Placed => [name, x + shift, y, scale]);
  return {
    game: view.game,
    ground: '#c3dceb',
    papers: [[0, 238, FIELD.wide, FIELD.high - 238, '#a9cbe2']],
    pieces: [...trick.pieces, ...markers, ...standing, ...bonuses.pieces, ...held],
  };
}
