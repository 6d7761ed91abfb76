// The texts of If It Fits: a sentence for every move, every consequence and every refusal.

import type { Seat } from '@menagerie/rules';
import {
  readPlacement,
  type BoxConsequence,
  type BoxRefusal,
  type BoxResult,
  type BoxSpot,
  type BoxView,
} from '@menagerie/rules/if-it-fits';
import { drawBoard } from './if-it-fits-board.ts';
import { drawFinalSlip } from './if-it-fits-boxes.ts';
import { describeCard } from './if-it-fits-cards.ts';
import { plural, seatLabel, type Setting, whoDoes } from './table.ts';

const countCats = (count: number): string => (count === 0 ? 'no cat' : plural(count, 'cat'));

/** `at 3,-2`, or `across 3,-2 and 4,-2`. */
function describeSpot({ x, y }: BoxSpot): string {
  return Number.isInteger(x) ? `at ${x},${y}` : `across ${x - 0.5},${y} and ${x + 0.5},${y}`;
}

export function tellMove(seat: Seat, move: string | null, setting: Setting): string {
  const places = whoDoes(seat, 'place', setting);
  const placement = readPlacement(move ?? '');
  if (!placement) {
    if (move === 'draw') return `${whoDoes(seat, 'draw', setting)} a card.`;
    if (move === 'pass') return `${places} no cat.`;
    return `${whoDoes(seat, 'discard', setting)} ${describeCard((move ?? '').slice(1))}.`;
  }
  const { piece, isTurned } = placement;
  const where = describeSpot(placement);
  switch (piece) {
    case 'cat':
      return `${places} an awake cat ${where}.`;
    case 'sleep':
      return `${places} a sleeping cat ${where}, open at the ${isTurned ? 'top' : 'bottom'}.`;
    case 'princess':
      return `${whoDoes(seat, 'play', setting)} the Princess, who replaces the cat ${where}.`;
    default:
      return `${places} ${describeCard(piece)} ${where}${isTurned ? ', rotated' : ''}.`;
  }
}

/** Once the deck is down to this many cards, each draw mentions it. */
const NEARLY_EMPTY = 5;

export function tellConsequence({ type, facts }: BoxConsequence, setting: Setting, view: BoxView): string[] {
  switch (type) {
    case 'drew':
      return tellDraw(facts.seat, facts.left, view);
    case 'toy-shown':
      return [`  It is ${describeCard(facts.card)}, and has to be placed right away.`];
    case 'discarded':
      return ['  It did not fit anywhere.'];
    case 'boxes-joined':
      return [`  ${facts.boxes} boxes merge into one with ${facts.cards} cards.`];
    case 'box-closed': {
      const cards = plural(facts.cards, 'card');
      return [`  The box at ${facts.x},${facts.y} is closed: ${cards}, worth ${facts.worth}.`];
    }
    case 'cat-laid':
      return [`  ${whoDoes(facts.seat, 'have', setting, 'has')} ${countCats(facts.left)} left.`];
    case 'cat-returned': {
      const has = whoDoes(facts.seat, 'have', setting, 'has');
      return [`  The cat goes back: ${has} ${countCats(view.seats[facts.seat].cats)} to place now.`];
    }
    case 'last-phase': {
      const cause =
        facts.cause === 'cats'
          ? `${whoDoes(facts.seat, 'have', setting, 'has')} placed their fifth cat`
          : 'the last card of the deck was drawn';
      return [setting.ink('bold', `  The last phase begins: ${cause}. Play out your hands; nobody draws.`)];
    }
    case 'round-scored':
      return ['', ...drawBoard(view, [], setting.ink), ...drawFinalSlip(view, setting)];
    case 'game-over':
      return tellTie(facts, view.result);
  }
}

/** The viewer's own card, and the deck when it runs out. */
function tellDraw(seat: Seat, left: number, view: BoxView): string[] {
  const card = view.history.at(-1)?.card;
  const isToy = view.phase === 'toy';
  const own = seat === view.seat && card && !isToy ? [`  It is ${describeCard(card)}.`] : [];
  return left > NEARLY_EMPTY ? own : [...own, `  ${plural(left, 'card')} left in the deck.`];
}

interface Final {
  readonly totals: readonly number[];
  readonly places: readonly number[];
}

/** IF-21. */
function tellTie({ totals, places }: Final, result: BoxResult | null): string[] {
  const top = Math.max(...totals);
  const tied = totals.flatMap((total, seat) => (total === top ? [seat] : []));
  if (tied.length < 2 || tied.every((seat) => places[seat] === 1)) return [];
  const penalties = tied.map((seat) => result?.penalties[seat] ?? 0);
  return [`  Tied at ${top}: fewest penalty points wins, ${Math.min(...penalties)}.`];
}

export function tellRefusal(refusal: BoxRefusal, setting: Setting): string {
  return `${reasonFor(refusal, setting)} (${refusal.rule})`;
}

function reasonFor({ code, facts }: BoxRefusal, setting: Setting): string {
  switch (code) {
    case 'game-over':
      return 'the game is over';
    case 'not-dealt':
      return 'the cards have not been dealt yet';
    case 'not-your-turn':
      return `it is ${seatLabel(facts.turn, setting)}'s turn`;
    case 'no-such-move':
      return 'there is no such move';
    case 'start-card-first':
      return 'first, place a start card, as in start3@0,0';
    case 'start-card-taken':
      return `${describeCard(facts.card)} is already taken`;
    case 'begin-in-the-middle':
      return 'the first start card goes in the middle, at 0,0';
    case 'no-short-side':
      return `${describeSpot(facts)} it would touch no card above or below, as a start card must`;
    case 'draw-or-sleep':
      return 'first draw, or place a sleeping cat, as in sleep@3,-2';
    case 'no-cat-left':
      return 'you have no cats left';
    case 'no-more-drawing':
      return 'nobody draws in the last phase; play a card from your hand';
    case 'no-more-sleeping-cats':
      return 'there are no sleeping cats in the last phase; play a card from your hand';
    case 'play-a-card':
      return 'you have drawn; now play a card from your hand';
    case 'lay-a-card-first':
      return 'you can place an awake cat only right after placing a card';
    case 'card-not-in-hand':
      return `you do not have ${describeCard(facts.card)}`;
    case 'no-cat-there':
      return `there is no cat ${describeSpot(facts)}`;
    case 'same-upright':
      return `${describeCard(facts.card ?? 'cat')} looks the same rotated; place it upright`;
    case 'double-wall':
      return `${describeSpot(facts)} a wall would meet a wall`;
    case 'can-be-played':
      return `${describeCard(facts.card)} can still be played, so you cannot discard`;
    case 'lay-the-toy':
      return `${describeCard(facts.card)} has to be placed now`;
    case 'must-lie-across':
      return `${describeCard(facts.card)} must go across two joined cards while there is room, as in 3.5,-2`;
    case 'cat-or-pass':
      return 'now place a cat across the new card, or pass';
    case 'not-on-the-card-laid':
      return 'the cat must go on the card you just placed';
    case 'off-the-table':
      return `${describeSpot(facts)} is not on the table`;
    case 'cell-taken':
      return `there is already a card ${describeSpot(facts)}`;
    case 'touches-nothing':
      return `${describeSpot(facts)} it would not touch any card`;
    case 'no-room':
      return `there is already something ${describeSpot(facts)}`;
    case 'on-a-sleeping-cat':
      return 'nothing can go on a sleeping cat, or on a Princess who replaced one';
    case 'not-joined':
      return `the cards ${describeSpot(facts).replace('across ', 'at ')} are not joined on their long sides`;
  }
}
