// Spreads what a move changes over several frames, so that none takes too long: the piece that moves comes first, and
// boards, plates and the log follow.
//
//   const soon = aFrameLater(() => ({ view, legal }));
//   <Opponents view={soon.now.view} />

import { untrack } from 'svelte';
import { inTurn } from './in-turn.ts';

/** Call it during component setup. If several wait, each gets a frame of its own. */
export function aFrameLater<T>(value: () => T): { readonly now: T } {
  let now = $state.raw(untrack(value));
  let isShown = true;
  let isFirst = true;
  $effect(() => {
    value();
    if (isFirst) isFirst = false;
    else if (isShown) {
      isShown = false;
      void inTurn().then(() => {
        isShown = true;
        now = untrack(value);
      });
    }
  });
  return {
    get now(): T {
      return now;
    },
  };
}
