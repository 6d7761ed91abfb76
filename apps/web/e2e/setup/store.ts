// The page's own store, reached from outside.

import type { Page } from 'playwright-core';

/** Writes into the page's store before the page itself reads it, on the next load. */
export async function putInStore(
  page: Page,
  shelf: 'settings' | 'games',
  key: string,
  value: unknown,
): Promise<void> {
  await page.evaluate(
    async ([name, at, data]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('menagerie');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error as DOMException);
      });
      const writing = database.transaction(name, 'readwrite');
      writing.objectStore(name).put(data, at);
      await new Promise((resolve) => (writing.oncomplete = resolve));
      database.close();
    },
    [shelf, key, value] as const,
  );
}
