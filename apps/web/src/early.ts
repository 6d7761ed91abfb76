// Requests that the entry script makes while the page is still loading. Each response is used once, by whoever makes
// the same request first.

const PATIENCE_MS = 10_000;
const asked = new Map<string, Promise<Response>>();

const fetchNow = (path: string, init: RequestInit): Promise<Response> =>
  fetch(new URL(`api/${path}`, document.baseURI), init);

export function askEarly(path: string): void {
  const answer = fetchNow(path, { signal: AbortSignal.timeout(PATIENCE_MS) });
  asked.set(path, answer);
  answer.catch(() => asked.delete(path));
}

/** A request to the server the page came from; the path is relative to its API. */
export function fetchFromServer(path: string, init: RequestInit): Promise<Response> {
  const answer = init.method === 'GET' ? asked.get(path) : undefined;
  asked.delete(path);
  return answer?.catch(() => fetchNow(path, init)) ?? fetchNow(path, init);
}
