// What to do now, or who we are waiting for, in one sentence.

import type { Seat } from '@menagerie/rules';
import { laidIn, mustFollow, openTrick, type WhaleView } from '@menagerie/rules/trump-whales';
import { formatList, t } from '../../words/words.svelte.ts';
import type { Person } from '../room.ts';

export function prompt(view: WhaleView, people: readonly Person[], eyes: Seat): string {
  const { phase, toMove } = view;
  if (view.isOver) return t('tw-wait-over');
  if (phase === 'deal' || toMove.length === 0) return t('tw-wait-deal');
  if (toMove.includes(eyes)) return phase === 'play' ? askPlay(view) : t(`tw-ask-${phase}`);
  return phase === 'choose'
    ? t('tw-wait-choose', { names: formatList(toMove.map((seat) => people[seat].name)) })
    : t(`tw-wait-${phase}`, { ...people[toMove[0]] });
}

function askPlay(view: WhaleView): string {
  const trick = openTrick(view);
  if (laidIn(trick).length === 0) return t('tw-ask-lead');
  const led = trick?.led ?? null;
  if (led === null) return t('tw-ask-free', { family: 'five' });
  return t(mustFollow(view) ? 'tw-ask-follow' : 'tw-ask-free', { family: led });
}
