// Signals the reader's turn while they are looking elsewhere: a badge on the tab's icon and, if they want it, a system
// notification. The screen changes the title.

import { choose, settings } from '../settings/settings.svelte.ts';
import { gameName } from '../games/names.ts';
import { addressOf } from '../route.ts';
import { place } from '../route.svelte.ts';
import { t } from '../words/words.svelte.ts';
import { closeShown, followHidden, ownWorker } from './shown-notices.svelte.ts';

const ICONS = { plain: './icon.svg', turn: './icon-turn.svg' };

export const canNotify = (): boolean => 'Notification' in globalThis;

/** Asks for permission only now that the reader wants notifications; returns whether they are on. */
export async function allowNotices(isWanted: boolean): Promise<boolean> {
  const isAllowed = isWanted && canNotify() && (await Notification.requestPermission()) === 'granted';
  await choose('notify', isAllowed);
  return isAllowed;
}

/** A turn of the reader's. */
export interface Turn {
  readonly table: string;
  readonly game: string;
}

/** Call this while the screen is set up; ends with the screen. */
export function noticeTurns(turn: () => Turn | null): void {
  // A turn is announced once, however often this is evaluated.
  const table = $derived(turn()?.table ?? null);
  const game = $derived(turn()?.game ?? null);
  const isHidden = followHidden();
  $effect(() => {
    if (table === null || game === null || !isHidden()) return;
    setIcon(ICONS.turn);
    const close = settings.notify ? notify({ table, game }) : null;
    return () => {
      setIcon(ICONS.plain);
      void close?.then((closeIt) => closeIt());
    };
  });
}

function setIcon(href: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', href);
}

/**
 * Returns a function that closes it. Shown by the service worker, if any: then a push with the same tag replaces it.
 */
async function notify({ table, game }: Turn): Promise<() => void> {
  if (!canNotify() || Notification.permission !== 'granted') return () => undefined;
  const title = t('together-news-turn', { game: gameName(game) });
  const route = { name: 'table', id: table, invitation: null } as const;
  const details = { icon: './icon-192.png', tag: table, data: { address: addressOf(route) } };
  try {
    const worker = await ownWorker();
    if (worker) {
      await worker.showNotification(title, details);
      return () => void closeShown(table);
    }
    const notice = new Notification(title, details);
    notice.onclick = () => {
      focus();
      place.go(route);
    };
    return () => notice.close();
  } catch {
    // Phones show notifications only through the service worker.
    return () => undefined;
  }
}
