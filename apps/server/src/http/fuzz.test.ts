// Every route of the description, with requests of every kind: clear refusals, no failure, nothing told that is
// hidden, in answers or in the server's own log.

import { connect, type Socket } from 'node:net';
import { ApiError, type TableState } from '@menagerie/protocol';
import { SeededRandom } from '@menagerie/rules';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  become,
  Guest,
  listen,
  startBackend,
  playOn,
  startGame,
  type Player,
  type TestBackend,
} from '../testing/client.ts';
import { nearly, operationsOf, type Operation } from '../testing/odd-requests.ts';

let backend: TestBackend;
let address: string;
let operations: Operation[];
let players: Player[];
/** What nobody may ever be told who was not told by right. */
const secrets = new Set<string>();
const tables: TableState[] = [];

async function newTable(): Promise<void> {
  const [ann, bob] = players;
  const id = await startGame([ann, bob], { seats: [{ type: 'open' }, { type: 'open' }] });
  const [{ event }] = await backend.store.read(id);
  if (event.type === 'opened') secrets.add(event.secret).add(event.invitation);
  tables.push(await ann.table(id));
}

beforeAll(async () => {
  backend = await startBackend();
  address = await listen(backend.server);
  players = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => become(backend.server, name)));
  for (const { key } of players) secrets.add(key as string);
  operations = operationsOf((await backend.server.inject('/api/openapi.json')).json());
  await newTable();
  tables.push(await players[0].open({ settings: { listed: true } }));
});
afterAll(async () => {
  await backend.server.close();
  await backend.store.close();
});

const inText = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toString();
const isStream = ({ path }: Operation): boolean => path.endsWith('/events');
const fails = (text: string): string[] => [...secrets].filter((secret) => text.includes(secret));

function expectClear(status: number, text: string, contentType: unknown): void {
  expect(status).toBeLessThan(500);
  if (status < 400) return;
  expect(contentType).toContain('application/json');
  expect([...Value.Errors(ApiError, JSON.parse(text))]).toEqual([]);
}

