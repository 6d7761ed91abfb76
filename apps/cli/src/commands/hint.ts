// The word `hint` in menagerie play: the best moves, given what the person can see.

import { analyse, isCertain, type Estimate } from '@menagerie/bots';
import { SeededRandom, type Game, type View } from '@menagerie/rules';
import { loop } from '../loop.ts';
import type { Setting, TerminalTable } from '../tables/table.ts';
import type { Input } from '../terminal/input.ts';
import { Notice } from '../terminal/notice.ts';

const THINKING_MS = 1000;
const SHOWN = 5;
const LIKE = '≈';

/** Null if the person interrupts. */
export async function thinkOfHint(
  view: View,
  seed: string,
  input: Input,
): Promise<readonly Estimate[] | null> {
  const notice = new Notice(0);
  let known: readonly Estimate[] = [];
  try {
    const allowance = { milliseconds: THINKING_MS };
    for await (const estimates of analyse(view, new SeededRandom(seed), allowance, loop)) {
      if (input.isInterrupted) return null;
      known = estimates;
      notice.update(`Thinking… ${playoutsOf(known)} playouts`);
    }
    return known;
  } finally {
    notice.clear();
  }
}

export function tellHint(
  game: Game,
  table: TerminalTable,
  view: View,
  estimates: readonly Estimate[],
  setting: Setting,
): string[] {
  const rows = estimates.slice(0, SHOWN).map((estimate, i) => {
    const text = game.formatMove(estimate.move);
    return {
      text,
      chance: tellChance(estimate),
      like: i > 0 && estimate.behind && !isCertain(estimate.behind) ? LIKE : ' ',
      score: tellScore(estimate),
      words: table.tellMove(view.seat ?? 0, text, setting),
    };
  });
  const head = { text: 'move', chance: 'win chance', like: ' ', score: 'final score', words: '' };
  const width = (name: 'text' | 'chance' | 'score'): number =>
    Math.max(...[head, ...rows].map((row) => row[name].length));
  const lines = [head, ...rows].map(({ text, chance, like, score, words }) =>
    [
      `  ${text.padEnd(width('text'))}`,
      `${chance.padStart(width('chance'))} ${like}`,
      score.padStart(width('score')),
      words,
    ]
      .join('   ')
      .trimEnd(),
  );
  const count = `${rows.length < estimates.length ? `best ${rows.length} of ` : ''}${estimates.length}`;
  const close = rows.some(({ like }) => like === LIKE) ? `; ${LIKE} may be as good as the best` : '';
  const note = `${count} moves, ${playoutsOf(estimates)} playouts; ± is one standard error${close}`;
  return [setting.ink('dim', lines[0]), ...lines.slice(1), setting.ink('dim', `  ${note}`), ''];
}

function tellChance({ chance, chanceError }: Estimate): string {
  return `${(100 * chance).toFixed(1)} ± ${tellError(100 * chanceError)} %`;
}

function tellScore({ score, scoreError }: Estimate): string {
  return `${score.toFixed(1)} ± ${tellError(scoreError)}`;
}

/** A single playout has no known error. */
function tellError(error: number): string {
  return Number.isFinite(error) ? error.toFixed(1) : '?';
}

function playoutsOf(estimates: readonly Estimate[]): number {
  return estimates.reduce((sum, { playouts }) => sum + playouts, 0);
}
