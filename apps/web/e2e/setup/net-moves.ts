// How long a move by a net, or the first answer to a hint request, takes on a slow device: the processor is throttled
// fourfold. Browsers throttle pages but not their workers, so the bots' worker script runs in a frame of the page.

import { readdirSync } from 'node:fs';
import { botsFor, decide, hasNet, playoutBudget, type Bot } from '@menagerie/bots';
import { loadNets } from '@menagerie/bots/node';
import type { AnalyseRequest, ThinkRequest } from '@menagerie/bots';
import { listGames, parseOptions, SeededRandom, turnOf, type Game } from '@menagerie/rules';
import type { Browser } from 'playwright-core';

const RATE = 4;
/** The strongest bot that uses only its net in every game. */
const BOT = 'leopard';
/** Code is slow until the browser has compiled it. */
const WARM_UP = 20;
const ASSETS = new URL('../../dist/assets/', import.meta.url);

loadNets();

export const gamesWithNets = (): readonly Game[] => listGames().filter(({ id }) => hasNet(id));

type Asked = ThinkRequest | AnalyseRequest;

/** About this many turns that offer a choice, from games with the maximum number of players. */
function requestsFrom(game: Game, count: number, type: Asked['type']): Asked[] {
  const bot = botsFor(game.id).find(({ name }) => name === BOT) as Bot;
  const random = new SeededRandom('net moves');
  const options = parseOptions(game, { players: game.players.max });
  if (!options.ok) throw new Error(options.error.reason);
  const requests: Asked[] = [];
  let position = game.newGame(options.value);
  while (requests.length < count) {
    if (game.isOver(position)) position = game.newGame(options.value);
    if (game.awaitsDeal(position)) game.deal(position, random);
    const seat = game.nextSeat(position);
    const { view, legal } = turnOf(game, position, seat);
    const id = requests.length + 1;
    if (legal.length > 1) {
      if (type === 'think') requests.push({ type, id, bot: BOT, view, legal, seed: `${id}` });
      else requests.push({ type, id, view, allowance: {}, seed: `${id}` });
    }
    game.play(position, seat, decide(bot, { view, legal }, random, playoutBudget(0)));
  }
  return requests;
}

/** Milliseconds for each move, or each first hint. */
export async function timeNet(
  browser: Browser,
  baseURL: string,
  game: Game,
  count: number,
  type: Asked['type'],
): Promise<number[]> {
  const script = readdirSync(ASSETS).find((name) => /^worker-[\w-]+\.js$/.test(name)) as string;
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: RATE });
  const times = await page.evaluate(timeInFrame, {
    script: `/assets/${script}`,
    requests: requestsFrom(game, WARM_UP + count, type),
  });
  await context.close();
  return times.slice(WARM_UP);
}

interface Frame {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  postMessage: (answer: { readonly type: string; readonly reason?: string }) => void;
}

async function timeInFrame({
  script,
  requests,
}: {
  readonly script: string;
  readonly requests: readonly Asked[];
}): Promise<number[]> {
  const element = document.body.appendChild(document.createElement('iframe'));
  const frame = element.contentWindow as unknown as Frame;
  const inner = element.contentDocument as Document;
  const code = inner.createElement('script');
  code.type = 'module';
  code.src = script;
  await new Promise((resolve) => {
    code.onload = resolve;
    inner.body.append(code);
  });
  const times: number[] = [];
  let number = 0;
  for (const request of requests) {
    number++;
    const begun = performance.now();
    await new Promise<void>((resolve, reject) => {
      frame.postMessage = ({ type, reason }) => {
        if (type === 'failed') return reject(new Error(reason));
        // An analysis answers at once and continues until it is stopped; then it is done.
        if (type !== 'done' && times.length < number) times.push(performance.now() - begun);
        if (type === 'estimates') frame.onmessage?.({ data: { type: 'stop', id: request.id } });
        else resolve();
      };
      frame.onmessage?.({ data: request });
    });
  }
  return times;
}
