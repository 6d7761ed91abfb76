// People and bot accounts: no password, no mail, only a key.

import { Type, type Static } from 'typebox';
import { GameId, Id, Name, nullable, strict, Time } from './basics.ts';
import { LONGEST_CODE } from './limits.ts';

export const Offer = strict(
  { games: Type.Array(GameId, { minItems: 1, maxItems: 8, uniqueItems: true }) },
  'The games to which a bot account may be called.',
);
export type Offer = Static<typeof Offer>;

export const Person = strict({
  id: Id,
  name: Name,
  isBot: Type.Boolean(),
  offer: nullable(Offer),
  since: Time,
});
export type Person = Static<typeof Person>;

export const NewPerson = strict({
  name: Name,
  isBot: Type.Optional(Type.Boolean()),
  cookie: Type.Optional(
    Type.Boolean({ description: 'Set the key as an HttpOnly cookie; otherwise it is in the response.' }),
  ),
});
export type NewPerson = Static<typeof NewPerson>;

/** The key is told once, here, and only to those who asked for no cookie. */
export const Welcome = strict({ person: Person, key: Type.Optional(Type.String()) });
export type Welcome = Static<typeof Welcome>;

export const ChangePerson = strict({ name: Type.Optional(Name), offer: Type.Optional(nullable(Offer)) });
export type ChangePerson = Static<typeof ChangePerson>;

export const RatingKind = Type.Union([Type.Literal('people'), Type.Literal('bots')], {
  description: 'From games between people only, or from those with bots.',
});
export type RatingKind = Static<typeof RatingKind>;

export const Rating = strict({
  game: GameId,
  kind: RatingKind,
  rating: Type.Integer({ description: 'A new player has 1500.' }),
  uncertainty: Type.Integer({ description: 'Two standard deviations in the model: 400 at first.' }),
  games: Type.Integer(),
});
export type Rating = Static<typeof Rating>;

export const Device = strict({
  id: Type.String({ description: 'For removing it.' }),
  label: Type.String({
    description: 'Browser and system, such as Firefox · Windows; may be empty.',
  }),
  madeAt: nullable(Time),
  usedAt: nullable(
    Type.Number({ description: 'The day it was last used, as its first millisecond in UTC.' }),
  ),
  isThis: Type.Boolean({ description: 'Whether this is the device making the request.' }),
});
export type Device = Static<typeof Device>;

export const Devices = strict({
  devices: Type.Array(Device),
  recovery: nullable(
    Type.Number({ description: 'When the recovery code was created; null if there is none.' }),
  ),
});
export type Devices = Static<typeof Devices>;

export const RecoveryCode = strict({ code: Type.String({ description: 'Shown only here, once.' }) });
export type RecoveryCode = Static<typeof RecoveryCode>;

export const MoveCode = strict({ code: Type.String(), until: Time });
export const UseCode = strict({
  code: Type.String({ minLength: 1, maxLength: LONGEST_CODE }),
  cookie: Type.Optional(Type.Boolean()),
});
