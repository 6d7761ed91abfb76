// Notices that are on the screen, whether the page showed them or its worker did: whoever looks at a table needs none of
// it any more.

/** Null: there is none, so what is shown ends with the page. */
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

/** To be called while a screen is set up; goes on as long as the screen does. */
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
