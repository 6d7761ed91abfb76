// The page's own store, accessed from outside.

import type { Page } from 'playwright-core';

/** The page creates its store before it shows anything. */
const isThere = (page: Page): Promise<void> =>
  page.locator('#page > *').first().waitFor({ state: 'attached' });

/** Writes into the store before the page reads it, on the next load. */
export async function putInStore(
  page: Page,
  shelf: 'settings' | 'games',
  key: string,
  value: unknown,
): Promise<void> {
  await isThere(page);
  await page.evaluate(
    async ([name, at, data]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('menagerie');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(String(request.error)));
      });
      const writing = database.transaction(name, 'readwrite');
      writing.objectStore(name).put(data, at);
      await new Promise((resolve) => (writing.oncomplete = resolve));
      database.close();
    },
    [shelf, key, value] as const,
  );
}

/** What the page has stored. */
export async function getFromStore(
  page: Page,
  shelf: 'settings' | 'games' | 'moves',
  key: string,
): Promise<unknown> {
  await isThere(page);
  return page.evaluate(
    async ([name, at]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('menagerie');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(String(request.error)));
      });
      const reading = database.transaction(name).objectStore(name).get(at);
      await new Promise((resolve) => (reading.onsuccess = resolve));
      database.close();
      return reading.result as unknown;
    },
    [shelf, key] as const,
  );
}
