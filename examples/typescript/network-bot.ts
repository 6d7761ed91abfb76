// Plays the project's own bots on a server: takes views from the stream and sends moves.
//
//   npx tsx examples/typescript/network-bot.ts http://localhost:8080 tiger
//
// It offers itself as an opponent, joins every table it is invited to, and plays all its games over one stream. The key of
// its account is printed the first time; set MENAGERIE_KEY=… to use it again. docs/bots.md has more.

import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { botsFor, decideByItself } from '@menagerie/bots';
import { loadNets } from '@menagerie/bots/node';
import type { Entry, Person, TableState, Welcome } from '@menagerie/protocol';
import { findGame, GAMES, SeededRandom, type Seated } from '@menagerie/rules';

const [url = 'http://localhost:8080', level = 'cat'] = process.argv.slice(2);
let key = process.env['MENAGERIE_KEY'];
const random = new SeededRandom(randomBytes(16).toString('hex'));

loadNets();

type Told = { readonly table: string } & ({ readonly state: TableState } | Entry);

function choose({ view, legal }: TableState): string {
  const seen = view as Seated;
  const game = findGame(seen.game);
  const bot = botsFor(seen.game).find(({ name }) => name === level);
  if (!game || !bot) throw new Error(`there is no ${level} for ${seen.game}`);
  const moves = legal.map((text) => {
    const move = game.parseMove(text);
    if (!move.ok) throw new Error(move.error.reason);
    return move.value;
  });
  const turn = { view: seen, legal: moves };
  return game.formatMove(decideByItself(bot, turn, random, () => performance.now()));
}

async function request(method: string, path: string, body?: object): Promise<Response> {
  return fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

async function call(method: string, path: string, body: object): Promise<unknown> {
  const answer = await request(method, path, body);
  if (answer.status === 429 || answer.status >= 500) throw new Error(await answer.text());
  if (!answer.ok) console.error(path, await answer.text());
  return answer.ok ? answer.json() : null;
}

/** Takes our seat if we are invited, and moves if it is our turn. */
async function heed(table: string, me: string, state: Partial<TableState>): Promise<void> {
  const isCalled = ({ plan, person }: TableState['seats'][number]): boolean =>
    plan.type === 'person' && plan.person === me && person === null;
  if (state.seats?.some(isCalled))
    await call('PUT', `/tables/${table}/seat`, { number: randomBytes(32).toString('hex') });
  if (typeof state.asked === 'number')
    await call('POST', `/tables/${table}/moves`, {
      move: choose(state as TableState),
      answers: state.asked,
    });
  if (state.phase === 'over') console.log(table, JSON.stringify(state.result));
}

async function* linesOf({ body }: Response): AsyncGenerator<string> {
  let rest = '';
  for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter((line) => line !== ''); // An empty line is a heartbeat.
  }
}

async function readStream(me: string): Promise<void> {
  const tables = new Map<string, { state: Partial<TableState>; answered: number | null }>();
  const stream = await request('GET', '/me/events?format=ndjson');
  if (!stream.ok) throw new Error(await stream.text());
  for await (const line of linesOf(stream)) {
    const told = JSON.parse(line) as Told;
    const news: Partial<TableState> = 'state' in told ? told.state : told.now;
    const known = tables.get(told.table) ?? { state: {}, answered: null };
    // A smaller number is older than what we have.
    if ((news.n ?? 0) < (known.state.n ?? 0)) continue;
    const state = { ...known.state, ...news };
    const asked = state.asked ?? null;
    tables.set(told.table, { state, answered: asked });
    await heed(told.table, me, asked === known.answered ? { ...state, asked: null } : state);
  }
}

if (key === undefined) {
  ({ key } = (await call('POST', '/people', { name: `Example ${level}`, isBot: true })) as Welcome);
  console.log(`MENAGERIE_KEY=${key}`);
}
const { id } = (await call('PATCH', '/me', { offer: { games: Object.keys(GAMES) } })) as Person;
console.log('I am', id);
for (;;) {
  await readStream(id).catch((error: unknown) => console.error('coming back:', String(error)));
  await setTimeout(1000);
}
