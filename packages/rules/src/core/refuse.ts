// A refused move, as the games make them: the code stays a literal, so that each game can list its own.

import type { JsonObject, Refusal } from './game.ts';

export function refuse<Code extends string, Facts extends JsonObject>(
  rule: string,
  code: Code,
  facts: Facts,
): Refusal<Code, Facts> {
  return { rule, code, facts };
}
