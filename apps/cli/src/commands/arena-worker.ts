// A thread of the arena. Its table and its bots' processes last as long as the thread.

import type { ArenaGame } from '@menagerie/bots';
import { Running } from '../external/running.ts';
import { CLOSING, type Share } from './arena-messages.ts';
import { ArenaTable } from './arena-table.ts';

let table: ArenaTable | undefined;
new BroadcastChannel(CLOSING).onmessage = () => table?.leave();

export default async function playShare({ plan, running, games }: Share): Promise<ArenaGame[]> {
  table ??= new ArenaTable(plan, new Running(running));
  const outcomes: ArenaGame[] = [];
  for (const index of games) outcomes.push(await table.play(index));
  return outcomes;
}
