// What is said of moves, of what they bring about, and of why some are not allowed.

import type { CardText, Consequence, Family, Refusal, Seat } from '@menagerie/rules';
import { formatList, t } from '../../words/words.svelte.ts';
import type { Person } from '../room.ts';
import { cardArgs, cardOfMove } from './cards.ts';

type People = readonly Person[];

const MOVE_WORDS: Readonly<Record<string, string>> = { '+': 'keep', '!': 'spend', '*': 'take' };
const LOG_WORDS: Readonly<Record<string, string>> = { '+': 'kept', '!': 'spent', '*': 'took' };

export function nameMove(move: string, people: People): string {
  if (move[0] === '>') return t('tw-move-name', { name: people[Number(move[1])].name });
  return t(`tw-move-${MOVE_WORDS[move[0]] ?? 'play'}`, cardArgs(cardOfMove(move)));
}

/** Only a first bonus is chosen out of sight. */
export function tellMove(seat: Seat, move: string | null, people: People): string {
  const { name } = people[seat];
  if (move === null) return t('tw-log-kept-hidden', { name });
  if (move[0] === '>') return t('tw-log-named', { name, leader: people[Number(move[1])].name });
  return t(`tw-log-${LOG_WORDS[move[0]] ?? 'played'}`, { name, ...cardArgs(cardOfMove(move)) });
}

/** Null for what the move itself has said. */
export function tellConsequence({ type, facts }: Consequence, people: People): string | null {
  const name = typeof facts['seat'] === 'number' ? people[facts['seat']].name : '';
  switch (type) {
    case 'first-bonuses-shown': {
      const shown = (facts['cards'] as CardText[]).map((card, seat) =>
        t('tw-log-first-bonus', { name: people[seat].name, ...cardArgs(card) }),
      );
      return t('tw-log-first-bonuses', { list: formatList(shown) });
    }
    case 'trump-moved': {
      const to = facts['to'] as Family;
      return facts['from'] === to ? t('tw-log-trump-stays') : t('tw-log-trump', { family: to });
    }
    case 'token-flipped':
      return t('tw-log-coin', { token: facts['token'] as number });
    case 'trick-won':
      return t('tw-log-won', { name, ...cardArgs(facts['card'] as CardText) });
    case 'bonus-kept':
      return t('tw-log-bonus', { name, ...cardArgs(facts['card'] as CardText) });
    case 'round-scored':
      return t('tw-log-round-over', { round: (facts['round'] as number) + 1 });
    case 'tied-for-the-win':
      return t('tw-log-tied');
    case 'game-over':
      return t('tw-log-over');
    default:
      return null;
  }
}

export function tellRefusal({ code, facts }: Refusal, people: People): string {
  const turn = facts['turn'];
  const name = typeof turn === 'number' ? people[turn].name : '';
  const family = typeof facts['led'] === 'string' ? facts['led'] : 'five';
  return t(`tw-why-${code}`, { name, family });
}
