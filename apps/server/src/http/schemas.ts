// Shapes that only the addresses have: parameters and queries. Numbers in a query are digits and nothing else.

import { BotLevel, GameId, Id, Phase, strict } from '@menagerie/protocol';
import { Type, type Static } from 'typebox';

export const TableParams = strict({ id: Id });
export const TablePersonParams = strict({ id: Id, person: Id });
export const PersonParams = strict({ person: Id });

const Digits = Type.String({ pattern: '^[0-9]{1,15}$' });
const Format = Type.Union([Type.Literal('sse'), Type.Literal('ndjson')]);

export const EventsQuery = strict({
  from: Type.Optional(Digits),
  format: Type.Optional(Format),
  /** Lines that are no entries: see `Notice`. */
  notices: Type.Optional(Type.Literal('yes')),
});

export const StreamQuery = strict({ format: Type.Optional(Format) });

export const ListQuery = strict({
  game: Type.Optional(GameId),
  phase: Type.Optional(Phase),
  limit: Type.Optional(Digits),
  after: Type.Optional(Digits),
});

export const NextPage = Type.String({ description: '`after` for the next page; absent: there is none.' });

export const GamesQuery = strict({
  phase: Type.Optional(Phase),
  before: Type.Optional(Digits),
  limit: Type.Optional(Digits),
  after: Type.Optional(Type.String({ pattern: '^(playing|open|over)\\.[0-9]{1,15}$' })),
});
export type GamesQuery = Static<typeof GamesQuery>;

export const StartBody = Type.Union([strict({ fill: Type.Optional(BotLevel) }), Type.Null()]);

export function limitOf(text: string | undefined, most: number): number {
  return Math.min(most, text === undefined ? 50 : Math.max(1, Number(text)));
}
