// The loaded nets, by game. Their bytes come from outside: there is no disk and no network below the apps.

import { Net } from './net.ts';
import { sizeOf, type NetTable } from './table.ts';

const loaded = new Map<string, Net>();

/** Stores a net if its sizes match the game's table; throws otherwise. */
export function keepNet(game: string, bytes: Uint8Array, { inputs, outputs }: NetTable): void {
  const net = new Net(bytes);
  const [expected, given] = [
    [sizeOf(inputs), sizeOf(outputs)],
    [net.inputs, net.outputs],
  ].map((sizes) => sizes.join(' → '));
  if (given !== expected) throw new Error(`a net of another game: ${given} where ${game} has ${expected}`);
  loaded.set(game, net);
}

/** Whether the game's net is loaded. */
export function hasNet(game: string): boolean {
  return loaded.has(game);
}

/** A bot was asked to think before its net was loaded. */
export class NetMissing extends Error {
  override readonly name = 'NetMissing';
  readonly game: string;

  constructor(game: string) {
    super(`the net of ${game} is not loaded: call loadNet, or loadNets in Node`);
    this.game = game;
  }
}

export function netOf(game: string): Net {
  const net = loaded.get(game);
  if (!net) throw new NetMissing(game);
  return net;
}
