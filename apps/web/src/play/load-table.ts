// Loads what a table needs in addition to the home screen, so that it's ready when somebody taps "Play".

import { findPageGame, loadGame, PAGE_GAMES } from '../games/index.ts';
import { idle } from '../parts/in-turn.ts';
import { SCREENS } from '../screens.ts';
import { catalogue } from '../words/catalogues.ts';
import { words } from '../words/words.svelte.ts';

type Load = () => Promise<unknown>;

const say = (room: string): Load[] => {
  const load = catalogue(words.language, room);
  return load ? [load] : [];
};

const ofEveryTable = (): readonly Load[] => [
  () => import('./start-game.ts'),
  SCREENS.play.load,
  ...SCREENS.play.rooms.flatMap(say),
];

function ofGame(id: string): readonly Load[] {
  const room = findPageGame(id)?.loadRoom;
  return [() => loadGame(id), ...(room ? [room] : []), ...say(id)];
}

/** Loads everything at once. Whatever fails is requested again when it is needed. */
export function loadTable(game: string): void {
  for (const load of [...ofEveryTable(), ...ofGame(game)]) load().catch(() => undefined);
}

/** For every game, one part at a time, whenever the page is idle. */
export async function loadTablesAhead(): Promise<void> {
  for (const load of [...ofEveryTable(), ...PAGE_GAMES.flatMap(({ id }) => ofGame(id))]) {
    await idle();
    // Offline, or the tab is closing: requested again on a tap.
    await load().catch(() => undefined);
  }
}
