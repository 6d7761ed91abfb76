// The side that thinks: the same code in a worker of Node and in a Web Worker. It is given a way to answer
// and returns what takes the requests, so it need not know what kind of port lies between.

import { SeededRandom } from '@menagerie/rules';
import { analyse } from '../analyse.ts';
import { botsFor } from '../index.ts';
import { ponder, type Loop } from '../ponder.ts';
import type { AnalyseRequest, Answer, Request, ThinkRequest } from './messages.ts';

/** Estimates are sent no more often than this. */
const REPORT_MS = 50;

/** Several requests take turns, slice by slice. */
export function serveBots(post: (answer: Answer) => void, loop: Loop): (request: Request) => void {
  const active = new Set<number>();

  const think = async ({ id, bot: name, view, legal, allowance, seed }: ThinkRequest): Promise<void> => {
    const bot = botsFor(view.game).find((candidate) => candidate.name === name);
    if (!bot) throw new Error(`${view.game} has no bot called ${name}`);
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

  return (request) => {
    const { type, id } = request;
    if (type === 'stop') {
      active.delete(id);
      return;
    }
    active.add(id);
    (type === 'think' ? think(request) : analyseOn(request))
      .catch((error: unknown) => post({ type: 'failed', id, reason: String(error) }))
      .finally(() => active.delete(id));
  };
}
