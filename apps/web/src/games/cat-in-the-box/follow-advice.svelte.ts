// When a hint arrives, choice and focus move to the advised move, so that Enter plays it. They follow a better hint
// as long as the reader has not gone elsewhere.

import { tick } from 'svelte';

/** To be called while the table is set up. `take` takes up a move and tells where its button is. */
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
