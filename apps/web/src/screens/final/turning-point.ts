// The decisive move: the reader's costliest mistake if there is one, else anybody's.

import type { Seat } from '@menagerie/rules';
import { certainCost, type Verdict } from '../../replay/verdicts.ts';

export function turningPoint(verdicts: readonly Verdict[], own: Seat | null): Verdict | null {
  const costly = (list: readonly Verdict[]): Verdict | null =>
    list.reduce<Verdict | null>(
      (most, one) => (most === null || certainCost(one) > certainCost(most) ? one : most),
      null,
    );
  const mine = costly(verdicts.filter(({ decision, mark }) => decision.seat === own && mark.startsWith('?')));
  return mine ?? costly(verdicts.filter(({ mark }) => mark !== ''));
}
