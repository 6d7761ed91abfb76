// The first script of the page: it is small, and asks for what the screen of the address needs while the frame is
// still on its way. What fails here is asked for again when the screen is entered.

import { readRoute, type Route } from './route.ts';
import { SCREENS } from './screens.ts';
import { chooseLanguage } from './words/languages.ts';

const words = import.meta.glob('./words/*/*.ftl', { query: '?raw', import: 'default' });
const parts = import.meta.glob([
  './games/*/rules/page.ts',
  './games/*/lesson.ts',
  './games/*/room.ts',
  './screens/learn/Lesson.svelte',
]);

/** Files of a screen's second step, by the game in its address, and the catalogues that come with them. */
function partsOf(route: Route): { files: readonly string[]; rooms: readonly string[] } {
  if (route.name === 'rules' && route.game) {
    return { files: [`./games/${route.game}/rules/page.ts`], rooms: [`${route.game}-rules`] };
  }
  if (route.name === 'learn' && route.game) {
    return {
      files: [
        './screens/learn/Lesson.svelte',
        ...['lesson', 'room'].map((file) => `./games/${route.game}/${file}.ts`),
      ],
      rooms: [route.game, `${route.game}-lesson`],
    };
  }
  return { files: [], rooms: [] };
}

function needsOf(route: Route): readonly ((() => Promise<unknown>) | undefined)[] {
  const language = chooseLanguage(navigator.languages);
  const say = (room: string): (() => Promise<unknown>) | undefined =>
    words[`./words/${language}/${room}.ftl`];
  // Those of the frame are in one file.
  if (route.name === 'home') return [say('page')];
  const { load, rooms } = SCREENS[route.name];
  const more = partsOf(route);
  return [...['page', ...rooms, ...more.rooms].map(say), load, ...more.files.map((file) => parts[file])];
}

void import('./main.ts');
for (const load of needsOf(readRoute(location.hash))) load?.().catch(() => undefined);
