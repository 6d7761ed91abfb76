// What keys do in a puzzle: arrow keys step only after the answer, because before that they belong to the table.

import { keyAction, type Key } from '../replay/keys.ts';

export type SolveAction = 'back' | 'on' | 'next' | 'text' | 'keys';

export function solveAction(event: Key, isAsked: boolean): SolveAction | null {
  if (event.key === 'n' && !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented)
    return isAsked ? null : 'next';
  const action = keyAction(event);
  if (action === 'text' || action === 'keys') return action;
  return !isAsked && (action === 'back' || action === 'on') ? action : null;
}
