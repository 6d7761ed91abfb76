// The admin page, over HTTP: who gets in, what each act does, and that nobody sees hidden cards there.

import { GAME_IDS, GAMES } from '@menagerie/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  AdminVisitor,
  become,
  Guest,
  listen,
  playOn,
  startBackend,
  startGame,
  StreamReader,
  type Player,
  type TestBackend,
} from '../testing/client.ts';
import type { LogEvent } from '../table/log.ts';
import { makeAdminKey } from './access.ts';

const KEY = 'a-key-that-is-long-enough';
const HOUR_MS = 60 * 60 * 1000;

let backend: TestBackend;
let admin: AdminVisitor;
let ann: Player;
let bob: Player;

beforeEach(async () => {
  backend = await startBackend({ adminKey: KEY });
  admin = new AdminVisitor(backend.server);
  [ann, bob] = await Promise.all([become(backend.server, 'Ann'), become(backend.server, 'Bob')]);
});
afterEach(async () => {
  await backend.server.close();
  await backend.store.close();
});

const acts = () => backend.store.moderation.acts(Number.MAX_SAFE_INTEGER, 50);
const events = async (id: string): Promise<LogEvent[]> =>
  (await backend.store.read(id)).map(({ event }) => event);
/** Says something foul and answers with the number of its entry. */
async function speak(player: Player, id: string, text: string): Promise<number> {
  await player.post(`/tables/${id}/words`, { text });
  return (await events(id)).findLastIndex((event) => event.type === 'said');
}

