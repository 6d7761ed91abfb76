// Handing an address on with one button: by the device's own way where a finger points, else copied, which is shown for
// a moment.

import { t } from '../words/words.svelte.ts';
import { copyText } from './copy.ts';
import { notices } from './notices.svelte.ts';

const SHOWN_MS = 2_500;

export class Sharing {
  isCopied = $state(false);

  /** False: it could not be copied. */
  async share(title: string, url: string): Promise<boolean> {
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      // Whoever changes their mind has shared nothing, and that is all.
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
