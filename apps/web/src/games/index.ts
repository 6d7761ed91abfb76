// The page's games, in the order of the home page: the only file here that names them.

import type { Game } from '@menagerie/rules';
import type { Lesson } from '../lessons/lesson.ts';
import type { QuizPosition } from '../lessons/quiz.ts';
import type { RulesPage } from '../screens/rules/page.ts';
import type { GameStatistics } from '../statistics/facts.ts';
import { words } from '../words/words.svelte.ts';
import { catInTheBox } from './cat-in-the-box/game.ts';
import { ifItFits } from './if-it-fits/game.ts';
import type { PageGame } from './page-game.ts';
import type { GameRoom } from './room.ts';
import { trumpWhales } from './trump-whales/game.ts';

const registered: PageGame[] = [catInTheBox, trumpWhales, ifItFits];

export const PAGE_GAMES: readonly PageGame[] = registered;

/** Adds a game of the rules' registry to the page. */
export function registerPageGame(game: PageGame): void {
  if (findPageGame(game.id)) throw new Error(`the page has ${game.id} already`);
  registered.push(game);
}

export function findPageGame(id: string): PageGame | undefined {
  return registered.find((game) => game.id === id);
}

/** The rules of a game; undefined if unknown. */
export async function loadGame(id: string): Promise<Game | undefined> {
  const own = findPageGame(id)?.loadGame;
  return own ? own() : (await import('@menagerie/rules')).findGame(id);
}

// Rooms and statistics only accept data of their own game, which is up to the caller; only here are their types erased.

/** Including its catalogue. */
export async function loadRoom(id: string): Promise<GameRoom> {
  const own = findPageGame(id)?.loadRoom;
  const [{ room }] = await Promise.all([
    own?.() ?? import('./plain/room.ts'),
    words.enter(own ? id : 'plain'),
  ]);
  return room as GameRoom;
}

export async function loadLesson(id: string): Promise<Lesson> {
  const load = findPageGame(id)?.loadLesson;
  if (!load) throw new Error(`${id} has no lesson`);
  const [{ lesson }] = await Promise.all([load(), words.enter(`${id}-lesson`)]);
  return lesson;
}

/** Nothing of a game that asks nothing. */
export async function loadQuiz(id: string): Promise<readonly QuizPosition[]> {
  const load = findPageGame(id)?.loadQuiz;
  if (!load) return [];
  const [{ quiz }] = await Promise.all([load(), words.enter(`${id}-quiz`)]);
  return quiz;
}

export async function loadRules(id: string): Promise<RulesPage> {
  const load = findPageGame(id)?.loadRules;
  if (!load) throw new Error(`${id} has no rules page`);
  const [{ page }] = await Promise.all([load(), words.enter(`${id}-rules`)]);
  return page;
}

export async function loadStatistics(id: string): Promise<GameStatistics | undefined> {
  return (await findPageGame(id)?.loadStatistics?.())?.statistics as GameStatistics | undefined;
}
