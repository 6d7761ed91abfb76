// Groups fault codes by what they mean to a reader.

const KINDS = {
  empty: ['empty'],
  'no-record': ['no-record', 'no-header'],
  'unknown-game': ['unknown-game'],
  'other-rules': ['other-rules'],
  'bad-start': ['bad-options', 'bad-players', 'bad-option', 'bad-seats', 'bad-numbers', 'no-promise'],
  unreadable: ['not-json', 'not-an-event', 'unknown-event', 'bad-event'],
  torn: ['torn'],
  'lines-missing': ['wrong-number'],
  edited: ['wrong-sum', 'not-plain'],
  'illegal-move': ['illegal-move'],
  'out-of-order': [
    'score-missing',
    'second-header',
    'wrong-round',
    'after-the-end',
    'not-finished',
    'not-stopped',
  ],
  'wrong-result': ['wrong-result'],
  'not-opened': ['not-opened'],
  'wrong-secret': ['wrong-secret'],
  'other-deal': ['other-deal', 'chosen-number'],
  'too-big': ['too-big'],
  link: ['link-not-packed', 'link-torn'],
  'nothing-happened': ['nothing-happened'],
  missing: ['missing'],
  'no-table-record': ['no-table-record'],
  kept: ['unreadable'],
  file: ['file'],
} as const;

/** `other`: an impossible deal, or a code from a later version. */
export type FaultKind = keyof typeof KINDS | 'other';

const BY_CODE = new Map<string, FaultKind>(
  Object.entries(KINDS).flatMap(([kind, codes]) => codes.map((code) => [code, kind as FaultKind])),
);

export const FAULT_KINDS: readonly FaultKind[] = [...(Object.keys(KINDS) as FaultKind[]), 'other'];

export function kindOfFault({ code, line }: { readonly code: string; readonly line: number }): FaultKind {
  const kind = BY_CODE.get(code) ?? 'other';
  // A text that can't be read from its first line on isn't a record at all.
  return kind === 'unreadable' && line === 1 ? 'no-record' : kind;
}
