// What the page knows about a game from the start; the rest is loaded on demand. Only the first three are required: a
// game without a room is played in the plain one.

import type { Game } from '@menagerie/rules';
import type { Component } from 'svelte';
import type { Lesson } from '../lessons/lesson.ts';
import type { QuizPosition } from '../lessons/quiz.ts';
import type { RulesPage } from '../screens/rules/page.ts';
import type { Timing } from './minutes.ts';

export interface PageGame {
  readonly id: string;
  readonly players: { readonly min: number; readonly max: number };
  /** The default number of players. */
  readonly usual: number;
  /** Its picture on the home page. */
  readonly loadPoster?: () => Promise<{ readonly default: Component }>;
  readonly timing?: Timing;
  /** Loads just its rules; without it, the registry's are used, which come with those of all games. */
  readonly loadGame?: () => Promise<Game>;
  /** A `GameRoom` with the game's own types, and its catalogue, which has the game's id. */
  readonly loadRoom?: () => Promise<{ readonly room: unknown }>;
  readonly loadLesson?: () => Promise<{ readonly lesson: Lesson }>;
  /** The quiz after the lesson; at least four positions. */
  readonly loadQuiz?: () => Promise<{ readonly quiz: readonly QuizPosition[] }>;
  readonly loadRules?: () => Promise<{ readonly page: RulesPage }>;
  /** `GameStatistics` with the game's own facts. */
  readonly loadStatistics?: () => Promise<{ readonly statistics: unknown }>;
}
