// Why something did not happen at the server, in the reader's words. What the server itself says of it is English,
// for programmers.

import { t, words } from '../words/words.svelte.ts';
import { Refused } from './api.ts';

export function tellTrouble(trouble: unknown): string {
  if (!(trouble instanceof Refused)) return t('live-no-answer');
  const id = `live-refused-${trouble.code}`;
  return words.has(id) ? t(id) : t('live-refused-other');
}
