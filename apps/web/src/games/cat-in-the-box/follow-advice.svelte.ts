// When a hint arrives, selection and focus move to the advised move, so that Enter plays it. They follow better hints
// until the reader moves elsewhere.

import { tick } from 'svelte';

/** Call it during component setup. `take` picks up a move and returns where its button is. */
export function followAdvice(
  advice: () => string | null,
  take: (move: string) => string,
  find: (selector: string) => HTMLElement | null,
): void {
  let put: HTMLElement | null = null;
  let isFollowing = false;
  $effect(() => {
    const move = advice();
    if (move === null) {
      isFollowing = false;
      return;
    }
    if (isFollowing && document.activeElement !== put) return;
    isFollowing = true;
    void follow(move);
  });

  async function follow(move: string): Promise<void> {
    const selector = take(move);
    await tick();
    put = find(selector);
    put?.focus();
  }
}
