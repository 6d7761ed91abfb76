// Trump Whales in a terminal: trump and token, seats with their bonuses, the trick, hand and moves.

import type { Seat } from '@menagerie/rules';
import {
  TRICKS,
  type WhaleConsequence,
  type WhaleRefusal,
  type WhaleStanding,
  type WhaleView,
} from '@menagerie/rules/trump-whales';
import { seatLabel, type Setting, type TerminalTable, whoDoes } from './table.ts';
import { bonusSign, drawHand, inkCard, LEGEND, nameFamily, nameToken } from './trump-whales-cards.ts';
import { prompt, listMoves } from './trump-whales-choice.ts';
import { drawTrick } from './trump-whales-trick.ts';
import { tellConsequence, tellMove, tellRefusal } from './trump-whales-words.ts';

/** Room for bonuses in a seat's line, out of 80 columns. */
const BONUS_COLUMNS = 34;

export const whaleTable: TerminalTable<WhaleView, WhaleConsequence, WhaleRefusal> = {
  title: 'Trump Whales',
  tellRound({ round, first, dealt }, setting) {
    const { trump, token } = dealt as WhaleStanding;
    const leads = whoDoes(first ?? 0, 'lead', setting);
    return `Round ${round + 1}: trump ${nameFamily(trump, setting.ink)}, coin ${nameToken(token)}; ${leads}`;
  },
  draw: (view, _, setting) => [
    ...drawStanding(view, setting),
    '',
    ...drawSeats(view, setting),
    ...drawTrick(view, setting),
  ],
  drawHand: ({ hand }, { ink }) => drawHand(hand, ink),
  prompt,
  listMoves,
  tellMove,
  tellConsequence,
  tellRefusal,
  notation: [
    '+n2   keep narwhal 2 as your first bonus',
    '!n2   spend the bonus on narwhal 2 before you play a card',
    'n2    play narwhal 2; 5 plays a five',
    '*n2   take the pearls from narwhal 2; *5 from a five',
    '>2    choose seat 2 to lead the next trick; the first seat is 0',
    'Families: o orca, n narwhal, b blue whale, s sperm whale',
    'Bonuses: n2→b makes b trump, o3 flip flips the coin, s1 +1 scores a pearl',
    'We know few of the printed cards, so most of these are our own (TW-3)',
  ],
};

function drawStanding({ current, tricks, phase }: WhaleView, { ink }: Setting): string[] {
  if (current === null) return [];
  const isBetween = phase === 'play' && tricks.at(-1)?.taken !== null;
  const trick = phase === 'choose' ? '' : `Trick ${tricks.length + (isBetween ? 1 : 0)} of ${TRICKS}   `;
  const trump = `Trump: ${ink('bold', nameFamily(current.trump, ink))}`;
  const token = `Coin: ${ink('bold', nameToken(current.token))}`;
  return [`  ${trick}${trump}   ${token}`, `  ${ink('dim', LEGEND)}`];
}

function drawSeats(view: WhaleView, setting: Setting): string[] {
  const width = Math.max(10, ...view.seats.map((_, seat) => seatLabel(seat, setting).length));
  const head = `  ${' '.repeat(width)}  pearls  cards  total  lacks  bonuses`;
  return [setting.ink('dim', head), ...view.seats.flatMap((_, seat) => drawSeat(view, seat, width, setting))];
}

function drawSeat(view: WhaleView, seat: Seat, width: number, setting: Setting): string[] {
  const { ink } = setting;
  const { pearls, cards, lacks, hasChosen, firstBonus, bonuses } = view.seats[seat];
  const inFront = view.phase === 'choose' && firstBonus !== null ? [firstBonus] : bonuses;
  const state = view.toMove.includes(seat)
    ? '← to move'
    : view.phase === 'choose' && hasChosen
      ? 'has chosen'
      : '';
  const signs = inFront.map((card) => ({ text: bonusSign(card), card }));
  const lines = wrap([...signs, ...(state ? [{ text: state, card: null }] : [])], BONUS_COLUMNS).map((line) =>
    line.map(({ text, card }) => (card === null ? ink('bold', text) : inkCard(card, text, ink))).join('  '),
  );
  const numbers = [pearls, cards, view.totals[seat]].map((number) => String(number).padStart(5));
  const facts = `${seatLabel(seat, setting).padEnd(width)}  ${numbers.join('  ')}    ${(lacks.join('') || '–').padEnd(5)}`;
  return lines.map((line, i) => `  ${i ? ' '.repeat(facts.length) : facts}  ${line}`.trimEnd());
}

/** Items in lines of at most this many columns, two spaces apart; at least one line. */
function wrap<T extends { readonly text: string }>(items: readonly T[], columns: number): T[][] {
  const lines: T[][] = [[]];
  let used = 0;
  for (const item of items) {
    if (used && used + item.text.length > columns) {
      lines.push([]);
      used = 0;
    }
    lines[lines.length - 1].push(item);
    used += item.text.length + 2;
  }
  return lines;
}
