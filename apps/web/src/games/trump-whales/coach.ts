// The coach's text on a move: two or three facts, in full sentences, after the move's name.

import type { Seated } from '@menagerie/rules';
import {
  flipped,
  namerAfterTaking,
  readMove,
  TRICKS,
  type WhaleStanding,
  type WhaleView,
} from '@menagerie/rules/trump-whales';
import { t } from '../../words/words.svelte.ts';
import type { Person } from '../room.ts';
import { cardArgs } from './cards.ts';
import {
  factsOfKeeping,
  factsOfNaming,
  factsOfPlay,
  factsOfSpending,
  factsOfTaking,
  ownerOf,
  type CoachFact,
} from './coach-facts.ts';

type People = readonly Person[];
const MOST = 3;

export function coach(
  view: Seated<WhaleView>,
  text: string,
  legal: readonly string[],
  people: People,
): readonly string[] {
  const move = readMove(text);
  const told = (facts: readonly CoachFact[]): string[] => facts.map((fact) => tell(fact, people));
  switch (move.type) {
    case 'keep':
      return told(factsOfKeeping(view, move.card));
    case 'spend': {
      const { bonus } = cardArgs(move.card);
      const token = flipped((view.current as WhaleStanding).token);
      const effect = bonus === 'point' ? [] : [t('tw-spend-effect', { bonus, token })];
      return [...effect, ...told(factsOfSpending(view, move.card, legal))].slice(0, MOST);
    }
    case 'play':
      return told(factsOfPlay(view, move.card, legal)).slice(0, MOST);
    case 'take':
      return [...told(factsOfTaking(view, move.card)), ...tellTaking(view, move.card, people)].slice(0, MOST);
    case 'name':
      return told(factsOfNaming(view, move.seat));
  }
}

/** Who gets the bonus, and who says who leads (TW-12, TW-13). */
function tellTaking(view: Seated<WhaleView>, card: string, people: People): string[] {
  const owner = ownerOf(view, card);
  const namer = namerAfterTaking(view, card);
  const { bonus } = cardArgs(card);
  const told =
    owner === null || bonus === 'none' ? [] : [t('tw-coach-gives', { name: people[owner].name, bonus })];
  if (namer === null) return view.tricks.length < TRICKS ? [...told, t('tw-coach-you-lead')] : told;
  if (namer === view.seat) return [...told, t('tw-would-name-yourself')];
  return [...told, t('tw-would-take-and-name', { name: people[namer].name })];
}

function tell(fact: CoachFact, people: People): string {
  const id = `tw-coach-${fact.type}`;
  if ('card' in fact) return t(id, { ...cardArgs(fact.card) });
  if ('seat' in fact) return t(id, { name: people[fact.seat].name });
  if ('family' in fact) return t(id, { family: fact.family });
  if ('count' in fact) return t(id, { count: fact.count });
  return 'pearls' in fact ? t(id, { pearls: fact.pearls }) : t(id);
}
