// Keyboard play: what a key does at this table, where the focus goes, and which keys are left alone.

import type { Choice } from './choice.svelte.ts';
import { pickByKey } from './pick-by-key.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const LEAPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Whether the key had a meaning. */
export function followKey(
  event: KeyboardEvent,
  table: HTMLElement,
  choice: Choice,
  legal: readonly string[],
): boolean {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return false;
  if (target instanceof Element && target.closest('dialog, [inert]')) return false;
  if (key in STEPS || key in LEAPS) return moveFocus(table, key);
  if (key === 'Escape') choice.clear();
  if (legal.length === 0) return false;
  if (key === 'Enter') return commitByKey(choice, target);
  if (legal[0].startsWith('>')) return nameByKey(choice, legal, key);
  const { picked, spending } = choice;
  const move =
    key === 'x'
      ? nextBonus(table, spending)
      : pickByKey(
          legal.filter((one) => !one.startsWith('!')),
          picked,
          key,
        );
  if (move === null) return false;
  choice.point(move);
  focusOn(table, move);
  return true;
}

/** A focused button handles its own keys. */
function commitByKey(choice: Choice, target: EventTarget | null): boolean {
  const move = choice.spending ?? choice.picked;
  if (move === null || target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement)
    return false;
  choice.commit(move);
  return true;
}

function nameByKey(choice: Choice, legal: readonly string[], key: string): boolean {
  const move = `>${Number(key) - 1}`;
  if (!legal.includes(move)) return false;
  choice.commit(move);
  return true;
}

function nextBonus(table: HTMLElement, spending: string | null): string | null {
  const moves = choicesIn(table)
    .filter(({ dataset, ariaDisabled }) => dataset['choice'] === 'bonus' && ariaDisabled !== 'true')
    .map(({ dataset }) => dataset['move'] ?? '');
  return moves[(moves.indexOf(spending ?? '') + 1) % moves.length] ?? null;
}

/** The picked choice, or the first possible one. */
export function focusOnChoice(table: HTMLElement, picked: string | null): void {
  const open = choicesIn(table).filter(
    ({ dataset, ariaDisabled }) => dataset['choice'] !== 'bonus' && ariaDisabled !== 'true',
  );
  (open.find(({ dataset }) => dataset['move'] === picked) ?? open[0])?.focus();
}

const choicesIn = (table: HTMLElement): HTMLElement[] => [
  ...table.querySelectorAll<HTMLElement>('[data-choice]'),
];

function focusOn(table: HTMLElement, move: string): void {
  choicesIn(table)
    .find(({ dataset }) => dataset['move'] === move)
    ?.focus();
}

/** Left and right move between choices, up and down between trick, bonuses and hand. */
function moveFocus(table: HTMLElement, key: string): boolean {
  const choices = choicesIn(table);
  if (choices.length === 0) return false;
  const place = choices.findIndex((choice) => choice === document.activeElement);
  if (place < 0) {
    (choices.find(({ dataset }) => dataset['choice'] === 'hand') ?? choices[0]).focus();
  } else if (key in STEPS) {
    choices[(place + STEPS[key] + choices.length) % choices.length].focus();
  } else {
    const groups = [...new Set(choices.map(({ dataset }) => dataset['choice']))];
    const group = groups.indexOf(choices[place].dataset['choice']) + LEAPS[key];
    choices
      .find(({ dataset }) => dataset['choice'] === groups[(group + groups.length) % groups.length])
      ?.focus();
  }
  return true;
}
