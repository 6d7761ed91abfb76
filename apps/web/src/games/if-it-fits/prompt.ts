// What to do now, or who we are waiting for, in one sentence.

import type { Seat } from '@menagerie/rules';
import type { BoxView } from '@menagerie/rules/if-it-fits';
import { t } from '../../words/words.svelte.ts';
import type { Person } from '../room.ts';
import { mustDiscard } from './look-ahead.ts';

export function prompt(view: BoxView, people: readonly Person[], eyes: Seat): string {
  const { phase, toMove } = view;
  if (view.isOver) return t('if-ask-over');
  if (!toMove.includes(eyes)) return t('if-ask-wait', { phase, ...people[toMove[0]] });
  switch (phase) {
    case 'start':
      return t('if-ask-start');
    case 'turn':
      return t(view.seats[eyes].cats > 0 ? 'if-ask-turn' : 'if-ask-draw');
    case 'toy':
      return t('if-ask-toy');
    case 'cat':
      return t('if-ask-cat');
    default:
      if (mustDiscard(view)) return t('if-ask-discard');
      return t(view.isLastPhase ? 'if-ask-card-last' : 'if-ask-card');
  }
}
