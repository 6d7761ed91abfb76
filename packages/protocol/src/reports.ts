// Reports of players, and what operators tell a person.

import { Type, type Static } from 'typebox';
import { Id, strict, Time } from './basics.ts';
import { LONGEST_REPORT, REPORT_PATTERN, REPORT_REASONS } from './limits.ts';

export const ReportReason = Type.Enum(REPORT_REASONS);
export type ReportReason = Static<typeof ReportReason>;

export const NewReport = strict({
  table: Id,
  person: Id,
  n: Type.Optional(
    Type.Integer({
      minimum: 0,
      description: 'The entry with the message; if absent, the person is reported.',
    }),
  ),
  reason: ReportReason,
  words: Type.Optional(
    Type.String({
      maxLength: LONGEST_REPORT,
      pattern: REPORT_PATTERN,
      description: `An explanation of up to ${LONGEST_REPORT} code points.`,
    }),
  ),
});
export type NewReport = Static<typeof NewReport>;

/** From an operator to one person. */
export const WarningNote = strict({ id: Id, at: Time, text: Type.String() });
export type WarningNote = Static<typeof WarningNote>;
