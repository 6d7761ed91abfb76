// The keys of the counting.

export interface CountHands {
  isCounting(): boolean;
  next(): void;
  previous(): void;
  toggle(): void;
  end(): void;
}

/** Must be called before the table's own keys: those move the table, for which arrows need Shift here. */
export function onCountKey(hands: CountHands): (event: KeyboardEvent) => void {
  return (event) => {
    if (isForOthers(event)) return;
    if (handle(event, hands)) event.preventDefault();
    // The table would handle these itself.
    else if (isScroll(event)) event.stopPropagation();
  };
}

function isForOthers({
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  defaultPrevented,
  target,
}: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || shiftKey || defaultPrevented) return true;
  if (target instanceof Element && target.closest('input, textarea, select')) return true;
  return document.querySelector('dialog[open]') !== null;
}

/** Up and down scroll content that is taller than its space. */
const isScroll = ({ key, target }: KeyboardEvent): boolean =>
  /^Arrow(Up|Down)$/.test(key) && target instanceof Element && target.closest('[data-scrolls]') !== null;

function handle({ key, repeat, target }: KeyboardEvent, hands: CountHands): boolean {
  const isOnControl = target instanceof Element && target.closest('button, a, summary') !== null;
  const isCounting = hands.isCounting();
  const actions: Record<string, () => void> = {
    ArrowLeft: hands.previous,
    ...(isCounting ? { ArrowRight: hands.next, Escape: hands.end } : {}),
    ...(isCounting && !isOnControl ? { ' ': hands.toggle } : {}),
    ...(isOnControl ? {} : { Enter: hands.end }),
  };
  if (!Object.hasOwn(actions, key)) return false;
  // A key held down since the last move must not skip anything.
  if (!repeat || key.startsWith('Arrow')) actions[key]();
  return true;
}
