// The coach's text on a move: the most important facts, as sentences.

import type { Seated } from '@menagerie/rules';
import type { CatView } from '@menagerie/rules/cat-in-the-box';
import { formatList, t } from '../../words/words.svelte.ts';
import { factsOf, type CatFact } from './coach-facts.ts';

const SAID = 3;

export const coach = (view: Seated<CatView>, move: string): readonly string[] =>
  factsOf(view, move).slice(0, SAID).map(tellFact);

function tellFact(fact: CatFact): string {
  switch (fact.type) {
    case 'trick':
      return tellTrick(fact);
    case 'lead':
      return tellLead(fact);
    case 'other': {
      const colours = formatList(fact.colours.map((colour) => t('cb-colour', { colour })));
      return t('cb-coach-other', { rank: fact.rank, colours });
    }
    default: {
      const { type, ...args } = fact;
      return t(`cb-coach-${type}`, args);
    }
  }
}

/** How the number of tricks still wanted changes what winning means. */
const goalOf = (need: number | null): 'plain' | 'need' | 'met' =>
  need === null || need < 0 ? 'plain' : need === 0 ? 'met' : 'need';

function tellTrick({ wins, isSure, need }: Extract<CatFact, { type: 'trick' }>): string {
  const way = wins ? (isSure ? 'wins' : 'ahead') : 'loses';
  return t(`cb-coach-${way}-${goalOf(need)}`, { count: need ?? 0 });
}

function tellLead({ colour, higher, need }: Extract<CatFact, { type: 'lead' }>): string {
  const beaten = higher > 0 ? 'higher' : colour === 'r' ? 'sure' : 'top';
  const first = t(`cb-coach-lead-${beaten}`, { colour, count: higher });
  const goal = goalOf(need);
  return goal === 'plain' ? first : `${first} ${t(`cb-coach-${goal}`, { count: need ?? 0 })}`;
}
