/// <reference types="node" />
// For apps that run in Node: nets are read from the files beside this package. Nothing else here touches the disk.

import { readFileSync } from 'node:fs';
import { listGames } from '@menagerie/rules';
import { hasNet } from './net/nets.ts';
import { loadNet, netFor } from './registry.ts';

/** Loads every game's net that is not loaded yet. To be called before a bot first thinks. */
export function loadNets(): void {
  for (const { id } of listGames()) {
    if (netFor(id) && !hasNet(id)) loadNet(id, readFileSync(new URL(`../nets/${id}.net`, import.meta.url)));
  }
}
