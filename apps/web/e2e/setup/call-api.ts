// Requests to the server as a page makes them, with its cookie.

import type { Page } from 'playwright-core';

export function callApi<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ([how, where, what]) => {
      const given = what === null ? {} : { body: what, headers: { 'content-type': 'application/json' } };
      const response = await fetch(`/api/${where}`, { method: how, ...given });
      const isJson = response.headers.get('content-type')?.startsWith('application/json');
      return (isJson ? await response.json() : await response.text()) as T;
    },
    [method, path, body === undefined ? null : JSON.stringify(body)] as const,
  );
}
