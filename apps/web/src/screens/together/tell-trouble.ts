// A notice that says why a request to the server failed.

import { Refused } from '../../online/api.ts';
import { notices } from '../../parts/notices.svelte.ts';
import { words } from '../../words/words.svelte.ts';

export function tellTrouble(error: unknown): void {
  if (!(error instanceof Refused)) {
    notices.tell('together-refused-network');
    return;
  }
  const id = `together-refused-${error.code}`;
  notices.tell(words.has(id) ? id : 'together-refused-other');
}
