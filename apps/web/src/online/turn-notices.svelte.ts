// Tells that it is the reader's turn while they look elsewhere: a badge on the tab's icon and, if they asked for
// it, a notification of the system. The title is marked by the screen.

import { choose, settings } from '../settings/settings.svelte.ts';
import { gameName } from '../games/names.ts';
import { addressOf } from '../route.ts';
import { place } from '../route.svelte.ts';
import { t } from '../words/words.svelte.ts';
import { closeShown, followHidden, ownWorker } from './shown-notices.svelte.ts';

const ICONS = { plain: './icon.svg', turn: './icon-turn.svg' };

export const canNotify = (): boolean => 'Notification' in globalThis;

/** The system asks the reader only now, because they want it; whether they are told from now on. */
export async function allowNotices(isWanted: boolean): Promise<boolean> {
  const isAllowed = isWanted && canNotify() && (await Notification.requestPermission()) === 'granted';
  await choose('notify', isAllowed);
  return isAllowed;
}

/** Where the reader is asked. */
export interface Turn {
  readonly table: string;
  readonly game: string;
}

/** To be called while the screen is set up; goes on as long as the screen does. */
export function noticeTurns(turn: () => Turn | null): void {
  // The same turn is told once, however often it is looked at.
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

/** Gives what closes it. The page's worker shows it, if there is one: what is pushed takes its place then, by its tag. */
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
    // Phones show notices only through the worker.
    return () => undefined;
  }
}
