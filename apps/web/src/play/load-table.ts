// What a table needs that the home does not, so that it is there when somebody taps "Play".

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

/** Everything at once. What fails is asked for again where it is needed. */
export function loadTable(game: string): void {
  for (const load of [...ofEveryTable(), ...ofGame(game)]) load().catch(() => undefined);
}

/** For every game, piece by piece, whenever the page has nothing else to do. */
export async function loadTablesAhead(): Promise<void> {
  for (const load of [...ofEveryTable(), ...PAGE_GAMES.flatMap(({ id }) => ofGame(id))]) {
    await idle();
    // Offline, or with the tab on its way out: a tap asks again.
    await load().catch(() => undefined);
  }
}
