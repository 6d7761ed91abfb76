// Whom a person does not want to hear or to meet.

import { Type, type Static } from 'typebox';
import { Id, strict, Time } from './basics.ts';

export const MarkKind = Type.Union([Type.Literal('mute'), Type.Literal('block')], {
  description:
    'mute: their words are not shown to you. block: besides, they cannot sit down at your tables or call you.',
});
export type MarkKind = Static<typeof MarkKind>;

export const Mark = strict({
  person: Id,
  name: Type.String({ description: 'As they are called now.' }),
  kind: MarkKind,
  since: Time,
});
export type Mark = Static<typeof Mark>;

export const SetMark = strict({ kind: MarkKind });
export type SetMark = Static<typeof SetMark>;
