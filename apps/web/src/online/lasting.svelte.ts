// Something that has held for a while: what passes at once need not be told.

/** To be called while a component is set up. */
export function lasting(condition: () => boolean, milliseconds: number): { readonly current: boolean } {
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
