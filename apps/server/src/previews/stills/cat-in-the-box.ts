import { layOut, type CatView } from '@menagerie/rules/cat-in-the-box';
import { FIELD, layRow, round, type Placed, type Still } from './still.ts';

const CELL = 72;
const MARK = 48;
const BOX = 100;

/** The research board and, for a player, the current trick and their hand. */
export function stillOfCat(view: CatView): Still {
  const rows = layOut(view);
  const columns = rows[0].length;
  const hasHand = view.hand.length > 0;
  const trick = hasHand ? view.tricks.findLast(({ winner }) => winner === null) : undefined;
  const plays = trick?.plays ?? [];
  const step = hasHand ? 66 : 98;
  const [left, top] = [hasHand ? 44 : (FIELD.wide - columns * step) / 2, hasHand ? 18 : 20];
  const cells = rows.flatMap((places, row) =>
    places.flatMap(({ column, colour, rank, owner }): Placed[] => {
      const [x, y, scale] = [left + column * step, top + row * step, (step - 4) / CELL];
      if (owner === null) return [[`cell-${rank}${colour}`, x, y, scale]];
      const [size, shift] = [0.92 * scale, 0.22 * step];
      return [
        [`cell-${colour}`, x, y, scale],
        [`mark-${owner}`, x + shift, y + shift, size],
      ];
    }),
  );
  const right = left + columns * step + 40;
  const laid = layRow(
    plays.map(({ rank, colour }) => `box-${rank}${colour}`),
    { x: right, y: 56, wide: FIELD.wide - 40 - right, piece: BOX, scale: 1.15, gap: 12 },
  );
  const markers = plays.map(({ seat }, i): Placed => {
    const middle = right + i * laid.step + (BOX * laid.scale) / 2;
    return [`mark-${seat}`, middle - MARK / 2, 66 + 118 * laid.scale, 1];
  });
  const hand = layRow(
    view.hand.map((rank) => `box-${rank}`),
    { x: 116, y: 294, wide: FIELD.wide - 156, piece: BOX, scale: 1 },
  );
  const own: Placed[] = hasHand && view.seat !== null ? [[`mark-${view.seat}`, 44, 332, 1.1]] : [];
  const end = Math.max(right - 40, right + plays.length * laid.step, 116 + view.hand.length * hand.step);
  const shift = hasHand ? Math.max(0, round((FIELD.wide - end - left) / 2)) : 0;
  const pieces = [...cells, ...laid.pieces, ...markers, ...own, ...hand.pieces];
  return {
    game: view.game,
    ground: '#efe6d0',
    papers: [[left - 12 + shift, top - 12, columns * step + 20, 4 * step + 20, paperOf(view)]],
    pieces: pieces.map(([name, x, y, scale]) => [name, x + shift, y, scale]),
  };
}

const paperOf = ({ options }: CatView): string => (options.layout === 'purple' ? '#ece2f4' : '#fdfaf3');