describe('arbitrary requests to any route', () => {
  const request = (operation: Operation) => {
    const known = [
      ...tables.map(({ id }) => id),
      ...players.map(({ person }) => person.id),
      'cat-in-the-box',
      'stop',
      '1',
    ];
    const query = Object.entries(operation.query).map(([name, schema]) => [name, nearly(schema, known)]);
    return fc.record(
      {
        id: fc.oneof(
          { weight: 4, arbitrary: fc.constantFrom(...known) },
          fc.string({ unit: 'binary', maxLength: 40 }),
        ),
        who: fc.constantFrom<number | 'nobody' | 'liar'>(0, 0, 1, 1, 2, 'nobody', 'liar'),
        body: operation.body ? nearly(operation.body, known) : fc.option(fc.jsonValue(), { nil: undefined }),
        query: fc.record(Object.fromEntries(query) as Record<string, fc.Arbitrary<unknown>>, {
          requiredKeys: [],
        }),
        type: fc.oneof(
          { weight: 9, arbitrary: fc.constant('application/json') },
          fc.constantFrom(
            'text/plain',
            'application/xml',
            'multipart/form-data; boundary=x',
            'application/json; charset=utf-7',
          ),
        ),
      },
      { requiredKeys: ['id', 'who', 'query', 'type'] },
    );
  };

  test('get a clear answer, never a server error, and no secret', async () => {
    const statuses = new Set<number>();
    for (const operation of operations.filter((one) => !isStream(one))) {
      await fc.assert(
        fc.asyncProperty(request(operation), async ({ id, who, body, query, type }) => {
          const isLast = operation.method === 'DELETE' && operation.path.startsWith('/api/me');
          const asker =
            typeof who === 'number' ? (isLast ? await become(backend.server, 'Zoe') : players[who]) : null;
          const key = asker?.key ?? (who === 'liar' ? `mng_${'x'.repeat(32)}` : null);
          const answer = await backend.server.inject({
            method: operation.method as 'GET',
            url: operation.path.replace('{id}', encodeURIComponent(inText(id))),
            query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, inText(value)])),
            headers: {
              ...(key ? { authorization: `Bearer ${key}` } : {}),
              ...(body === undefined ? {} : { 'content-type': type }),
            },
            ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
          });
          statuses.add(answer.statusCode);
          expectClear(answer.statusCode, answer.body, answer.headers['content-type']);
          const isPlayed = answer.statusCode < 300 && /"phase":"over"|"type":"ended"/.test(answer.body);
          const isHost = answer.statusCode < 300 && answer.body.includes('"invitation"');
          if (isHost) expect((JSON.parse(answer.body) as TableState).host).toBe(asker?.person.id);
          if (!isPlayed && !isHost) expect(fails(answer.body)).toEqual([]);
          expect(({} as { polluted?: unknown }).polluted).toBe(undefined);
          if (answer.body.includes('"phase":"over"')) await newTable();
        }),
        { numRuns: 40, seed: 7 },
      );
    }
    expect([...statuses].sort()).toEqual(expect.arrayContaining([200, 201, 400, 401, 403, 404, 409, 415]));
  });

  test('a stream is refused clearly or begins', async () => {
    for (const operation of operations.filter(isStream)) {
      await fc.assert(
        fc.asyncProperty(request(operation), async ({ id, who, query }) => {
          const url = new URL(operation.path.replace('{id}', encodeURIComponent(inText(id))), address);
          for (const [name, value] of Object.entries(query)) url.searchParams.set(name, inText(value));
          const key = typeof who === 'number' ? players[who].key : null;
          const abort = new AbortController();
          const response = await fetch(url, {
            signal: abort.signal,
            headers: key ? { authorization: `Bearer ${key}` } : {},
          });
          if (response.status !== 200)
            expectClear(response.status, await response.text(), response.headers.get('content-type'));
          abort.abort();
        }),
        { numRuns: 25, seed: 7 },
      );
    }
  });

  test.each([
    ['deep arrays', '['.repeat(7_000) + ']'.repeat(7_000), 400],
    ['deep objects', '{"a":'.repeat(2_500) + '1' + '}'.repeat(2_500), 400],
    ['a prototype far below', '{"game":{"__proto__":1}}', 400],
    ['half of it', '{"game": "cat-in', 400],
    ['nothing', '', 400],
    ['too much', `{"game":"${'x'.repeat(20_000)}"}`, 413],
    ['bytes', '\u0000\u0001\u0002', 400],
    ['two', '{}{}', 400],
    ['a number too large', '{"answers":1e999,"move":"x"}', 400],
    ['the same name twice', '{"game":"x","game":"y","options":{"players":2}}', 400],
  ])('a body of %s is refused', async (_, payload, status) => {
    for (const path of ['/api/tables', `/api/tables/${tables[0].id}/moves`]) {
      const answer = await backend.server.inject({
        method: 'POST',
        url: path,
        payload,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${players[0].key}` },
      });
      expectClear(answer.statusCode, answer.body, answer.headers['content-type']);
      expect(answer.statusCode).toBe(status);
    }
  });
});

describe('an incomplete request', () => {
  const HEAD = 'POST /api/people HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

  const send = (text: string, cut: boolean): Promise<string> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(address);
      let answer = '';
      const socket: Socket = connect({ host: hostname, port: Number(port) }, () => {
        socket.write(text);
        if (cut) socket.end();
        else setTimeout(() => socket.destroy(), 2_000).unref();
      });
      socket.on('data', (chunk) => (answer += chunk.toString()));
      socket.on('close', () => resolve(answer));
      socket.on('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ECONNRESET' || error.code === 'EPIPE' ? resolve(answer) : reject(error),
      );
    });

  test.each([
    ['nothing', '', true],
    ['half a line', 'POST /api/peo', true],
    ['half the head', HEAD, true],
    ['half the body', `${HEAD}content-length: 100\r\n\r\n{"name":`, true],
    ['more than it said', `${HEAD}content-length: 2\r\n\r\n{}GARBAGE\r\n\r\n`, false],
    ['two lengths', `${HEAD}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`, false],
    ['a length and chunks', `${HEAD}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`, false],
    ['a length that is none', `${HEAD}content-length: -1\r\n\r\n{}`, false],
    ['bad chunks', `${HEAD}transfer-encoding: chunked\r\n\r\nzz\r\n`, false],
    ['a head without end', `GET / HTTP/1.1\r\nx: ${'y'.repeat(70_000)}\r\n\r\n`, false],
    ['another language', '\u0016\u0003\u0001\u0000\u00a5\u0001', false],
    ['no method', 'CARDS / HTTP/1.1\r\nhost: x\r\n\r\n', false],
  ])('%s: is answered clearly or not at all, and the server goes on', async (_, text, cut) => {
    const answer = await send(text, cut);
    for (const part of answer.split(/(?=HTTP\/1\.1 )/).filter(Boolean)) {
      expect(part).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(part).toMatch(/x-content-type-options: nosniff/i);
      expect(part.slice(part.indexOf('\r\n\r\n') + 4)).toMatch(
        /^\{"error":\{"code":"[a-z-]+","message":"[^"]+"\}\}$/,
      );
    }
    if (!cut) expect(answer).not.toBe('');
    expect((await backend.server.inject('/healthz')).statusCode).toBe(200);
  });
});

test('old requests that come again change nothing', async () => {
  const [ann, bob] = players;
  const id = await startGame([ann, bob]);
  const sent: { player: Player; body: object; n: number }[] = [];
  const random = new SeededRandom('replay');
  for (let moved = true; moved;) {
    moved = false;
    for (const player of [ann, bob]) {
      const { legal, asked } = await player.table(id);
      if (legal.length === 0) continue;
      const body = { move: legal[random.below(legal.length)], answers: asked };
      const { n } = (await player.post(`/tables/${id}/moves`, body)).body as { n: number };
      sent.push({ player, body, n });
      moved = true;
    }
  }
  const log = await backend.store.read(id);
  for (const { player, body, n } of sent) {
    expect(await player.post(`/tables/${id}/moves`, body)).toMatchObject({ status: 200, body: { n } });
    const other = player === ann ? bob : ann;
    const wrong = await other.post(`/tables/${id}/moves`, body);
    if (wrong.status === 200)
      expect(sent).toContainEqual({ player: other, body, n: (wrong.body as { n: number }).n });
    expect((await players[2].post(`/tables/${id}/moves`, body)).status).toBe(403);
    expect((await new Guest(backend.server).post(`/tables/${id}/moves`, body)).status).toBe(401);
  }
  expect(await backend.store.read(id)).toEqual(log);
});

test("the server's own log names no key, no secret, no table, no name and no word", async () => {
  const [ann, bob] = players;
  await ann.request('PATCH', '/me', { name: 'Annabella' });
  const id = await startGame([ann, bob]);
  await ann.post(`/tables/${id}/words`, { text: 'between you and me' });
  const { code } = (await ann.post('/me/codes')).body as { code: string };
  await new Guest(backend.server).post('/people/by-code', { code: 'WRONG-CODES' });
  await playOn([ann, bob], id, 6);
  const { view } = await ann.table(id);
  const text = backend.lines.join('');
  expect(text.length).toBeGreaterThan(10_000);
  const [{ event }] = await backend.store.read(id);
  const hidden = event.type === 'opened' ? [event.secret, event.invitation] : [];
  const hand = JSON.stringify((view as { hand: unknown }).hand);
  for (const word of [
    ...hidden,
    ...secrets,
    id,
    code,
    ann.person.id,
    'Annabella',
    'between you and me',
    'WRONG-CODES',
    `"hand":${hand}`,
  ])
    expect(text).not.toContain(word);
});
