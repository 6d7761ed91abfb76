import { afterEach, expect, test, vi } from 'vitest';
import { openStore } from '../store/store.ts';
import { promiseAt } from './promise-seen.ts';
import { numberAt, sitDown } from './sitting.ts';

interface Request {
  readonly method: string;
  readonly number?: string;
}

/** A server with one table, where everyone keeps the first number they brought. */
function serve(): Request[] {
  const requests: Request[] = [];
  let number: string | null = null;
  const answer = (
    _address: string,
    { method, body }: { method: string; body?: string },
  ): Promise<Response> => {
    const sent = (body === undefined ? {} : JSON.parse(body)) as { number?: string };
    requests.push({ method, ...sent });
    number ??= sent.number ?? null;
    const seats = [{ number }];
    const deals = { commitment: 'c'.repeat(64) };
    const state = { id: 'table', phase: 'open', you: number === null ? null : 0, seats, deals };
    return Promise.resolve(Response.json(state));
  };
  vi.stubGlobal('fetch', vi.fn(answer));
  vi.stubGlobal('document', { baseURI: 'http://example.org/' });
  return requests;
}

afterEach(() => vi.unstubAllGlobals());

test('the promise is noted before the number is sent, and the number is kept', async () => {
  const requests = serve();
  const store = await openStore(() => undefined);
  await sitDown(store, 'table');
  expect(requests.map(({ method }) => method)).toEqual(['GET', 'PUT']);
  expect(requests[1].number).toMatch(/^[0-9a-f]{64}$/);
  expect(await numberAt(store, 'table')).toBe(requests[1].number);
  expect(await promiseAt(store, 'table')).toEqual({ commitment: 'c'.repeat(64), isBefore: true });
});

test('a seated player keeps the first number and commitment', async () => {
  const requests = serve();
  const store = await openStore(() => undefined);
  await sitDown(store, 'table');
  await sitDown(store, 'table');
  expect(requests.map(({ method }) => method)).toEqual(['GET', 'PUT', 'PUT']);
  expect(await numberAt(store, 'table')).toBe(requests[1].number);
});

test('a player refused another seat keeps their current seat’s number', async () => {
  const requests = serve();
  const store = await openStore(() => undefined);
  await sitDown(store, 'table', { seat: 0 });
  const taken = { error: { code: 'seat-taken', message: 'Seat 1 is taken.' } };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(taken, { status: 409 })));
  await expect(sitDown(store, 'table', { seat: 1 })).rejects.toThrow('taken');
  expect(await numberAt(store, 'table')).toBe(requests[1].number);
});

test('a seat taken on another device has an unknown number', async () => {
  serve();
  await sitDown(await openStore(() => undefined), 'table');
  const other = await openStore(() => undefined);
  await sitDown(other, 'table');
  expect(await numberAt(other, 'table')).toBeNull();
});

test('an empty seat has no known number', async () => {
  expect(await numberAt(await openStore(() => undefined), 'elsewhere')).toBeNull();
});
