import { openSides, SIDES, symbolsOn, type BoxView } from '@menagerie/rules/if-it-fits';
import { FIELD, round, TALL_FIELD, type Placed, type Still } from './still.ts';

const [WIDE, HIGH] = [100, 140];
/** By the number of cards in hand; without cards only the seat's marker. */
const HAND_WIDE = [90, 200, 200, 200];
const GLOW = '#ffd95a';
/** Beside the words there is no place for a hand, and fewer words: only where all becomes larger by so much. */
const WORTH_TALL = 1.15;

/** Everything on the table, and the viewer's hand. */
export function stillOfBoxes(view: BoxView): Still {
  const inHand = [...view.hand.map(String), ...(view.toy === null ? [] : [view.toy])];
  const handWide = view.seat === null ? 0 : (HAND_WIDE[inHand.length] ?? 300);
  const xs = view.cards.map(({ x }) => x);
  const ys = view.cards.map(({ y }) => y);
  const [left, top] = [Math.min(0, ...xs), Math.min(0, ...ys)];
  const [columns, rows] = [Math.max(0, ...xs) - left + 1, Math.max(0, ...ys) - top + 1];
  const scaleIn = (wide: number, high: number): number =>
    Math.min(1, wide / (columns * WIDE), (high - 36) / (rows * HIGH));
  const [wideRoom, tallRoom] = [FIELD.wide - 80 - handWide, TALL_FIELD.wide - 64];
  const [wideScale, tallScale] = [scaleIn(wideRoom, FIELD.high), scaleIn(tallRoom, TALL_FIELD.high)];
  const isTall = view.seat === null && tallScale >= WORTH_TALL * wideScale;
  const [room, high, scale, margin] = isTall
    ? [tallRoom, TALL_FIELD.high, tallScale, 28]
    : [wideRoom, FIELD.high, wideScale, 40];
  const [x0, y0] = [margin + (room - columns * WIDE * scale) / 2, (high - rows * HIGH * scale) / 2];
  const at = (x: number, y: number, dx = 0, dy = 0): readonly [number, number] => [
    round(x0 + ((x - left) * WIDE + dx) * scale),
    round(y0 + ((y - top) * HIGH + dy) * scale),
  ];
  const turned = (x: number, y: number): string =>
    view.cards.find((card) => card.x === x && card.y === y)?.turned ? 'r' : '';
  const cards = view.cards.flatMap(({ card, turned: isTurned, x, y }) =>
    cardAt(card, isTurned, ...at(x, y), scale),
  );
  const asleep = view.cats.filter(({ awake }) => !awake);
  const beds = [
    ...asleep.map(({ seat, x, y }): Placed => [`bed-cat-${seat}${turned(x, y)}`, ...at(x, y), scale]),
    ...view.princesses
      .filter(({ x }) => Number.isInteger(x))
      .map(({ x, y }): Placed => [`bed-princess${turned(x, y)}`, ...at(x, y), scale]),
  ];
  const across = [
    ...view.cats
      .filter(({ awake }) => awake)
      .map(({ seat, x, y }): Placed => [`cat-${seat}`, ...at(x, y, 0, 65), scale]),
    ...view.princesses
      .filter(({ x }) => !Number.isInteger(x))
      .map(({ x, y }): Placed => ['princess', ...at(x, y, 0, 65), scale]),
    ...view.toys.map(({ card, x, y }): Placed => [card, ...at(x, y, 0, 70), scale]),
  ];
  const { justLaid } = view;
  return {
    game: view.game,
    ground: '#d3dccb',
    ...(isTall ? { isTall } : {}),
    papers:
      justLaid === null ? [] : [[...at(justLaid.x, justLaid.y, -10, -10), 120 * scale, 160 * scale, GLOW]],
    pieces: [...cards, ...beds, ...across, ...handAt(inHand, FIELD.wide - handWide, handWide, view.seat)],
  };
}

function cardAt(card: number | string, isTurned: boolean, x: number, y: number, scale: number): Placed[] {
  const open = openSides(card, isTurned);
  const symbols = symbolsOn(card);
  const [size, middles] = symbols.length > 1 ? [36, [32, 68]] : [46, [50]];
  return [
    [`card-${SIDES.filter((side) => open.includes(side)).join('')}`, x, y, scale],
    ...symbols.map((symbol, i): Placed => [
      `symbol-${symbol}`,
      round(x + (middles[i] - size / 2) * scale),
      round(y + (42 - size / 2) * scale),
      (size / 46) * scale,
    ]),
  ];
}

function handAt(hand: readonly string[], left: number, wide: number, seat: number | null): Placed[] {
  if (seat === null) return [];
  const columns = Math.ceil(hand.length / 3);
  const rows = Math.ceil(hand.length / columns);
  const scale = Math.min(
    0.9,
    (wide - 50) / (columns * (WIDE + 12)),
    (FIELD.high - 90) / (rows * (HIGH + 12)),
  );
  return [
    [`mark-${seat}`, left + 20, 16, 1],
    ...hand.flatMap((card, i): Placed[] => {
      const x = round(left + 20 + (i % columns) * (WIDE + 12) * scale);
      const y = round(80 + Math.floor(i / columns) * (HIGH + 12) * scale);
      if (card === 'princess') return [[`bed-${card}`, x, y, scale]];
      return card.startsWith('toy') ? [[card, x, y, scale]] : cardAt(card, false, x, y, scale);
    }),
  ];
}
