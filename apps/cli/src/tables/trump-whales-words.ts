// What Trump Whales says: a sentence for every move, every consequence and every refusal.

import { GOAL } from '@menagerie/rules/trump-whales';
import type {
  CardText,
  Consequence,
  Family,
  Refusal,
  Seat,
  Token,
  WhaleRoundResult,
  WhaleView,
} from '@menagerie/rules';
import { drawSlip } from './score-slip.ts';
import { plural, seatLabel, type Setting, whoDoes } from './table.ts';
import { bonusOf, drawBonus, nameBonus, nameCard, nameFamily, nameToken } from './trump-whales-cards.ts';

/** Null is a first bonus chosen out of sight. */
export function tellMove(seat: Seat, move: string | null, setting: Setting): string {
  const does = (verb: string): string => whoDoes(seat, verb, setting);
  if (move === null) return `${does('choose')} a first bonus.`;
  const rest = move.slice(1);
  switch (move[0]) {
    case '+':
      return `${does('choose')} ${nameCard(rest, setting.ink)} as first bonus.`;
    case '!':
      return `${does('spend')} the bonus of ${nameCard(rest, setting.ink)}.`;
    case '*':
      return `${does('take')} the pearls of ${nameCard(rest, setting.ink)}.`;
    case '>':
      return `${does('name')} the next leader.`;
    default:
      return `${does('play')} ${nameCard(move, setting.ink)}.`;
  }
}

export function tellConsequence(
  { type, facts }: Consequence,
  setting: Setting,
  { seats, totals, tricks }: WhaleView,
): string[] {
  const { ink } = setting;
  const seat = facts['seat'] as Seat;
  const card = facts['card'] as CardText;
  const does = (verb: string): string => whoDoes(seat, verb, setting);
  switch (type) {
    case 'first-bonuses-shown': {
      const shown = (facts['cards'] as CardText[]).map(
        (one, owner) => `${seatLabel(owner, setting)} ${drawBonus(one, ink)}`,
      );
      return [`  First bonuses: ${shown.join(', ')}.`];
    }
    case 'trump-moved': {
      const [from, to] = [facts['from'] as Family, facts['to'] as Family];
      if (from === to) return [`  Trump is ${nameFamily(to, ink)} as before.`];
      return [`  Trump moves from ${nameFamily(from, ink)} to ${nameFamily(to, ink)}.`];
    }
    case 'token-flipped':
      return [`  The token is turned to ${nameToken(facts['token'] as Token)}.`];
    case 'pearl-scored':
      return [`  ${does('score')} 1 pearl, and so ${facts['pearls'] as number} in this round.`];
    case 'trick-won':
      return [`  ${does('win')} trick ${tricks.length} with ${nameCard(card, ink)}.`];
    case 'pearls-taken': {
      const pearls = plural(facts['pearls'] as number, 'pearl');
      return [`  ${does('score')} ${pearls}, and so ${seats[seat].pearls} in this round.`];
    }
    case 'bonus-kept':
      return [`  ${does('keep')} it as a bonus: ${nameBonus(bonusOf(card), ink)}.`];
    case 'leader-named':
      return [`  ${whoDoes(facts['leader'] as Seat, 'lead', setting)} the next trick.`];
    case 'round-scored':
      return explainRound(
        facts['round'] as number,
        facts['result'] as unknown as WhaleRoundResult,
        totals,
        setting,
      );
    case 'tied-for-the-win': {
      const most = Math.max(...totals);
      const tied = totals.flatMap((total, one) => (total === most ? [seatLabel(one, setting)] : []));
      return [`  ${GOAL} is reached, but ${tied.join(' and ')} are level at ${most}: one more round.`, ''];
    }
    case 'game-over': {
      const winner = seatLabel((facts['places'] as number[]).indexOf(1), setting);
      return [`  ${GOAL} is reached, and nobody has as many as ${winner}: the game is over.`, ''];
    }
    default:
      return [];
  }
}

function explainRound(
  round: number,
  { pearls, bonuses, scores }: WhaleRoundResult,
  totals: readonly number[],
  setting: Setting,
): string[] {
  const rows = scores.map((points, seat) => {
    const left = plural(bonuses[seat], 'unspent bonus', 'unspent bonuses');
    const forBonuses = points - pearls[seat];
    const extra = forBonuses ? ` and ${forBonuses} for ${left}` : bonuses[seat] ? `, none for ${left}` : '';
    const why = `${plural(pearls[seat], 'pearl')}${extra}; total ${totals[seat]}`;
    return { name: seatLabel(seat, setting), points, why };
  });
  return drawSlip(`Round ${round + 1}`, rows);
}

export function tellRefusal({ rule, code, facts }: Refusal, setting: Setting): string {
  const { ink } = setting;
  const seats = setting.names.map((_, seat) => `>${seat}`).join(', ');
  const card = typeof facts['card'] === 'string' ? nameCard(facts['card'], ink) : '';
  const led = typeof facts['led'] === 'string' ? nameFamily(facts['led'] as Family, ink) : '';
  const reasons: Record<string, string> = {
    'no-move-due': 'no move is due now',
    'no-such-seat': `there is no such seat; the seats are ${seats}`,
    'choose-first': 'first everyone chooses a card as first bonus, as in +n2',
    'already-chosen': 'you have chosen your first bonus already',
    'five-has-no-bonus': 'a five has no bonus',
    'card-not-in-hand': `you do not hold ${card}`,
    'not-your-turn': `it is the turn of ${seatLabel(facts['turn'] as Seat, setting)}`,
    'bonus-not-in-front': `${card} is not among the bonuses in front of you`,
    'play-a-card': 'it is time to play a card, as in n2, or to spend a bonus, as in !n2',
    'must-follow': `${led} is led and you hold one, so it must be that family or a five`,
    'take-pearls-first': 'first take the pearls of a card in the trick, as in *n2',
    'card-not-in-trick': `${card} is not in the trick`,
    'own-card': `you played ${card} yourself; take the pearls of another's card`,
    'name-a-leader-first': `first name who leads the next trick: ${seats}`,
  };
  return `${reasons[code] ?? code} (${rule})`;
}
