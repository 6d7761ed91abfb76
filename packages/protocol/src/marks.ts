// Whom a person does not want to hear or to meet.

import { Type, type Static } from 'typebox';
import { Id, strict, Time } from './basics.ts';

export const MarkKind = Type.Union([Type.Literal('mute'), Type.Literal('block')], {
  description:
    'mute: you do not see their messages. block: in addition, they cannot sit at your tables or invite you.',
});
export type MarkKind = Static<typeof MarkKind>;

export const Mark = strict({
  person: Id,
  name: Type.String({ description: 'Their current name.' }),
  kind: MarkKind,
  since: Time,
});
export type Mark = Static<typeof Mark>;

export const SetMark = strict({ kind: MarkKind });
export type SetMark = Static<typeof SetMark>;
