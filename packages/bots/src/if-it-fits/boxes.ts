// The boxes on the table as a policy weighs them, read from a view, and what one card would do to them.

import {
  BOX_GRIDS,
  boxReading,
  boxSymbolsOn,
  openBoxSides,
  type BoxSide,
  type BoxSpot,
  type BoxSymbol,
  type BoxView,
  type Seat,
} from '@menagerie/rules';

export interface Cats {
  readonly awake: number;
  readonly asleep: number;
}

export interface Box {
  /** As the rules count them. */
  readonly symbols: number;
  /** Open sides that face an empty cell, and whether one faces the table's edge, so that it never closes. */
  readonly ends: number;
  readonly isAtEdge: boolean;
  /** Per seat. */
  readonly cats: readonly Cats[];
}

/** A card about to be laid in a cell. */
export interface Card extends BoxSpot {
  readonly open: readonly BoxSide[];
  readonly symbols: readonly BoxSymbol[];
  /** Whose sleeping cat it is, if it is one. */
  readonly sleeper?: Seat;
}

/** The boxes that a move would change, and what they would become: first the one that the card lies in. */
export interface Change {
  readonly before: readonly Box[];
  readonly after: readonly Box[];
}

const { countSymbols } = boxReading;
const SIDES = { T: [0, -1, 'B'], R: [1, 0, 'L'], B: [0, 1, 'T'], L: [-1, 0, 'R'] } as const;
const NO_CATS: Cats = { awake: 0, asleep: 0 };

export function cardCalled(name: string, { x, y, isTurned }: BoxSpot & { isTurned: boolean }): Card {
  return { x, y, open: openBoxSides(name, isTurned), symbols: boxSymbolsOn(name) };
}

const keyOf = (x: number, y: number): string => `${x},${y}`;

export class Table {
  readonly boxes: readonly Box[];
  readonly #players: number;
  readonly #size: { readonly width: number; readonly height: number };
  readonly #open = new Map<string, readonly BoxSide[]>();
  readonly #boxAt = new Map<string, number>();
  readonly #beds: ReadonlySet<string>;

  constructor(view: BoxView) {
    this.#players = view.options.players;
    this.#size = BOX_GRIDS[view.options.table];
    const cards = view.cards.map(({ card, turned, x, y }) =>
      cardCalled(String(card), { x, y, isTurned: turned }),
    );
    for (const { x, y, open } of cards) this.#open.set(keyOf(x, y), open);
    this.#beds = new Set(
      view.cards.flatMap(({ card, x, y }) => (card === 'cat' || card === 'princess' ? keyOf(x, y) : [])),
    );
    view.boxes.forEach(({ cells }, box) => cells.forEach(({ x, y }) => this.#boxAt.set(keyOf(x, y), box)));
    const toys = view.toys.map(({ card, x, y }) =>
      cardCalled(card, { x: Math.floor(x), y, isTurned: false }),
    );
    this.boxes = view.boxes.map(({ cats }, index) => {
      const inBox = ({ x, y }: BoxSpot): boolean => this.#boxAt.get(keyOf(x, y)) === index;
      const own = cards.filter(inBox);
      const symbols = countSymbols([...own, ...toys.filter(inBox)].flatMap((card) => card.symbols));
      const exits = own.map((card) => this.#exitsOf(card));
      return {
        symbols,
        cats,
        ends: exits.reduce((sum, { ends }) => sum + ends, 0),
        isAtEdge: exits.some(({ isAtEdge }) => isAtEdge),
      };
    });
  }

  /** The box that holds a cell, or the pair to both sides of x. */
  boxAt({ x, y }: BoxSpot): Box {
    return this.boxes[this.#boxAt.get(keyOf(Math.floor(x), y)) as number];
  }

  lay(card: Card): Change {
    const ends = new Map<number, number>();
    const joined = new Set<number>();
    for (const side of Object.keys(SIDES) as BoxSide[]) {
      const [dx, dy, facing] = SIDES[side];
      const beyond = keyOf(card.x + dx, card.y + dy);
      const box = this.#boxAt.get(beyond);
      if (box === undefined || !this.#open.get(beyond)?.includes(facing)) continue;
      ends.set(box, (ends.get(box) ?? 0) + 1);
      if (card.open.includes(side)) joined.add(box);
    }
    const touched = [...ends.keys()].map((box) => ({
      before: this.boxes[box],
      after: { ...this.boxes[box], ends: this.boxes[box].ends - (ends.get(box) as number) },
      isJoined: joined.has(box),
    }));
    const own = touched.filter(({ isJoined }) => isJoined).map(({ after }) => after);
    const others = touched.filter(({ isJoined }) => !isJoined).map(({ after }) => after);
    return {
      before: touched.map(({ before }) => before),
      after: [[this.#boxOf(card), ...own].reduce(joinBoxes), ...others],
    };
  }

  /** Whether a cat can lie across the card, once laid, and a neighbour (IF-11). */
  hasRoomOn({ x, y, open }: Card): boolean {
    return ([-1, 1] as const).some((dx) => {
      const beyond = keyOf(x + dx, y);
      const [side, facing]: BoxSide[] = dx < 0 ? ['L', 'R'] : ['R', 'L'];
      return open.includes(side) && this.#open.get(beyond)?.includes(facing) && !this.#beds.has(beyond);
    });
  }

  #boxOf(card: Card): Box {
    const cats = Array.from({ length: this.#players }, (_, seat) =>
      seat === card.sleeper ? { awake: 0, asleep: 1 } : NO_CATS,
    );
    return { symbols: countSymbols(card.symbols), cats, ...this.#exitsOf(card) };
  }

  #exitsOf({ x, y, open }: Card): Pick<Box, 'ends' | 'isAtEdge'> {
    let ends = 0;
    let isAtEdge = false;
    for (const side of open) {
      const [dx, dy] = SIDES[side];
      if (this.#open.has(keyOf(x + dx, y + dy))) continue;
      const { width, height } = this.#size;
      if (2 * Math.abs(x + dx) < width && 2 * Math.abs(y + dy) < height) ends++;
      else isAtEdge = true;
    }
    return { ends, isAtEdge };
  }
}

function joinBoxes(a: Box, b: Box): Box {
  return {
    symbols: a.symbols + b.symbols,
    ends: a.ends + b.ends,
    isAtEdge: a.isAtEdge || b.isAtEdge,
    cats: a.cats.map(({ awake, asleep }, seat) => ({
      awake: awake + b.cats[seat].awake,
      asleep: asleep + b.cats[seat].asleep,
    })),
  };
}

export function addSymbols(box: Box, added: readonly BoxSymbol[]): Box {
  return { ...box, symbols: box.symbols + countSymbols(added) };
}

export function addCats(box: Box, seat: Seat, { awake, asleep }: Cats): Box {
  const cats = box.cats.map((own, i) =>
    i === seat ? { awake: own.awake + awake, asleep: own.asleep + asleep } : own,
  );
  return { ...box, cats };
}
