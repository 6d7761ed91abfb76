// Shares an address with one button: through the device's share menu on touch screens, else by copying it, which is
// confirmed for a moment.

import { t } from '../words/words.svelte.ts';
import { copyText } from './copy.ts';
import { notices } from './notices.svelte.ts';

const SHOWN_MS = 2_500;

export class Sharing {
  isCopied = $state(false);

  /** False: copying failed. */
  async share(title: string, url: string): Promise<boolean> {
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      // Rejects if the reader cancels; that's fine.
      navigator.share({ title, url }).catch(() => undefined);
      return true;
    }
    this.isCopied = await copyText(url);
    if (!this.isCopied) return false;
    notices.say(t('link-copied'));
    setTimeout(() => (this.isCopied = false), SHOWN_MS);
    return true;
  }
}
