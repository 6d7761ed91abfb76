// Explains in a sentence why a level is suggested.

import type { Suggestion } from './suggest-level.ts';
import { t } from '../words/words.svelte.ts';

export function tellSuggestion({ level, hasResults }: Suggestion): string {
  return hasResults ? t('level-by-results', { level: t(`level-${level}`) }) : t('level-first');
}
