// Whether a condition has held for a while, so that brief changes aren't shown.

/** Call this while a component is set up. */
export function trueForAWhile(condition: () => boolean, milliseconds: number): { readonly current: boolean } {
  let current = $state(false);
  $effect(() => {
    if (!condition()) {
      current = false;
      return;
    }
    const timer = setTimeout(() => (current = true), milliseconds);
    return () => clearTimeout(timer);
  });
  return {
    get current() {
      return current;
    },
  };
}
