// Short addresses as messengers fetch them: no script, their own names, and only what anyone may know.

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableState } from '@menagerie/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { become, startBackend, type Player, type TestBackend } from '../testing/client.ts';
import { begin, finish } from '../testing/contest-player.ts';

const MESSENGERS = [
  'TelegramBot (like TwitterBot)',
  'WhatsApp/2.23.20.0',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Twitterbot/1.0',
];
const PAGE = `<!doctype html><html lang="en"><head><title>Menagerie</title>
<meta
  name="description"
  content="Games." />
<script type="module" crossorigin src="./assets/door-12345678.js"></script></head><body></body></html>`;

const page = mkdtempSync(join(tmpdir(), 'menagerie-page-'));
writeFileSync(join(page, 'index.html'), PAGE);

let now = Date.parse('2026-11-16T08:00:00Z');
let backend: TestBackend;
let ann: Player;
let bob: Player;
beforeAll(async () => {
  backend = await startBackend({ page, now: () => now });
  [ann, bob] = [await become(backend.server, 'Ann'), await become(backend.server, 'Bob <b>"$&"')];
});
afterAll(async () => {
  await backend.server.close();
  await backend.store.close();
});

interface Read {
  readonly status: number;
  readonly html: string;
  readonly title: string;
  readonly description: string;
  readonly image: string;
  readonly etag: string;
}

async function read(url: string, language = 'en', agent = MESSENGERS[0]): Promise<Read> {
  const { statusCode, body, headers } = await backend.server.inject({
    url,
    headers: { 'accept-language': language, 'user-agent': agent, host: 'play.example' },
  });
  const meta = (name: string): string => new RegExp(`"${name}" content="([^"]*)"`).exec(body)?.[1] ?? '';
  return {
    status: statusCode,
    html: body,
    title: meta('og:title'),
    description: meta('description'),
    image: meta('og:image').replaceAll('&amp;', '&'),
    etag: String(headers['etag']),
  };
}

const pathOf = (image: string): string => image.replace('http://play.example', '');

