// What is wrong with a record, in the reader's words: many codes, a few things that a reader can do about it.

import type { RecordFault } from '@menagerie/rules';
import { t } from '../words/words.svelte.ts';
import { kindOfFault } from './fault-kinds.ts';

export function tellFault(fault: RecordFault): string {
  return t(`replay-fault-${kindOfFault(fault)}`, { line: fault.line, ...fault.versions });
}
