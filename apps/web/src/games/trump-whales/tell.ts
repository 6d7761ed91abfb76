// Texts for moves, their consequences, and refusals.

import type { Seat } from '@menagerie/rules';
import type { WhaleConsequence, WhaleRefusal } from '@menagerie/rules/trump-whales';
import { formatList, t } from '../../words/words.svelte.ts';
import type { Person } from '../room.ts';
import { cardArgs, cardOfMove } from './cards.ts';

type People = readonly Person[];

const MOVE_WORDS: Readonly<Record<string, string>> = { '+': 'keep', '!': 'spend', '*': 'take' };
const LOG_WORDS: Readonly<Record<string, string>> = { '+': 'kept', '!': 'spent', '*': 'took' };

export function nameMove(move: string, people: People): string {
  if (move[0] === '>') return t('tw-move-name', { ...people[Number(move[1])] });
  return t(`tw-move-${MOVE_WORDS[move[0]] ?? 'play'}`, cardArgs(cardOfMove(move)));
}

/** Only the first bonus is chosen in secret. */
export function tellMove(seat: Seat, move: string | null, people: People): string {
  if (move === null) return t('tw-log-kept-hidden', { ...people[seat] });
  if (move[0] === '>') return tellNaming(seat, Number(move[1]), people);
  return t(`tw-log-${LOG_WORDS[move[0]] ?? 'played'}`, { ...people[seat], ...cardArgs(cardOfMove(move)) });
}

function tellNaming(seat: Seat, leader: Seat, people: People): string {
  const { name, kind } = people[leader];
  return t('tw-log-named', { ...people[seat], leader: name, 'leader-kind': leader === seat ? 'self' : kind });
}

/** Null if the move's text already says it. */
export function tellConsequence({ type, facts }: WhaleConsequence, people: People): string | null {
  switch (type) {
    case 'first-bonuses-shown': {
      const shown = facts.cards.map((card, seat) =>
        t('tw-log-first-bonus', { name: people[seat].name, ...cardArgs(card) }),
      );
      return t('tw-log-first-bonuses', { list: formatList(shown) });
    }
    case 'trump-moved':
      return facts.from === facts.to ? t('tw-log-trump-stays') : t('tw-log-trump', { family: facts.to });
    case 'token-flipped':
      return t('tw-log-coin', { token: facts.token });
    case 'trick-won':
      return t('tw-log-won', { ...people[facts.seat], ...cardArgs(facts.card) });
    case 'bonus-kept':
      return t('tw-log-bonus', { ...people[facts.seat], ...cardArgs(facts.card) });
    case 'round-scored':
      return t('tw-log-round-over', { round: facts.round + 1 });
    case 'tied-for-the-win':
      return t('tw-log-tied');
    case 'game-over':
      return t('tw-log-over');
    case 'pearl-scored':
    case 'pearls-taken':
    case 'leader-named':
      return null;
  }
}

export function tellRefusal({ code, facts }: WhaleRefusal, people: People): string {
  switch (code) {
    case 'not-your-turn':
      return t('tw-why-not-your-turn', { name: people[facts.turn].name });
    case 'must-follow':
      return t('tw-why-must-follow', { family: facts.led });
    case 'no-move-due':
    case 'no-such-seat':
    case 'choose-first':
    case 'already-chosen':
    case 'five-has-no-bonus':
    case 'card-not-in-hand':
    case 'bonus-not-in-front':
    case 'play-a-card':
    case 'take-pearls-first':
    case 'card-not-in-trick':
    case 'own-card':
    case 'name-a-leader-first':
      return t(`tw-why-${code}`);
  }
}