describe('getting in', () => {
  test('without any key the page says how to make one', async () => {
    const bare = await startBackend();
    const visitor = new AdminVisitor(bare.server);
    expect((await visitor.get()).text).toContain('menagerie admin key');
    const key = (await makeAdminKey(bare.store, 'mia', 1)) as string;
    expect(await makeAdminKey(bare.store, 'mia', 1)).toBeNull();
    expect((await visitor.get()).text).toContain('Admin key');
    expect((await visitor.logIn(key)).status).toBe(303);
    expect((await visitor.get()).text).toContain('mia');
    await bare.store.moderation.removeAdminKey('mia');
    expect((await visitor.get('/reports')).status).toBe(401);
    await bare.server.close();
    await bare.store.close();
  });

  test('no page and no form is open without the key', async () => {
    for (const path of ['/reports', '/people', `/people/${bob.person.id}`, '/bans', '/audit', '/nothing'])
      expect([path, (await admin.get(path)).status]).toEqual([path, 401]);
    for (const path of [`/people/${bob.person.id}/ban`, '/bans', `/tables/${bob.person.id}/close`])
      expect([path, (await admin.post(path, { why: 'x', for: '1 day' })).status]).toEqual([path, 401]);
    expect(await acts()).toEqual([]);
  });

  test('wrong keys are limited, and never keep out a right one', async () => {
    const { server, store } = await startBackend({ adminKey: KEY, rateLimit: 600 });
    const guesser = new AdminVisitor(server);
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) statuses.push((await guesser.logIn(`wrong-${i}`)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    const operator = new AdminVisitor(server);
    await operator.logIn(KEY);
    expect((await operator.get('/reports')).status).toBe(200);
    await server.close();
    await store.close();
  });

  test('the cookie is for the admin page only, and forms on other sites have no effect', async () => {
    const { headers } = await admin.logIn(KEY);
    expect(headers['set-cookie']).toMatch(/HttpOnly.*SameSite=Strict/);
    expect(headers['set-cookie']).toContain('Path=/admin');
    const answer = await backend.server.inject({
      method: 'POST',
      url: '/admin/bans',
      headers: {
        cookie: admin.cookie,
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'cross-site',
      },
      payload: 'address=1.2.3.4&for=1 day&why=x',
    });
    expect(answer.statusCode).toBe(403);
    expect(await acts()).toEqual([]);
    const { headers: page } = await admin.get();
    expect(page['content-security-policy']).toMatch(/^default-src 'none'.*form-action 'self'/);
    expect(page['content-security-policy']).not.toContain('script');
    expect(page['cache-control']).toBe('no-store');
  });
});

describe('an operator', () => {
  beforeEach(async () => void (await admin.logIn(KEY)));

  test('reads a report with its words, the log around them and the past, and closes it', async () => {
    const id = await startGame([ann, bob]);
    const n = await speak(bob, id, 'You <b>whale</b>');
    const report = { table: id, person: bob.person.id, n, reason: 'words', words: 'He is rude' };
    expect((await ann.post('/reports', report)).status).toBe(204);
    expect((await admin.get()).text).toContain('1 open report');
    const link = /\/admin(\/reports\/[\w-]{22})/.exec((await admin.get('/reports')).text)?.[1] as string;
    const { text } = await admin.get(link);
    for (const part of ['You &#60;b&#62;whale', 'He is rude', 'Ann', 'Bob', 'The game began'])
      expect(text).toContain(part);
    expect(text).not.toContain('<b>whale');
    expect((await admin.post(`${link}/close`, { why: '' })).status).toBe(400);
    expect((await admin.post(`${link}/close`, { why: 'warned' })).status).toBe(303);
    expect((await admin.get()).text).toContain('0 open reports');
    expect(await acts()).toMatchObject([
      { operator: 'ADMIN_KEY', what: 'close report', why: 'warned', person: bob.person.id, table: id },
    ]);
  });

  test('warns: the person gets it until they say that they have read it', async () => {
    await admin.post(`/people/${bob.person.id}/warn`, { why: 'Please be kind.' });
    const { warnings } = (await bob.get('/me/warnings')).body as { warnings: { id: string; text: string }[] };
    expect(warnings).toMatchObject([{ text: 'Please be kind.' }]);
    expect((await ann.post(`/me/warnings/${warnings[0].id}/read`)).status).toBe(204);
    expect((await bob.get('/me/warnings')).body).toEqual({ warnings });
    await bob.post(`/me/warnings/${warnings[0].id}/read`);
    expect((await bob.get('/me/warnings')).body).toEqual({ warnings: [] });
    expect((await admin.get(`/people/${bob.person.id}`)).text).toContain('read ');
  });

  test('bans a person: requests are refused with reason and end, streams end, seats are left', async () => {
    const address = await listen(backend.server);
    const id = await startGame([ann, bob]);
    const waiting = await bob.open({ settings: { listed: true } });
    const stream = await StreamReader.open(address, { path: '/me/events', key: bob.key });
    const watching = await StreamReader.open(address, { path: `/tables/${id}/events`, key: ann.key });
    await admin.post(`/people/${bob.person.id}/ban`, { why: 'Enough is enough', for: '1 day' });
    await stream.until(({ hasEnded }) => hasEnded, 'the end of the stream');
    const { status, body } = await bob.get('/me');
    expect(status).toBe(403);
    expect(body).toMatchObject({ error: { code: 'banned', facts: { reason: 'Enough is enough' } } });
    const { until } = (body as { error: { facts: { until: number } } }).error.facts;
    expect(until - Date.now()).toBeGreaterThan(23 * HOUR_MS);
    expect((await bob.post(`/tables/${id}/moves`, { move: '1', answers: 1 })).status).toBe(403);
    expect((await ann.table(id)).seats[1].away).toMatchObject({ why: 'left' });
    expect((await ann.table(waiting.id)).phase).toBe('over');
    expect(watching.hasEnded).toBe(false);
    watching.close();

    const lift = /\/admin(\/bans\/[\w-]{22}\/lift)/.exec((await admin.get('/bans')).text)?.[1] as string;
    await admin.post(lift, { why: 'He is sorry' });
    expect((await bob.get('/me')).status).toBe(200);
    expect((await acts()).map(({ what }) => what)).toEqual(['lift ban', 'ban']);
  });

  test('bans an address, also at other servers, and for guests', async () => {
    const other = await startBackend({ store: backend.store });
    await admin.post('/bans', { address: 'cat', why: 'flood', for: '1 hour' });
    expect(await acts()).toEqual([]);
    await admin.post('/bans', { address: '127.0.0.0/8', why: 'flood', for: '1 hour' });
    expect((await new Guest(backend.server).get('/tables')).status).toBe(403);
    const elsewhere = async () => (await new Guest(other.server).get('/tables')).status;
    await expect.poll(elsewhere, { timeout: 15_000 }).toBe(403);
    // The page itself is not the API: who is banned can still read why.
    expect((await admin.get()).status).toBe(200);
    await other.server.close();
  });

  test('renames: immediately at running tables, and in the logs', async () => {
    const id = await startGame([ann, bob]);
    await speak(bob, id, 'hi');
    await admin.post(`/people/${bob.person.id}/rename`, { name: 'Player', why: 'foul name' });
    expect((await bob.get('/me')).body).toMatchObject({ name: 'Player' });
    expect((await ann.table(id)).seats[1].name).toBe('Player');
    expect(JSON.stringify(await backend.store.read(id))).not.toContain('"Bob"');
    expect((await events(id)).at(-1)).toEqual({ type: 'renamed', seat: 1, name: 'Player' });
    expect(await acts()).toMatchObject([{ what: 'rename', detail: 'Bob → Player' }]);
  });

  test('removes a message, for current and later readers', async () => {
    const address = await listen(backend.server);
    const id = await startGame([ann, bob]);
    const n = await speak(bob, id, 'something foul');
    await ann.post('/reports', { table: id, person: bob.person.id, n, reason: 'words' });
    const watching = await StreamReader.open(address, {
      path: `/tables/${id}/events?from=${n + 1}`,
      key: ann.key,
    });
    expect((await admin.get(`/tables/${id}/words/${n}/remove`)).text).toContain('something foul');
    await admin.post(`/tables/${id}/words/${n}/remove`, { why: 'foul' });
    await watching.until(({ entries }) => entries.some(({ event }) => event.type === 'unsaid'));
    watching.close();
    expect((await events(id))[n]).toMatchObject({ type: 'said', name: 'Bob', text: '…' });
    for (const path of ['/reports', `/tables/${id}`, '/audit'])
      expect((await admin.get(path)).text).not.toContain('something foul');
    expect((await ann.get(`/tables/${id}/log`)).body).toMatchObject({
      entries: expect.arrayContaining([
        expect.objectContaining({ event: { type: 'unsaid', said: n } }),
      ]) as unknown,
    });
    expect((await admin.post(`/tables/${id}/words/0/remove`, { why: 'x' })).status).toBe(404);
  });

  test('closes a table: the game is over for everyone, without ratings', async () => {
    const id = await startGame([ann, bob]);
    await admin.post(`/tables/${id}/close`, { why: 'abuse' });
    expect(await ann.table(id)).toMatchObject({ phase: 'over', result: { reason: 'closed' } });
    expect((await admin.post(`/tables/${id}/close`, { why: 'again' })).status).toBe(409);
    expect((await ann.get('/me/ratings')).body).toEqual({ ratings: [] });
    expect(await acts()).toMatchObject([{ what: 'close table', table: id, why: 'abuse' }]);
  });

  test('finds people and tables, and says so when there is nothing', async () => {
    const id = await startGame([ann, bob]);
    expect((await admin.get('/people?q=bo')).text).toContain(`/admin/people/${bob.person.id}`);
    expect((await admin.get(`/people?q=${bob.person.id}`)).text).toContain('Bob');
    expect((await admin.get('/people?q=zzz')).text).toContain('No one found');
    expect((await admin.get(`/tables?q=http://x/%23/table/${id}`)).text).toContain('Public log');
    expect((await admin.get('/audit')).text).toContain('Nothing yet');
    expect((await admin.get(`/people/${id}`)).status).toBe(404);
    expect((await admin.get('/nothing')).status).toBe(404);
    for (const path of ['/people/%00', `/tables/${id}/words/x/remove`, '/reports/1', '/bans/__proto__/lift'])
      expect([path, (await admin.get(path)).status]).toEqual([path, 404]);
    expect((await admin.get('/people?q=a&q=b&done=banned&done=x')).status).toBe(200);
    expect((await admin.post(`/people/${bob.person.id}/ban`, { why: 'x', for: 'toString' })).status).toBe(
      400,
    );
  });
});

/** Arrays of cards, as JSON, with everything in them. */
function arraysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(arraysIn);
  return Array.isArray(value) && value.length > 1
    ? [JSON.stringify(value), value.join(' '), ...inside]
    : inside;
}

