// The review of one move as a sentence.

import { isCertain, type Difference } from '@menagerie/bots/remote';
import type { GameRoom, Person } from '../../games/room.ts';
import type { Replay } from '../../replay/replay.svelte.ts';
import type { ReviewRun } from '../../replay/review-run.svelte.ts';
import type { Decision } from '../../replay/decisions.ts';
import type { RecordedGame } from '../../replay/recorded-game.ts';
import { formatNumber, t } from '../../words/words.svelte.ts';
import type { Move } from '@menagerie/rules';

export const nameMoveOf = (
  room: GameRoom,
  { record, people }: { readonly record: RecordedGame['record']; readonly people: readonly Person[] },
  { view }: Decision,
  move: Move,
): string => room.nameMove(record.game.formatMove(move), view, people);

/** How the move played compares with the bot's: `−12 %`. */
export const formatLoss = ({ mean }: Difference): string =>
  formatNumber(-mean, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' });

/** Two standard errors. */
export const formatMargin = ({ error }: Difference): string =>
  formatNumber(2 * error, { style: 'percent', maximumFractionDigits: 0 });

export function tellVerdict(replay: Replay, review: ReviewRun, room: GameRoom): string {
  const { index, recorded, step } = replay;
  const verdict = review.byIndex.get(index);
  if (!verdict) {
    if (step.seat === null) return '';
    const isDue = review.decisions.some((decision) => decision.index === index);
    return t(isDue ? 'replay-verdict-waiting' : 'replay-verdict-no-choice');
  }
  const { best, decision, chanceCost, scoreCost } = verdict;
  if (best === decision.played) return t('replay-verdict-same');
  const isBetter = isCertain({ ...chanceCost, mean: -chanceCost.mean });
  const id = isCertain(chanceCost) ? 'worse' : isBetter ? 'better' : 'equal';
  return t(`replay-verdict-${id}`, {
    move: nameMoveOf(room, recorded, decision, best),
    chance: formatLoss(chanceCost),
    margin: formatMargin(chanceCost),
    score: formatNumber(-scoreCost.mean, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    }),
  });
}
