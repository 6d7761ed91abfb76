// Makes a dialog modal without making the rest of the page inert: that would restyle every element of it, on opening and
// on closing, which takes a slow phone several frames.
//
// The dialog is a popover, so it lies above everything, and fills the screen, so nothing below can be clicked. Here
// focus is kept inside, what lies below is hidden from screen readers, and Escape or the system's back gesture asks to
// close it.

declare global {
  /** Not in every browser. */
  var CloseWatcher: undefined | (new () => EventTarget & { destroy: () => void });
}

/** Tab reaches only the chosen radio button of a group. */
const TABBABLE =
  'a[href], button, input:not([type=radio]:not(:checked)), select, textarea, summary, [tabindex]';

/** The open dialogs, the foremost last. */
const open: HTMLDialogElement[] = [];

const listTabbable = (dialog: HTMLElement): readonly HTMLElement[] =>
  [...dialog.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility(),
  );

/** Returns a function that undoes it. `ask`, if it can be closed, is called when the reader wants that. */
export function makeModal(dialog: HTMLDialogElement, ask: (() => void) | undefined): () => void {
  open.push(dialog);
  const undo = [keepFocusIn(dialog), hideOthers(dialog), ask && watchForClosing(dialog, ask)];
  focusFirst(dialog);
  return () => {
    open.splice(open.indexOf(dialog), 1);
    for (const one of undo) one?.();
  };
}

function focusFirst(dialog: HTMLElement): void {
  const first = dialog.querySelector<HTMLElement>('[autofocus]') ?? listTabbable(dialog).at(0);
  first?.focus();
}

/** From the last element Tab leads to the first, and back. */
function keepFocusIn(dialog: HTMLDialogElement): () => void {
  const goRound = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab') return;
    const all = listTabbable(dialog);
    const [edge, opposite] = event.shiftKey ? [0, -1] : [-1, 0];
    const isBefore = event.shiftKey && document.activeElement?.contains(all[0]);
    if (document.activeElement !== all.at(edge) && !isBefore) return;
    event.preventDefault();
    all.at(opposite)?.focus();
  };
  /** From the browser's own buttons, focus would come to the page below. */
  const bringBack = ({ target }: FocusEvent): void => {
    if (open.at(-1) === dialog && dialog.open && !dialog.contains(target as Node)) focusFirst(dialog);
  };
  dialog.addEventListener('keydown', goRound);
  document.addEventListener('focusin', bringBack);
  return () => {
    dialog.removeEventListener('keydown', goRound);
    document.removeEventListener('focusin', bringBack);
  };
}

function hideOthers(dialog: HTMLElement): () => void {
  const others: Element[] = [];
  for (let on: Element = dialog; on.parentElement && on !== document.body; on = on.parentElement) {
    const beside = [...on.parentElement.children].filter(
      (one) => one !== on && !one.hasAttribute('aria-hidden'),
    );
    others.push(...beside);
  }
  for (const one of others) one.ariaHidden = 'true';
  return () => {
    for (const one of others) one.ariaHidden = null;
  };
}

function watchForClosing(dialog: HTMLElement, ask: () => void): () => void {
  const { CloseWatcher } = globalThis;
  if (CloseWatcher) {
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', ask);
    return () => watcher.destroy();
  }
  const onkeydown = ({ key, defaultPrevented }: KeyboardEvent): void => {
    if (key === 'Escape' && !defaultPrevented) ask();
  };
  dialog.addEventListener('keydown', onkeydown);
  return () => dialog.removeEventListener('keydown', onkeydown);
}
