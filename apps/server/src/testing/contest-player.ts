// People who play deals of contests at a test server, and bots that answer in earnest.

import { botsFor, decide, playoutBudget } from '@menagerie/bots';
import { loadNets } from '@menagerie/bots/node';
import type { Contest, TableState } from '@menagerie/protocol';
import { SeededRandom } from '@menagerie/rules';
import { byPlayouts } from '../bots/allowance.ts';
import type { TablesOptions } from '../server.ts';
import type { Player, Reply } from './client.ts';

/** The house's levels, without threads. */
export function earnestBots(): TablesOptions['bots'] {
  loadNets();
  return {
    queue: 0,
    think: ({ level, view, legal, seed }) => {
      const bot = botsFor(view.game).find(({ name }) => name === level);
      if (!bot) return Promise.reject(new Error(`no ${level}`));
      const { playouts = 1 } = byPlayouts(bot.allowance);
      return Promise.resolve(decide(bot, { view, legal }, new SeededRandom(seed), playoutBudget(playouts)));
    },
  };
}

export const playPath = (contest: string, deal = 0): string => `/contests/${contest}/deals/${deal}/play`;

export async function begin(
  player: Player,
  contest: string,
  deal = 0,
  practice = false,
): Promise<TableState> {
  const begun = await player.post(playPath(contest, deal), { practice });
  if (begun.status !== 200) throw new Error(JSON.stringify(begun.body));
  return begun.body as TableState;
}

/** The table once it is the player's turn or the game is over: bots may move first. */
export async function whenAsked(player: Player, id: string): Promise<TableState> {
  for (let looks = 0; looks < 5_000; looks++) {
    const state = await player.table(id);
    if (state.asked !== null || state.phase === 'over') return state;
  }
  throw new Error('nobody moves');
}

/** Plays with `choose` until the game is over. */
export async function finish(
  player: Player,
  id: string,
  choose: (legal: readonly string[], turn: number) => string = ([first]) => first,
): Promise<TableState> {
  for (let turn = 0; ; turn++) {
    const state = await whenAsked(player, id);
    if (state.phase === 'over') return state;
    const move = choose(state.legal, turn);
    const made = await player.post(`/tables/${id}/moves`, { move, answers: state.asked });
    if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  }
}

/** From beginning to end, and until the result is known. */
export async function playThrough(
  player: Player,
  contest: string,
  choose?: (legal: readonly string[], turn: number) => string,
  deal = 0,
): Promise<TableState> {
  const over = await finish(player, (await begin(player, contest, deal)).id, choose);
  await noted(player, contest, deal);
  return over;
}

export async function noted(player: Player, contest: string, deal = 0): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    const { you } = (await player.get(`/contests/${contest}`)).body as Contest;
    if (you.find((play) => play.deal === deal)?.outcome) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('the result was never noted');
}

export const textOf = ({ body }: Reply): string => (typeof body === 'string' ? body : JSON.stringify(body));
