// The texts of Trump Whales: a sentence for every move, every consequence and every refusal.

import type { Seat } from '@menagerie/rules';
import {
  explainWhaleRound,
  GOAL,
  type WhaleConsequence,
  type WhaleRefusal,
  type WhaleRoundResult,
  type WhaleView,
} from '@menagerie/rules/trump-whales';
import { drawSlip } from './score-slip.ts';
import { plural, seatLabel, type Setting, whoDoes } from './table.ts';
import { bonusOf, drawBonus, nameBonus, nameCard, nameFamily, nameToken } from './trump-whales-cards.ts';

/** Null for a first bonus that is still secret. */
export function tellMove(seat: Seat, move: string | null, setting: Setting): string {
  const does = (verb: string): string => whoDoes(seat, verb, setting);
  if (move === null) return `${does('choose')} a first bonus.`;
  const rest = move.slice(1);
  switch (move[0]) {
    case '+':
      return `${does('choose')} ${nameCard(rest, setting.ink)} as first bonus.`;
    case '!':
      return `${does('spend')} the bonus on ${nameCard(rest, setting.ink)}.`;
    case '*':
      return `${does('take')} the pearls from ${nameCard(rest, setting.ink)}.`;
    case '>':
      return `${does('choose')} who leads next.`;
    default:
      return `${does('play')} ${nameCard(move, setting.ink)}.`;
  }
}

export function tellConsequence(
  { type, facts }: WhaleConsequence,
  setting: Setting,
  { seats, totals, tricks }: WhaleView,
): string[] {
  const { ink } = setting;
  switch (type) {
    case 'first-bonuses-shown': {
      const shown = facts.cards.map((card, seat) => `${seatLabel(seat, setting)} ${drawBonus(card, ink)}`);
      return [`  First bonuses: ${shown.join(', ')}.`];
    }
    case 'trump-moved': {
      const [from, to] = [nameFamily(facts.from, ink), nameFamily(facts.to, ink)];
      return [facts.from === facts.to ? `  Trump stays ${to}.` : `  Trump changes from ${from} to ${to}.`];
    }
    case 'token-flipped':
      return [`  The coin flips to ${nameToken(facts.token)}.`];
    case 'pearl-scored':
      return [`  ${whoDoes(facts.seat, 'score', setting)} 1 pearl: ${facts.pearls} this round.`];
    case 'trick-won': {
      const wins = whoDoes(facts.seat, 'win', setting);
      return [`  ${wins} trick ${tricks.length} with ${nameCard(facts.card, ink)}.`];
    }
    case 'pearls-taken': {
      const scores = `${whoDoes(facts.seat, 'score', setting)} ${plural(facts.pearls, 'pearl')}`;
      return [`  ${scores}: ${seats[facts.seat].pearls} this round.`];
    }
    case 'bonus-kept': {
      const keeps = whoDoes(facts.seat, 'keep', setting);
      return [`  ${keeps} it as a bonus: ${nameBonus(bonusOf(facts.card), ink)}.`];
    }
    case 'leader-named':
      return [`  ${whoDoes(facts.leader, 'lead', setting)} the next trick.`];
    case 'round-scored':
      return explainRound(facts.round, facts.result, totals, setting);
    case 'tied-for-the-win': {
      const most = Math.max(...totals);
      const tied = totals.flatMap((total, one) => (total === most ? [seatLabel(one, setting)] : []));
      return [
        `  Someone reached ${GOAL}, but ${tied.join(' and ')} are tied at ${most}: one more round.`,
        '',
      ];
    }
    case 'game-over':
      return [`  Someone reached ${GOAL}: the game is over.`, ''];
  }
}

function explainRound(
  round: number,
  result: WhaleRoundResult,
  totals: readonly number[],
  setting: Setting,
): string[] {
  const rows = explainWhaleRound(result).map(({ pearls, bonuses, forBonuses, points }, seat) => {
    const left = plural(bonuses, 'unspent bonus', 'unspent bonuses');
    const extra = forBonuses ? ` and ${forBonuses} for ${left}` : bonuses ? `, none for ${left}` : '';
    const why = `${plural(pearls, 'pearl')}${extra}; total ${totals[seat]}`;
    return { name: seatLabel(seat, setting), points, why };
  });
  return drawSlip(`Round ${round + 1}`, rows);
}

export function tellRefusal(refusal: WhaleRefusal, setting: Setting): string {
  return `${reasonFor(refusal, setting)} (${refusal.rule})`;
}

function reasonFor({ code, facts }: WhaleRefusal, setting: Setting): string {
  const { ink } = setting;
  const seats = setting.names.map((_, seat) => `>${seat}`).join(', ');
  switch (code) {
    case 'no-move-due':
      return 'there is nothing to choose right now';
    case 'no-such-seat':
      return `there is no such seat; the seats are ${seats}`;
    case 'choose-first':
      return 'first, everyone chooses a first bonus, as in +n2';
    case 'already-chosen':
      return 'you have already chosen your first bonus';
    case 'five-has-no-bonus':
      return 'a five has no bonus';
    case 'card-not-in-hand':
      return `you do not have ${nameCard(facts.card, ink)}`;
    case 'not-your-turn':
      return `it is ${seatLabel(facts.turn, setting)}'s turn`;
    case 'bonus-not-in-front':
      return `${nameCard(facts.card, ink)} is not one of your bonuses`;
    case 'play-a-card':
      return 'it is time to play a card, as in n2, or to spend a bonus, as in !n2';
    case 'must-follow':
      return `${nameFamily(facts.led, ink)} was led and you have one: play that family or a five`;
    case 'take-pearls-first':
      return 'first take the pearls from a card in the trick, as in *n2';
    case 'card-not-in-trick':
      return `${nameCard(facts.card, ink)} is not in the trick`;
    case 'own-card':
      return `you played ${nameCard(facts.card, ink)} yourself; take the pearls from someone else's card`;
    case 'name-a-leader-first':
      return `first choose who leads the next trick: ${seats}`;
  }
}
