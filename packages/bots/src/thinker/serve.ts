// The thinking side: the same code in a Node worker and in a Web Worker. It is given a way to answer and returns the
// function that takes requests, so it needn't know what kind of port is in between.

import { SeededRandom } from '@menagerie/rules';
import { analyse } from '../analyse.ts';
import type { Bot } from '../bot.ts';
import { hasNet, NetMissing } from '../net/nets.ts';
import { ponder, type Loop } from '../ponder.ts';
import { analystFor, botsFor, loadNet, netFor } from '../registry.ts';
import { reviewMove } from '../review.ts';
import type {
  AnalyseRequest,
  PrepareRequest,
  Reply,
  Request,
  ReviewRequest,
  ThinkRequest,
} from './messages.ts';

/** Estimates aren't sent more often than this. */
const REPORT_MS = 50;
/** Fetches the bytes of a game's net. */
export type FetchNet = (game: string) => Promise<Uint8Array>;

/** Interrupts a review between two slices. */
class Stopped extends Error {}
/** A net couldn't be loaded. */
class NetFailed extends Error {}

/**
 * Several requests take turns, slice by slice. A bot without its net waits until `fetchNet` has brought it; without
 * `fetchNet`, nets must be loaded beforehand.
 */
export function serveBots(
  post: (answer: Reply) => void,
  loop: Loop & { readonly fetchNet?: FetchNet },
): (request: Request) => void {
  const active = new Set<number>();
  const loading = new Map<string, Promise<void>>();

  /** One fetch at a time; a failed one is retried by the next request. */
  const load = (game: string, fetchNet: FetchNet): Promise<void> => {
    const underWay = loading.get(game);
    if (underWay) return underWay;
    const attempt = fetchAndLoad(game, fetchNet).finally(() => loading.delete(game));
    loading.set(game, attempt);
    return attempt;
  };

  const prepare = async ({ id, game }: PrepareRequest): Promise<void> => {
    if (netFor(game) && !hasNet(game) && loop.fetchNet) await load(game, loop.fetchNet);
    post({ type: 'done', id });
  };

  const think = async ({ id, bot: name, view, legal, allowance, seed }: ThinkRequest): Promise<void> => {
    const bot = botCalled(name, view.game);
    let [move] = legal;
    const turn = { view, legal };
    for await (const thought of ponder(bot, turn, new SeededRandom(seed), allowance ?? bot.allowance, loop)) {
      move = thought.best;
      if (!active.has(id)) break;
    }
    post({ type: 'move', id, move });
  };

  const analyseOn = async ({ id, view, allowance, seed }: AnalyseRequest): Promise<void> => {
    let reported = -Infinity;
    let estimates;
    for await (estimates of analyse(view, new SeededRandom(seed), allowance, loop)) {
      if (!active.has(id)) break;
      if (loop.now() - reported < REPORT_MS) continue;
      reported = loop.now();
      post({ type: 'estimates', id, estimates });
    }
    if (estimates) post({ type: 'estimates', id, estimates });
    post({ type: 'done', id });
  };

  const review = async ({ id, view, legal, played, allowance, seed }: ReviewRequest): Promise<void> => {
    const analyst = analystFor(view.game);
    if (!analyst) throw new Error(`nobody reviews ${view.game}`);
    const pause = async (): Promise<void> => {
      await loop.pause();
      if (!active.has(id)) throw new Stopped();
    };
    const stoppable = { now: loop.now, pause };
    try {
      const random = new SeededRandom(seed);
      const found = await reviewMove({ view, legal }, played, analyst, random, allowance, stoppable);
      post({ type: 'review', id, review: found });
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      post({ type: 'done', id });
    }
  };

  const answer = (request: Exclude<Request, { type: 'stop' }>): Promise<void> => {
    switch (request.type) {
      case 'think':
        return think(request);
      case 'analyse':
        return analyseOn(request);
      case 'review':
        return review(request);
      case 'prepare':
        return prepare(request);
    }
  };

  const answerWithNet = async (request: Exclude<Request, { type: 'stop' }>): Promise<void> => {
    try {
      await answer(request);
    } catch (error) {
      if (!(error instanceof NetMissing) || !loop.fetchNet) throw error;
      await load(error.game, loop.fetchNet);
      await answer(request);
    }
  };

  return (request) => {
    const { type, id } = request;
    if (type === 'stop') {
      active.delete(id);
      return;
    }
    active.add(id);
    answerWithNet(request)
      .catch((error: unknown) => {
        if (error instanceof NetFailed) post({ type: 'failed', id, code: 'net', reason: error.message });
        else post({ type: 'failed', id, code: 'bot', reason: String(error) });
      })
      .finally(() => active.delete(id));
  };
}

async function fetchAndLoad(game: string, fetchNet: FetchNet): Promise<void> {
  try {
    loadNet(game, await fetchNet(game));
  } catch (cause) {
    throw new NetFailed(`the net of ${game} cannot be loaded: ${String(cause)}`, { cause });
  }
}

function botCalled(name: string, game: string): Bot {
  const bot = botsFor(game).find((candidate) => candidate.name === name);
  if (!bot) throw new Error(`${game} has no bot called ${name}`);
  return bot;
}
