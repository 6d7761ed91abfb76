// Builds a refusal: the code stays a literal, so each game can list its own.

import type { JsonObject, Refusal } from './game.ts';

export function refuse<Code extends string, Facts extends JsonObject>(
  rule: string,
  code: Code,
  facts: Facts,
): Refusal<Code, Facts> {
  return { rule, code, facts };
}
