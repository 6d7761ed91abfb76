// The short-cuts of the table.

import type { BoxSide } from '@menagerie/rules/if-it-fits';

export interface KeyHands {
  isYours(): boolean;
  hasPlaces(): boolean;
  step(side: BoxSide): void;
  pan(dx: number, dy: number): void;
  closer(): void;
  farther(): void;
  fit(): void;
  nextBox(): void;
  takeNth(n: number): void;
  turn(): void;
  draw(): void;
  sleep(): void;
  pass(): void;
  commit(): void;
  clear(): void;
}

const ARROWS: Readonly<Record<string, BoxSide>> = {
  ArrowUp: 'T',
  ArrowRight: 'R',
  ArrowDown: 'B',
  ArrowLeft: 'L',
};
const PAN = 80;
const PANS: Readonly<Record<BoxSide, readonly [number, number]>> = {
  T: [0, PAN],
  R: [-PAN, 0],
  B: [0, -PAN],
  L: [PAN, 0],
};

export function onTableKey(hands: KeyHands): (event: KeyboardEvent) => void {
  return (event) => {
    if (isForOthers(event)) return;
    if (handle(event, hands)) event.preventDefault();
  };
}

function isForOthers({ ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true;
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLSelectElement || document.querySelector('dialog[open]') !== null;
}

function handle({ key, shiftKey, target }: KeyboardEvent, hands: KeyHands): boolean {
  const side = ARROWS[key];
  if (side !== undefined) {
    if (hands.hasPlaces() && !shiftKey) hands.step(side);
    else hands.pan(...PANS[side]);
    return true;
  }
  const looks: Record<string, () => void> = {
    '+': hands.closer,
    '=': hands.closer,
    '-': hands.farther,
    '0': hands.fit,
    b: hands.nextBox,
    Escape: hands.clear,
  };
  if (Object.hasOwn(looks, key)) {
    looks[key]();
    return key !== 'Escape';
  }
  if (!hands.isYours()) return false;
  if (/^[1-9]$/.test(key)) {
    hands.takeNth(Number(key) - 1);
    return true;
  }
  const isOnControl = target instanceof Element && target.closest('button, a, summary') !== null;
  const moves: Record<string, () => void> = {
    r: hands.turn,
    d: hands.draw,
    s: hands.sleep,
    n: hands.pass,
    ...(isOnControl ? {} : { Enter: hands.commit }),
  };
  if (!Object.hasOwn(moves, key)) return false;
  moves[key]();
  return true;
}
