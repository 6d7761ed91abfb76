// What to do now, or who we are waiting for, in one sentence.

import type { Seat } from '@menagerie/rules';
import { ledColour, type CatView } from '@menagerie/rules/cat-in-the-box';
import { formatList, t } from '../../words/words.svelte.ts';
import type { Person } from '../room.ts';

export function prompt(view: CatView, people: readonly Person[], eyes: Seat): string {
  const isYours = view.toMove.includes(eyes);
  const [first] = view.toMove;
  switch (view.phase) {
    case 'discard':
      if (isYours) return t('cb-ask-discard');
      return t('cb-ask-discard-wait', { names: formatList(view.toMove.map((seat) => people[seat].name)) });
    case 'predict':
      return isYours ? t('cb-ask-predict') : t('cb-ask-predict-wait', { ...people[first] });
    case 'play': {
      if (!isYours) return t('cb-ask-wait', { ...people[first] });
      const colour = ledColour(view);
      return colour === null ? t('cb-ask-lead') : t('cb-ask-follow', { colour });
    }
    case 'over':
      return t('cb-ask-over');
    default:
      if (view.paradox) return t('cb-ask-paradox', { ...people[view.paradox.seat] });
      return t('cb-ask-round-over');
  }
}
