// Notices on the screen, shown by the page or its service worker: once the reader opens the table, its notices are
// closed.

/** Null: there is none, so notices end with the page. */
export async function ownWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  const worker = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  return worker?.active ? worker : null;
}

export async function closeShown(table: string): Promise<void> {
  const worker = await ownWorker();
  if (!worker || !('getNotifications' in worker)) return;
  const shown = await worker.getNotifications({ tag: table }).catch(() => []);
  for (const notice of shown) notice.close();
}

/** Call this while a screen is set up; ends with the screen. */
export function clearNotices(table: string): void {
  const isHidden = followHidden();
  $effect(() => {
    if (!isHidden()) void closeShown(table);
  });
}

export function followHidden(): () => boolean {
  let isHidden = $state(document.hidden);
  $effect(() => {
    const look = (): void => void (isHidden = document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  });
  return () => isHidden;
}
