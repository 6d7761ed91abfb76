// What If It Fits says: a sentence for every move, every consequence and every refusal.

import type { BoxResult, BoxView, Consequence, Refusal, Seat } from '@menagerie/rules';
import { readPlacement } from '@menagerie/rules/if-it-fits';
import { drawBoard } from './if-it-fits-board.ts';
import { drawFinalSlip } from './if-it-fits-boxes.ts';
import { describeCard } from './if-it-fits-cards.ts';
import { plural, seatLabel, type Setting, whoDoes } from './table.ts';

/** `● Miso lays`, `● You lay`. */
const countCats = (count: number): string => (count === 0 ? 'no cat' : plural(count, 'cat'));

/** `at 3,-2`, or `across 3,-2 and 4,-2`. */
function describeSpot(x: number, y: number): string {
  return Number.isInteger(x) ? `at ${x},${y}` : `across ${x - 0.5},${y} and ${x + 0.5},${y}`;
}

export function tellMove(seat: Seat, move: string | null, setting: Setting): string {
  const lays = whoDoes(seat, 'lay', setting);
  const placement = readPlacement(move ?? '');
  if (!placement) {
    if (move === 'draw') return `${whoDoes(seat, 'draw', setting)} a card.`;
    if (move === 'pass') return `${lays} no cat.`;
    return `${whoDoes(seat, 'discard', setting)} ${describeCard((move ?? '').slice(1))}.`;
  }
  const { piece, x, y, isTurned } = placement;
  const where = describeSpot(x, y);
  switch (piece) {
    case 'cat':
      return `${lays} an awake cat ${where}.`;
    case 'sleep':
      return `${lays} a sleeping cat ${where}, open at the ${isTurned ? 'top' : 'bottom'}.`;
    case 'princess':
      return `${whoDoes(seat, 'play', setting)} the Princess in place of the cat ${where}.`;
    default:
      return `${lays} ${describeCard(piece)} ${where}${isTurned ? ', turned' : ''}.`;
  }
}

/** So few cards are left in the deck that each draw tells it. */
const NEARLY_EMPTY = 5;

export function tellConsequence({ type, facts }: Consequence, setting: Setting, view: BoxView): string[] {
  const seat = facts['seat'] as Seat;
  const card = facts['card'] as number | string;
  const [x, y] = [facts['x'] as number, facts['y'] as number];
  switch (type) {
    case 'drew':
      return tellDraw(seat, facts['left'] as number, view);
    case 'toy-shown':
      return [`  It is ${describeCard(card)}, and must be laid at once.`];
    case 'discarded':
      return ['  It could be played nowhere.'];
    case 'boxes-joined':
      return [`  ${facts['boxes'] as number} boxes are one now, of ${facts['cards'] as number} cards.`];
    case 'box-closed': {
      const cards = plural(facts['cards'] as number, 'card');
      return [`  The box at ${x},${y} is closed: ${cards}, worth ${facts['worth'] as number}.`];
    }
    case 'cat-laid':
      return [`  ${whoDoes(seat, 'have', setting, 'has')} ${countCats(facts['left'] as number)} left.`];
    case 'cat-returned':
      return [
        `  The cat goes home: ${whoDoes(seat, 'have', setting, 'has')} ${countCats(view.seats[seat].cats)} to lay now.`,
      ];
    case 'last-phase': {
      const cause =
        facts['cause'] === 'cats'
          ? `${whoDoes(seat, 'have', setting, 'has')} laid the last cat`
          : 'the last card of the deck was drawn';
      return [setting.ink('bold', `  The last phase begins: ${cause}. Hands are played out, nobody draws.`)];
    }
    case 'round-scored':
      return ['', ...drawBoard(view, [], setting.ink), ...drawFinalSlip(view, setting)];
    case 'game-over':
      return tellTie(facts as unknown as { totals: number[]; places: number[] }, view.result);
    default:
      return [];
  }
}

/** The viewer's own card, and the deck when it runs out. */
function tellDraw(seat: Seat, left: number, view: BoxView): string[] {
  const card = view.history.at(-1)?.card;
  const isToy = view.phase === 'toy';
  const own = seat === view.seat && card && !isToy ? [`  It is ${describeCard(card)}.`] : [];
  return left > NEARLY_EMPTY ? own : [...own, `  ${plural(left, 'card')} left in the deck.`];
}

/** IF-21. */
function tellTie(
  { totals, places }: { totals: number[]; places: number[] },
  result: BoxResult | null,
): string[] {
  const top = Math.max(...totals);
  const tied = totals.flatMap((total, seat) => (total === top ? [seat] : []));
  if (tied.length < 2 || tied.every((seat) => places[seat] === 1)) return [];
  const penalties = tied.map((seat) => result?.penalties[seat] ?? 0);
  return [`  Tied at ${top}: the fewest penalty points decide, ${Math.min(...penalties)}.`];
}

export function tellRefusal({ rule, code, facts }: Refusal, setting: Setting): string {
  const card = describeCard((facts['card'] ?? 'cat') as number | string);
  const where = describeSpot((facts['x'] ?? 0) as number, (facts['y'] ?? 0) as number);
  const reasons: Record<string, string> = {
    'game-over': 'the game is over',
    'not-dealt': 'the cards are not dealt yet',
    'not-your-turn': `it is the turn of ${seatLabel((facts['turn'] ?? 0) as Seat, setting)}`,
    'no-such-move': 'there is no such move',
    'start-card-first': 'first lay a start card, as in start3@0,0',
    'start-card-taken': `${card} is taken`,
    'begin-in-the-middle': 'the first start card lies in the middle, at 0,0',
    'no-short-side': `${where} it would touch no card above or below, as a start card must`,
    'draw-or-sleep': 'first draw, or lay a sleeping cat, as in sleep@3,-2',
    'no-cat-left': 'you have no cat left',
    'no-more-drawing': 'nobody draws in the last phase; play a card from your hand',
    'no-more-sleeping-cats': 'no sleeping cats are laid in the last phase; play a card from your hand',
    'play-a-card': 'you have drawn; now play a card from your hand',
    'lay-a-card-first': 'an awake cat only follows a card that you have just laid',
    'card-not-in-hand': `you do not have ${card}`,
    'no-cat-there': `there is no cat ${where}`,
    'same-upright': `${card} looks the same turned; lay it upright`,
    'double-wall': `${where} a wall would meet a wall`,
    'can-be-played': `${card} can be played, so nothing is discarded`,
    'lay-the-toy': `${card} must be laid now`,
    'must-lie-across': `${card} must lie across two joined cards while there is room, as in 3.5,-2`,
    'cat-or-pass': 'now lay a cat across the card just laid, or pass',
    'not-on-the-card-laid': 'a cat must lie on the card that you have just laid',
    'box-occupied': "another player's cat is in this box, and none of yours",
    'off-the-table': `${where} is not on the table`,
    'cell-taken': `a card lies ${where} already`,
    'touches-nothing': `${where} it would touch no card`,
    'no-room': `something lies ${where} already`,
    'on-a-sleeping-cat': 'nothing may lie on a sleeping cat or on the Princess in its place',
    'not-joined': `the cards ${where.replace('across ', 'at ')} are not joined at their long sides`,
  };
  return `${reasons[code] ?? code} (${rule})`;
}