describe('a table that waits', () => {
  let table: TableState;
  beforeAll(async () => {
    table = await ann.open({
      options: { players: 4 },
      settings: { listed: false },
      seats: [{ type: 'open' }, { type: 'bot', level: 'tiger' }, { type: 'invited' }, { type: 'open' }],
    });
  });

  test.each(MESSENGERS)('%s finds the host’s name and a picture', async (agent) => {
    const found = await read(`/t/${table.id}`, 'en', agent);
    expect(found.status).toBe(200);
    expect(found.title).toBe('Ann invites you to Cat in the Box');
    expect(found.description).toBe(
      'At the table: Ann and Tiger. 2 seats are free. Play in your browser, no account needed.',
    );
    expect(found.html).toContain('<meta name="twitter:card" content="summary_large_image" />');
    const { rawPayload, headers } = await backend.server.inject(pathOf(found.image));
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  test.each([
    ['uk-UA,uk;q=0.9', 'uk', 'uk_UA', 'Ann запрошує вас зіграти: Кіт у коробці'],
    ['pl', 'pl', 'pl_PL', 'Ann zaprasza cię do gry: Cat in the Box'],
    ['fr-CA;q=0.8, de;q=0.9', 'fr', 'fr_FR', 'Ann t’invite à jouer à Cat in the Box'],
    ['ru', 'ru', 'ru_RU', 'Ann приглашает вас сыграть: Кот в коробке'],
    ['de, ja;q=0.5', 'en', 'en_GB', 'Ann invites you to Cat in the Box'],
    ['*', 'en', 'en_GB', 'Ann invites you to Cat in the Box'],
  ])('speaks to %s in %s', async (wanted, language, locale, title) => {
    const found = await read(`/t/${table.id}`, wanted);
    expect(found.title).toBe(title);
    expect(found.html).toContain(`<html lang="${language}"`);
    expect(found.html).toContain(`<meta property="og:locale" content="${locale}" />`);
    expect(found.image).toContain(`language=${language}`);
  });

  test('its invitation is in no page, picture or line of the log', async () => {
    const secret = table.invitation as string;
    const found = await read(`/t/${table.id}?invitation=${secret}`);
    expect(found.status).toBe(200);
    expect(found.html).not.toContain(secret);
    expect(backend.lines.join('\n')).not.toContain(secret);
  });

  test('the page itself is in the response, with file paths relative to the root', async () => {
    const { html } = await read(`/t/${table.id}`);
    expect(html).toContain('src="../assets/door-12345678.js"');
    const day = await read('/d/2026-11-16/if-it-fits');
    expect(day.html).toContain('src="../../assets/door-12345678.js"');
  });

  test('an unchanged page is not sent again', async () => {
    const found = await read(`/t/${table.id}`);
    const again = await backend.server.inject({
      url: `/t/${table.id}`,
      headers: { 'accept-language': 'en', host: 'play.example', 'if-none-match': found.etag },
    });
    expect(again.statusCode).toBe(304);
    const throughProxy = await backend.server.inject({
      url: `/t/${table.id}`,
      headers: { 'accept-language': 'en', host: 'play.example', 'if-none-match': `"x", W/${found.etag}` },
    });
    expect(throughProxy.statusCode).toBe(304);
    const picture = await backend.server.inject(pathOf(found.image));
    const seen = await backend.server.inject({
      url: pathOf(found.image),
      headers: { 'if-none-match': String(picture.headers['etag']) },
    });
    expect([seen.statusCode, seen.body]).toEqual([304, '']);
  });

  test('names are written as they are, and nothing of them is read as markup', async () => {
    await bob.request('PUT', `/tables/${table.id}/seat`, { seat: 3 });
    const { html, description } = await read(`/t/${table.id}`);
    expect(html).not.toContain('<b>');
    expect(description).toContain('Bob &lt;b&gt;&quot;$&amp;&quot;');
  });
});

test('a running game’s preview says only that it is running, whatever is played', async () => {
  const { id } = await ann.open({
    options: { players: 2 },
    seats: [{ type: 'open' }, { type: 'bot', level: 'kitten' }],
  });
  await ann.post(`/tables/${id}/start`);
  const before = await read(`/t/${id}`);
  expect(before.title).toBe('Cat in the Box, in progress');
  const state = await ann.table(id);
  await ann.post(`/tables/${id}/moves`, { move: state.legal[0], answers: state.asked });
  expect((await read(`/t/${id}`)).html).toBe(before.html);
  expect((await read(`/r/${id}`)).title).toBe(before.title);
});

test('a finished game’s preview shows the result', async () => {
  const { id } = await ann.open({
    options: { players: 2 },
    seats: [{ type: 'open' }, { type: 'bot', level: 'kitten' }],
  });
  await ann.post(`/tables/${id}/start`);
  const { result } = await finish(ann, id);
  const found = await read(`/r/${id}`);
  expect(found.title).toBe('Cat in the Box, final result');
  expect(found.description).toMatch(/^(Ann|Kitten) wins: .*Ann/);
  for (const total of result?.totals ?? [])
    expect(found.description).toContain(String(total).replace('-', '−'));
  expect((await backend.server.inject(pathOf(found.image))).statusCode).toBe(200);
});

test("players of the day's deal are not named until it is open to all", async () => {
  const state = await begin(ann, 'day-2026-11-16-cat-in-the-box');
  await finish(ann, state.id);
  const hidden = await read(`/r/${state.id}`);
  expect(hidden.title).toBe('Cat in the Box · The same cards for everyone');
  expect(hidden.html).not.toContain('Ann');
  const before = now;
  now += 2 * 24 * 60 * 60 * 1000;
  const open = await read(`/r/${state.id}`);
  now = before;
  expect(open.title).toBe('Cat in the Box, final result');
  expect(open.description).toContain('Ann');
});

test.each([
  ['/d/2026-11-16', 'Deals of the day, 16 November 2026', /You get one try/],
  ['/d/2026-11-16/trump-whales', 'Deal of the day: Trump Whales, 16 November 2026', /You get one try/],
  ['/d/2026-11-17/trump-whales', 'Deal of the day: Trump Whales, 17 November 2026', /opens on its day/],
  ['/c/day-2026-11-16-if-it-fits', 'Deal of the day: If It Fits, 16 November 2026', /You get one try/],
  ['/p/if-it-fits/1-7', 'Find the move: If It Fits', /clearly best/],
])('%s has a title and a picture', async (path, title, line) => {
  const found = await read(path);
  expect([found.status, found.title]).toEqual([200, title]);
  expect(found.description).toMatch(line);
  expect((await backend.server.inject(pathOf(found.image))).headers['content-type']).toBe('image/png');
});

test.each([
  '/t/nothing',
  `/t/${'A'.repeat(22)}`,
  '/r/x',
  '/d/2031-01-01',
  '/d/2026-99-99',
  '/d/x/y',
  '/c/abc',
  '/p/chess/1',
  '/p/if-it-fits/none',
])('%s leads nowhere, and says so in the reader’s language', async (path) => {
  const found = await read(path, 'uk');
  expect([found.status, found.title]).toEqual([404, 'Тут нічого немає · Menagerie']);
  expect(found.html).toContain('assets/door-12345678.js');
  expect((await backend.server.inject(`${path}/picture.png`)).statusCode).toBe(404);
});

test('an invalid Host header is not repeated', async () => {
  const { body } = await backend.server.inject({ url: '/d/2026-11-16', headers: { host: 'a"><script>' } });
  expect(body).not.toContain('<script>');
});

test('too many requests for pictures have to wait', async () => {
  const strict = await startBackend({ page, rateLimit: 5, addressFactor: 4 });
  const statuses = [];
  for (let i = 0; i < 6; i++)
    statuses.push((await strict.server.inject('/p/if-it-fits/1-7/picture.png')).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  await strict.server.close();
  await strict.store.close();
});
