// What people make of the puzzles, by way of the server: the reader's answers are counted there, if the server knows
// the reader, and what all answers make of the puzzles comes back. Without a server everything stays as it was shipped.

import type { PuzzleRatings, PuzzlesCounted } from '@menagerie/protocol';
import { api as pageApi, type Api } from '../online/api.ts';
import type { PuzzleFile } from '@menagerie/bots/puzzles';
import type { GameProgress } from './progress.ts';

/** The server takes no more at once. */
const MOST_AT_ONCE = 50;

/** Those that the server has not been told of, oldest first; no more than it takes at once. */
export const untold = ({ answers }: GameProgress): readonly string[] =>
  Object.entries(answers)
    .filter(([, { isTold }]) => !isTold)
    .map(([id]) => id)
    .slice(0, MOST_AT_ONCE);

/** Returns what the server has been told of. Throws if it could not be reached, or does not know the reader. */
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

/** The file with the ratings that people's answers have made. */
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
