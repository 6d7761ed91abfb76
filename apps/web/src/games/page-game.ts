// What the page knows of a game from the start; the rest is loaded when it is wanted. Only the first three are
// needed: a game without a room of its own is played in the plain one.

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
  /** Its picture on the home. */
  readonly loadPoster?: () => Promise<{ readonly default: Component }>;
  readonly timing?: Timing;
  /** Its rules by themselves; otherwise the registry's, which come with those of all games. */
  readonly loadGame?: () => Promise<Game>;
  /** A `GameRoom` of the game's own types, and the catalogue of its words, which has the game's id. */
  readonly loadRoom?: () => Promise<{ readonly room: unknown }>;
  readonly loadLesson?: () => Promise<{ readonly lesson: Lesson }>;
  /** Asked after the lesson; at least four. */
  readonly loadQuiz?: () => Promise<{ readonly quiz: readonly QuizPosition[] }>;
  readonly loadRules?: () => Promise<{ readonly page: RulesPage }>;
  /** `GameStatistics` of facts of the game's own. */
  readonly loadStatistics?: () => Promise<{ readonly statistics: unknown }>;
}
