// What there is to do in Trump Whales: the question, and the legal moves by what they do.

import {
  laidIn,
  mustFollow,
  openTrick,
  readWhaleCard,
  standingAfter,
  winnerSoFar,
  type CardText,
  type WhaleStanding,
  type WhaleView,
} from '@menagerie/rules/trump-whales';
import { plainInk, type Ink } from '../terminal/ink.ts';
import { plural, type Setting, whoDoes } from './table.ts';
import {
  bonusOf,
  familyOf,
  groupBy,
  inkCard,
  nameBonus,
  nameFamily,
  nameToken,
  pearlsOf,
} from './trump-whales-cards.ts';

export function prompt(view: WhaleView): string {
  if (view.phase === 'choose') return 'Keep a card as your first bonus';
  if (view.phase === 'take') return 'You won the trick! Take the pearls from one card';
  if (view.phase === 'name') return 'Your five came first; choose who leads the next trick';
  const hasBonus = view.seat !== null && view.seats[view.seat].bonuses.length > 0;
  return askForCard(view) + (hasBonus ? ', or spend a bonus first' : '');
}

function askForCard(view: WhaleView): string {
  const trick = openTrick(view);
  if (laidIn(trick).length === 0) return 'Lead a card';
  if (!trick?.led) return 'Play any card';
  const led = nameFamily(trick.led, plainInk);
  const hasFive = view.hand.some((card) => familyOf(card) === null);
  return mustFollow(view)
    ? `Follow with ${led}${hasFive ? ' or a five' : ''}`
    : `Play any card, as you have no ${led}`;
}

interface Offer {
  readonly moves: readonly string[];
  readonly words: string;
}

export function listMoves(view: WhaleView, legal: readonly string[], setting: Setting): string[] {
  const offers = offersOf(view, legal, setting);
  const width = Math.max(...offers.map(({ moves }) => moves.join('  ').length));
  return offers.map(({ moves, words }) => {
    const inked = moves.map((move) => inkMove(move, setting.ink)).join('  ');
    return `${inked}${' '.repeat(width - moves.join('  ').length)}   ${words}`;
  });
}

/** A move in its card's colour; naming a leader has no card. */
function inkMove(move: string, ink: Ink): string {
  return move[0] === '>' ? move : inkCard(move.replace(/^\W/, ''), move, ink);
}

function offersOf(view: WhaleView, legal: readonly string[], setting: Setting): Offer[] {
  const { ink } = setting;
  switch (view.phase) {
    case 'choose':
      return groupBy(legal, (move) => bonusOf(move.slice(1))).map((moves) => ({
        moves,
        words: `keep: ${nameBonus(bonusOf(moves[0].slice(1)), ink)}`,
      }));
    case 'take':
      return legal.map((move) => ({ moves: [move], words: offerTake(view, move.slice(1), setting) }));
    case 'name':
      return legal.map((move) => ({ moves: [move], words: whoDoes(Number(move[1]), 'lead', setting) }));
    default: {
      const spends = legal.filter((move) => move[0] === '!');
      const plays = legal.filter((move) => move[0] !== '!');
      return [
        ...spends.map((move) => ({ moves: [move], words: offerSpend(view, move.slice(1), setting) })),
        ...groupBy(plays, (move) => familyOf(move) ?? move).map((moves) => {
          const family = familyOf(moves[0]);
          return { moves, words: `play: ${family === null ? 'a five' : nameFamily(family, ink)}` };
        }),
      ];
    }
  }
}

/** What the bonus would do, including to the current trick. */
function offerSpend(view: WhaleView, card: CardText, setting: Setting): string {
  const bonus = bonusOf(card);
  const now = view.current as WhaleStanding;
  const then = standingAfter(now, readWhaleCard(card));
  const laid = laidIn(openTrick(view));
  const winner = winnerSoFar(laid, then);
  const effect = bonus === 'flip' ? `coin to ${nameToken(then.token)}` : nameBonus(bonus, setting.ink);
  const isIdle = bonus === now.trump;
  const turns = winner !== null && winner !== winnerSoFar(laid, now);
  return (
    `spend: ${effect}` +
    (isIdle ? ', as it is already' : '') +
    (turns ? `; then ${whoDoes(winner, 'win', setting)} for now` : '')
  );
}

function offerTake({ tricks }: WhaleView, card: CardText, setting: Setting): string {
  const pearls = `take ${plural(pearlsOf(card), 'pearl')}`;
  if (familyOf(card) === null) return `${pearls} and the lead; nobody gets a bonus`;
  const owner = tricks.at(-1)?.turns.find((turn) => turn.card === card)?.seat ?? 0;
  return `${pearls}; ${whoDoes(owner, 'keep', setting)} the bonus: ${nameBonus(bonusOf(card), setting.ink)}`;
}
