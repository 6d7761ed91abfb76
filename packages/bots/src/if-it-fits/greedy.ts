// Greedy: weighs what each placement does to the boxes that it sees, its own points against the others',
// and takes the best, looking one cat ahead and no further.

import {
  boxReading,
  GAMES,
  type BoxSpot,
  type BoxView,
  type Move,
  type Seat,
  type Seated,
} from '@menagerie/rules';
import { instantBot } from '../bot.ts';
import { addCats, addSymbols, cardCalled, Table, type Box, type Card, type Change } from './boxes.ts';

const { pointsForCats, spraysIn, strengthOfCats, toysIn } = boxReading;

export const greedy = instantBot<BoxView>('greedy', ({ view, legal }) => {
  if (legal.length === 1) return legal[0];
  const judge = new Judge(view);
  let chosen = legal[0];
  let most = -Infinity;
  for (const move of legal) {
    const gain = judge.gainOf(move);
    if (gain > most) [chosen, most] = [move, gain];
  }
  return chosen;
});

/** Its taste, in points; found by letting variants of it play each other. */
const TASTE = {
  /** How much a point of the others' counts against one of its own. */
  rivals: 0.8,
  /** What part of its doubling an open box with one end is given in advance, and what each end promises. */
  closing: 1,
  growth: 0.6,
  /** What a cat and a Princess cost while the whole deck is to come. */
  cat: 1.5,
  princess: 3,
  /** How much a sleeping cat must gain to be laid instead of drawing: always, and while the whole deck is to come. */
  draw: 2,
  drawEarly: 4,
  /** What ending the drawing costs a seat that is not ahead. */
  ending: 2,
} as const;

class Judge {
  readonly #view: BoxView;
  readonly #me: Seat;
  readonly #table: Table;
  /** What is left of the deck, from 1 down to 0. */
  readonly #toCome: number;
  readonly #catPrice: number;

  constructor(view: Seated<BoxView>) {
    this.#view = view;
    this.#me = view.seat;
    this.#table = new Table(view);
    const left = view.piles.reduce((sum, pile) => sum + pile.left, 0);
    this.#toCome = view.isLastPhase ? 0 : left / view.piles.reduce((sum, pile) => sum + pile.cards, 0);
    this.#catPrice = this.#priceOfCat();
  }

  gainOf(move: Move): number {
    const text = GAMES['if-it-fits'].formatMove(move);
    const parts = /^([a-z0-9]+)@([-.\d]+),([-\d]+)(r?)$/.exec(text);
    if (!parts) return text === 'draw' ? TASTE.draw + TASTE.drawEarly * this.#toCome : 0;
    const [, name, x, y, turned] = parts;
    const spot = { x: Number(x), y: Number(y) };
    if (name === 'cat') return this.#gainOfCat(this.#table.boxAt(spot));
    if (name === 'princess') return this.#gainOfPrincess(spot);
    const card = cardCalled(name, { ...spot, isTurned: turned === 'r' });
    if (name.startsWith('start')) return this.#gainOfStart(card);
    if (name === 'sleep') return this.#gainOfSleeper(card);
    return Number.isInteger(spot.x) ? this.#gainOfCard(card) : this.#gainOfToy(card);
  }

  /** A start card is liked for the toys that the hand can add to it. */
  #gainOfStart({ symbols }: Card): number {
    const held = this.#view.hand.flatMap((card) => cardCalled(String(card), NOWHERE).symbols);
    return held.filter((symbol) => symbols.includes(symbol)).length;
  }

  #gainOfCard(card: Card): number {
    const change = this.#table.lay(card);
    const gain = this.#gainOf(change);
    const own = change.after[0];
    const hasCat = this.#view.seats[this.#me].cats > 0;
    const mayLayCat = hasCat && this.#table.hasRoomOn(card) && this.#admitsCat(own);
    return mayLayCat ? gain + Math.max(0, this.#gainOfCat(own)) : gain;
  }

  #gainOfSleeper(card: Card): number {
    return this.#gainOf(this.#table.lay({ ...card, sleeper: this.#me })) - this.#catPrice;
  }

  #gainOfToy(toy: Card): number {
    const box = this.#table.boxAt(toy);
    return this.#gainOf({ before: [box], after: [addSymbols(box, toy.symbols)] });
  }

  #gainOfCat(box: Box): number {
    const after = addCats(box, this.#me, { awake: 1, asleep: 0 });
    return this.#gainOf({ before: [box], after: [after] }) - this.#catPrice;
  }

  /** She waits for a cat that matters; what she costs fades towards the end. */
  #gainOfPrincess(spot: BoxSpot): number {
    const box = this.#table.boxAt(spot);
    const cat = this.#view.cats.find(({ x, y }) => x === spot.x && y === spot.y);
    if (!cat) return 0;
    const gone = cat.awake ? { awake: -1, asleep: 0 } : { awake: 0, asleep: -1 };
    const gain = this.#gainOf({ before: [box], after: [addCats(box, cat.seat, gone)] });
    return gain - TASTE.princess * this.#toCome;
  }

  #gainOf({ before, after }: Change): number {
    const sum = (boxes: readonly Box[]): number =>
      boxes.reduce((total, box) => total + this.#worthOf(box), 0);
    return sum(after) - sum(before);
  }

  /** IF-12. */
  #admitsCat({ cats }: Box): boolean {
    const own = cats[this.#me];
    return own.awake + own.asleep > 0 || cats.every(({ awake, asleep }) => awake + asleep === 0);
  }

  /** The fewer are left the dearer, and the last one ends the drawing. */
  #priceOfCat(): number {
    const { seats, boxes, isLastPhase } = this.#view;
    const left = seats[this.#me].cats;
    const price = (TASTE.cat * this.#toCome * 2) / (left + 2);
    if (left !== 1 || isLastPhase) return price;
    const points = seats.map((_, seat) => boxes.reduce((sum, box) => sum + box.points[seat], 0));
    const isAhead = points.every((total, seat) => seat === this.#me || total < points[this.#me]);
    return isAhead ? 0 : price + TASTE.ending;
  }

  /** What the box promises: own points, less those of the others; nothing while nobody takes it (IF-18, IF-20). */
  #worthOf(box: Box): number {
    const { extended, players } = this.#view.options;
    const strengths = box.cats.map(({ awake, asleep }) => strengthOfCats(awake, asleep, extended));
    const most = Math.max(...strengths);
    if (most === 0) return 0;
    const points = this.#pointsIn(box);
    return box.cats.reduce((sum, { awake, asleep }, seat) => {
      if (strengths[seat] !== most) return sum;
      const taken = points + pointsForCats(awake, asleep, extended);
      return sum + (seat === this.#me ? taken : (-TASTE.rivals * taken) / (players - 1));
    }, 0);
  }

  /** IF-19, with something in advance for what an open box may become. */
  #pointsIn({ symbols, ends, isAtEdge }: Box): number {
    const points = toysIn(symbols) - spraysIn(symbols);
    if (ends === 0) return isAtEdge ? points : 2 * points;
    const doubling = isAtEdge ? 0 : (TASTE.closing * points) / ends;
    return points + this.#toCome * (doubling + TASTE.growth * Math.min(ends, 4));
  }
}

const NOWHERE = { x: 0, y: 0, isTurned: false };
