// The bots of each game. This is the only file here that names the games. A game without an entry gets plain
// bots.

import { findGame } from '@menagerie/rules';
import type { Bot } from './bot.ts';
import type { Allowance } from './budget.ts';
import { catBots } from './cat-in-the-box/index.ts';
import type { GameBots } from './game-bots.ts';
import { boxBots } from './if-it-fits/index.ts';
import type { NetJudge } from './net/judgement.ts';
import { keepNet } from './net/nets.ts';
import { plainBots } from './plain-bots.ts';
import { broadBot } from './search/broad.ts';
import { whaleBots } from './trump-whales/index.ts';

const registered = new Map<string, GameBots>([
  ['cat-in-the-box', catBots],
  ['trump-whales', whaleBots],
  ['if-it-fits', boxBots],
]);

/** Registers bots for a game. Returns a function that unregisters them. */
export function registerBots(game: string, bots: GameBots): () => void {
  if (registered.has(game)) throw new Error(`${game} has bots already`);
  registered.set(game, bots);
  return () => void registered.delete(game);
}

export function botsFor(game: string): readonly Bot[] {
  return findBots(game)?.bots ?? [];
}

/** The analyst: a search that evaluates every move, not only the best. */
export function analystFor(game: string): Bot | undefined {
  const found = findBots(game);
  return found && broadBot('analyst', found.model, found.net);
}

/** The default allowance for reviewing a decision: a net needs far fewer tries. */
export function reviewAllowance(game: string): Allowance {
  return { playouts: netFor(game) ? 32 : 4000 };
}

/** How the game uses its net, if it has one. */
export function netFor(game: string): NetJudge | undefined {
  return findBots(game)?.net;
}

/** Takes the bytes of a game's net. Throws if they aren't valid. */
export function loadNet(game: string, bytes: Uint8Array): void {
  const net = netFor(game);
  if (!net) throw new Error(`${game} has no net`);
  keepNet(game, bytes, net.table);
}

/** Everything known about a game. */
export function findBots(id: string): GameBots | undefined {
  const game = findGame(id);
  return registered.get(id) ?? (game && plainBots(game));
}
