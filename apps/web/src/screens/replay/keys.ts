// What keys do in a replay.

export type Action =
  | 'back'
  | 'on'
  | 'first'
  | 'last'
  | 'play'
  | 'eyes'
  | 'open'
  | 'mistake-on'
  | 'mistake-back'
  | 'log'
  | 'review'
  | 'text'
  | 'keys';

const ACTIONS: Readonly<Record<string, Action>> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  Home: 'first',
  End: 'last',
  ' ': 'play',
  e: 'eyes',
  a: 'open',
  m: 'mistake-on',
  M: 'mistake-back',
  l: 'log',
  r: 'review',
  t: 'text',
  '?': 'keys',
};

/** Elements in which keys have their own meaning. */
const TYPING = 'input, textarea, select, dialog';
const PRESSED_BY_SPACE = 'button, a, summary';

export interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly defaultPrevented: boolean;
  readonly target: unknown;
}

/** Null if the key belongs to the focused element. */
export function keyAction({ key, ctrlKey, metaKey, altKey, defaultPrevented, target }: Key): Action | null {
  if (ctrlKey || metaKey || altKey || defaultPrevented || !Object.hasOwn(ACTIONS, key)) return null;
  const isWithin = (selector: string): boolean =>
    Boolean((target as { closest?: (selector: string) => unknown } | null)?.closest?.(selector));
  if (isWithin(TYPING) || (key === ' ' && isWithin(PRESSED_BY_SPACE))) return null;
  return ACTIONS[key];
}
