// Explains to the reader why a request failed. The server's own messages are in English, for programmers.

import { t, words } from '../words/words.svelte.ts';
import { Refused } from './api.ts';

export function tellTrouble(trouble: unknown): string {
  if (!(trouble instanceof Refused)) return t('live-no-answer');
  const id = `live-refused-${trouble.code}`;
  if (!words.has(id)) return t('live-refused-other');
  return t(id, (trouble.facts.facts ?? {}) as Record<string, number>);
}
