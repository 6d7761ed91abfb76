// The page's first script. It is small, and requests what the current screen needs while the rest is still loading.
// Anything that fails here is requested again when the screen opens.

import { askEarly } from './early.ts';
import { gameInLink } from './replay/game-in-link.ts';
import { addressOf, QUIZ, readRoute, readShort, type Route } from './route.ts';
import { SCREENS } from './screens.ts';
import { catalogue, FRAME } from './words/catalogues.ts';
import { chooseLanguage } from './words/languages.ts';

const parts = import.meta.glob([
  './games/*/rules/page.ts',
  './games/*/lesson.ts',
  './games/*/room.ts',
  './games/*/quiz.ts',
  './screens/learn/{Lesson,Quiz}.svelte',
]);

/** Files a screen loads in its second step, by the game in its address, and their catalogues. */
function partsOf(route: Route): { files: readonly string[]; rooms: readonly string[] } {
  if (route.name === 'rules' && route.game) {
    return { files: [`./games/${route.game}/rules/page.ts`], rooms: [`${route.game}-rules`] };
  }
  if (route.name === 'learn' && route.game) {
    const isQuiz = route.part === QUIZ;
    const part = isQuiz ? 'quiz' : 'lesson';
    return {
      files: [
        `./screens/learn/${isQuiz ? 'Quiz' : 'Lesson'}.svelte`,
        ...[part, 'room'].map((file) => `./games/${route.game}/${file}.ts`),
      ],
      rooms: [route.game, `${route.game}-${part}`],
    };
  }
  const replayed = route.name === 'replay' && route.packed !== null ? gameInLink(route.packed) : undefined;
  if (replayed !== undefined) return { files: [`./games/${replayed}/room.ts`], rooms: [replayed] };
  return { files: [], rooms: [] };
}

function needsOf(route: Route): readonly ((() => Promise<unknown>) | undefined)[] {
  const language = chooseLanguage(navigator.languages);
  const say = (room: string): (() => Promise<unknown>) | undefined => catalogue(language, room);
  if (route.name === 'home') return [say(FRAME)];
  const { load, rooms } = SCREENS[route.name];
  const more = partsOf(route);
  return [...[FRAME, ...rooms, ...more.rooms].map(say), load, ...more.files.map((file) => parts[file])];
}

/** The screen's first requests to the server, the same for every reader. */
function questionsOf(route: Route): readonly string[] {
  if (route.name === 'together') return ['me', 'tables?limit=100'];
  if (route.name === 'table') return ['me', `tables/${route.id}`, `tables/${route.id}/log`];
  return [];
}

// A short address stands for one behind the #; all files are relative to the home page.
const short = readShort(location.pathname);
if (short) {
  const named = readRoute(short.hash + location.search);
  history.replaceState(null, '', short.home + addressOf(named));
}

/** For the name at the top of the home page. */
function preloadNameFont(): void {
  const link = document.createElement('link');
  const { href } = new URL('./looks/hand-name.woff2', import.meta.url);
  Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href });
  document.head.append(link);
}

const route = readRoute(location.hash);
if (route.name === 'home') preloadNameFont();
for (const path of questionsOf(route)) askEarly(path);
void import('./main.ts');
for (const load of needsOf(route)) load?.().catch(() => undefined);
