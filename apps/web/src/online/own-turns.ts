// The number of games on the server that wait for the reader's move.

import type { TableLine } from '@menagerie/protocol';
import { api } from './api.ts';
import { setBadge } from './badge.ts';
import { me } from './me.svelte.ts';
import { isAsked } from './table-lines.ts';

export async function countTurns(): Promise<number> {
  const person = await me.load();
  if (!person) return 0;
  const { games } = await api.request<{ games: TableLine[] }>('GET', 'me/games?phase=playing&limit=200');
  const count = games.filter((line) => isAsked(line, person.id)).length;
  setBadge(count);
  return count;
}