test.each(GAME_IDS)(
  '%s: no answer of the admin page holds a hidden card, a secret or an invitation',
  async (game) => {
    await admin.logIn(KEY);
    const { min } = GAMES[game].players;
    const all = [ann, bob, await become(backend.server, 'Cas')].slice(0, min);
    const id = await startGame(all, { game, options: { players: min } });
    const late = await startGame(all, { game, options: { players: min }, settings: { delay: 600 } });
    for (const table of [id, late]) await playOn(all, table, 6);
    await bob.post(`/tables/${late}/words`, { text: 'said just now' });
    const n = await speak(bob, id, 'look here');
    for (const table of [id, late])
      await ann.post('/reports', { table, person: bob.person.id, reason: 'other', words: 'x' });
    await ann.post('/reports', { table: id, person: bob.person.id, n, reason: 'words' });

    const hidden = new Set<string>();
    for (const table of [id, late]) {
      const log = await events(table);
      for (const event of log) {
        if (event.type === 'opened') hidden.add(event.secret).add(event.invitation);
        if (event.type === 'dealt') for (const cards of arraysIn(event.deal)) hidden.add(cards);
      }
      const { entries } = (await new Guest(backend.server).get(`/tables/${table}/log`)).body as {
        entries: { n: number; event: { type: string; move?: string } }[];
      };
      const isShown = (at: number): boolean =>
        entries.some((one) => one.n === at && one.event.move !== undefined);
      log.forEach((event, at) => {
        if (event.type === 'moved' && !isShown(at) && table === id) hidden.add(nameOf(at, event.move));
      });
    }
    expect(hidden.size).toBeGreaterThan(4);
    expect(JSON.stringify(await events(id))).toContain([...hidden][0]);

    const reports = [...(await admin.get('/reports')).text.matchAll(/\/admin(\/reports\/[\w-]{22})/g)].map(
      ([, path]) => path,
    );
    expect(reports).toHaveLength(3);
    const paths = ['', '/reports', ...reports, '/bans', '/audit', `/tables/${id}`, `/tables/${late}`];
    for (const path of [
      ...paths,
      `/people/${bob.person.id}`,
      `/tables/${id}/words/${n}/remove`,
      `/tables/${id}/close`,
    ]) {
      const { status, text } = await admin.get(path);
      expect(status).toBe(200);
      const plain = plainOf(text);
      const found = [...hidden].filter((one) =>
        one.startsWith('entry') ? shows(plain, one) : text.includes(one),
      );
      expect(found).toEqual([]);
      expect(text).not.toContain('said just now');
    }
    const open = (await events(id)).findIndex(
      (event, at) => event.type === 'moved' && !hidden.has(nameOf(at, event.move)),
    );
    const told = (await events(id))[open];
    if (told?.type === 'moved')
      expect(shows(plainOf((await admin.get(`/tables/${id}`)).text), nameOf(open, told.move))).toBe(true);
    // With a delay nothing of the game is shown yet.
    expect((await admin.get(`/tables/${late}`)).text).not.toContain(' played ');
    expect((await admin.get(`/tables/${id}`)).text).toContain('look here');
  },
);

const nameOf = (n: number, move: string): string => `entry ${n} played ${move}`;
const plainOf = (page: string): string => page.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

/** Whether the log on the page tells the move of that entry. */
function shows(text: string, hidden: string): boolean {
  const [, n, move] = /^entry (\d+) (played .*)$/.exec(hidden) as RegExpExecArray;
  return new RegExp(` ${n} \\w+ ${move.replace(/[^\w ]/g, '\\$&')} `).test(text);
}
