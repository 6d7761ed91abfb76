// The answer of every decision on a table: the events that follow, or why there are none.

import type { ApiError, ErrorCode } from '@menagerie/protocol';
import { describeOtherRules, type Game, type RulesVersions, type Step } from '@menagerie/rules';
import type { LogEvent } from './log.ts';

export interface Refused extends Omit<ApiError['error'], 'code'> {
  readonly code: ErrorCode;
}

export type Ruling =
  | {
      readonly ok: true;
      readonly value: readonly LogEvent[];
      /** Of those events that are part of the game: they need not be played again. */
      readonly steps?: ReadonlyMap<LogEvent, Step>;
    }
  | { readonly ok: false; readonly error: Refused };

export function accept(...events: readonly LogEvent[]): Ruling {
  return { ok: true, value: events };
}

export function refuse(
  code: ErrorCode,
  message: string,
  facts: Omit<Refused, 'code' | 'message'> = {},
): { readonly ok: false; readonly error: Refused } {
  return { ok: false, error: { code, message, ...facts } };
}

/** Nothing happens any more where this program cannot know the position. */
export function refuseOtherRules(
  { game }: { readonly game: Game },
  versions: RulesVersions,
): { readonly ok: false; readonly error: Refused } {
  const reason = describeOtherRules(game, versions);
  return refuse('other-rules', `This game cannot continue: ${reason}. Its log can still be read.`, {
    facts: { ...versions },
  });
}
