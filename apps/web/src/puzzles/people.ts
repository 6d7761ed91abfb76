// Puzzle ratings based on people's answers, through the server: the reader's answers count there if the server knows
// them, and the resulting ratings come back. Without a server the ratings stay as shipped.

import type { PuzzleRatings, PuzzlesCounted } from '@menagerie/protocol';
import { api as pageApi, type Api } from '../online/api.ts';
import type { PuzzleFile } from '@menagerie/bots/puzzles';
import type { GameProgress } from './progress.ts';

/** The server's limit per request. */
const MOST_AT_ONCE = 50;

/** Answers the server doesn't have yet, oldest first, up to its limit per request. */
export const untold = ({ answers }: GameProgress): readonly string[] =>
  Object.entries(answers)
    .filter(([, { isTold }]) => !isTold)
    .map(([id]) => id)
    .slice(0, MOST_AT_ONCE);

/** Returns the answers sent. Throws if the server couldn't be reached, or doesn't know the reader. */
export async function tellAnswers(
  game: string,
  own: GameProgress,
  api: Api = pageApi,
): Promise<readonly string[]> {
  const ids = untold(own);
  if (ids.length === 0 || !api.device.isOnline()) return [];
  const rating = Math.round(own.rating);
  const answers = ids.map((puzzle) => ({ puzzle, right: own.answers[puzzle].right, rating }));
  await api.request<PuzzlesCounted>('POST', `puzzles/${game}/answers`, { answers });
  return ids;
}

/** The file with the ratings from people's answers. */
export async function refined(file: PuzzleFile, api: Api = pageApi): Promise<PuzzleFile> {
  if (!api.device.isOnline()) return file;
  const { ratings } = await api.request<Partial<PuzzleRatings>>('GET', `puzzles/${file.head.game}/ratings`);
  if (!ratings) return file;
  const games = file.games.map((from) => ({
    ...from,
    puzzles: from.puzzles.map((one) => ({ ...one, rating: ratings[one.id] ?? one.rating })),
  }));
  return { ...file, games };
}
