// Explains to the reader what is wrong with a record: many codes, but few things the reader can do about them.

import type { RecordFault } from '@menagerie/rules';
import { t } from '../words/words.svelte.ts';
import { kindOfFault } from './fault-kinds.ts';

export function tellFault(fault: RecordFault): string {
  return t(`replay-fault-${kindOfFault(fault)}`, { line: fault.line, ...fault.versions });
}
