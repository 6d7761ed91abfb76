// Contests: deals that any number of people play, each at their own table, from the same seat,
// against the same bots.

import { Type, type Static } from 'typebox';
import { BotLevel, Facts, GameId, Hex32, Id, nullable, Seat, strict, Time } from './basics.ts';
import { LONGEST_TITLE, TITLE_PATTERN } from './limits.ts';
import { Rating, RatingKind } from './people.ts';

export const ContestId = Type.String({
  pattern: '^[A-Za-z0-9_-]{20,80}$',
  description: 'Such as day-2026-11-16-cat-in-the-box; other ids can’t be guessed.',
});

export const MOST_DEALS = 16;
export const Deal = Type.Integer({ minimum: 0, maximum: MOST_DEALS - 1, description: 'Counted from 0.' });

export const ContestKind = Type.Union(
  [Type.Literal('day'), Type.Literal('duplicate'), Type.Literal('challenge')],
  {
    description:
      "day: the daily deal of a game. duplicate: the cards of somebody's finished game. challenge: several deals.",
  },
);
export type ContestKind = Static<typeof ContestKind>;

/**
 * `late`: it ended after the secret was opened; `closed`: an operator closed it. Neither has a
 * place.
 */
export const Outcome = Type.Union([
  Type.Literal('finished'),
  Type.Literal('resigned'),
  Type.Literal('late'),
  Type.Literal('closed'),
]);
export type Outcome = Static<typeof Outcome>;

/** A game that counts, and who played it. */
export const OwnPlay = strict({
  deal: Deal,
  table: Id,
  outcome: nullable(Outcome),
  total: nullable(Type.Integer({ description: 'Null while it is being played.' })),
  margin: nullable(Type.Integer({ description: 'Over the best opponent; negative if behind.' })),
  endedAt: nullable(Time),
});
export type OwnPlay = Static<typeof OwnPlay>;

export const Contest = strict({
  id: ContestId,
  kind: ContestKind,
  game: GameId,
  rules: Type.Integer(),
  options: Facts,
  rounds: nullable(
    Type.Integer({ description: 'A game ends after this many rounds; null: according to its rules.' }),
  ),
  seat: Seat,
  levels: Type.Array(nullable(BotLevel), { description: "The bots' levels by seat; null at your own." }),
  commitments: Type.Array(Hex32, { description: 'One per deal, published before anyone plays.' }),
  secrets: nullable(Type.Array(Hex32, { description: 'One per deal, from `revealsAt` on.' })),
  opensAt: Time,
  closesAt: Type.Number({ description: 'Until then you can start a game that counts.' }),
  revealsAt: Type.Number({
    description:
      'Until then games can be finished; then the secrets are revealed, and every table is open to all.',
  }),
  title: Type.String(),
  host: nullable(strict({ person: Id, name: Type.String() })),
  listed: Type.Boolean(),
  isFromDevice: Type.Optional(
    Type.Literal(true, {
      description:
        'The first game of a duplicate was played on its player’s own device and is as they sent it.',
    }),
  ),
  you: Type.Array(OwnPlay, { description: 'Your own games that count.' }),
});
export type Contest = Static<typeof Contest>;

/** A line of the calendar. */
export const Day = strict({
  date: Type.String({ description: 'In UTC: YYYY-MM-DD.' }),
  id: ContestId,
  game: GameId,
  commitment: Hex32,
  secret: nullable(Hex32),
  opensAt: Time,
  closesAt: Time,
  revealsAt: Time,
  you: nullable(OwnPlay),
});
export type Day = Static<typeof Day>;

export const PlayDeal = Type.Union([
  strict({
    practice: Type.Optional(
      Type.Boolean({
        description: 'A game that does not count: after the one that does, or once everything is open.',
      }),
    ),
  }),
  Type.Null(),
]);

export const NewChallenge = strict({
  game: GameId,
  options: Type.Object({}, { additionalProperties: true, description: 'At least `players`.' }),
  rounds: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 5 }))),
  level: BotLevel,
  deals: Type.Integer({ minimum: 4, maximum: MOST_DEALS }),
  days: Type.Integer({ minimum: 1, maximum: 30, description: 'How long it is open.' }),
  title: Type.Optional(Type.String({ maxLength: LONGEST_TITLE * 2, pattern: TITLE_PATTERN })),
  listed: Type.Optional(Type.Boolean()),
});
export type NewChallenge = Static<typeof NewChallenge>;

/** A solo game as a record of up to this length; the longest games take up a quarter of it. */
export const LONGEST_SOLO_RECORD = 131_072;

export const NewDuplicate = strict({
  record: Type.String({
    minLength: 1,
    maxLength: LONGEST_SOLO_RECORD,
    description: 'Record of a finished game of one person against built-in bots, including the secret.',
  }),
});

const Percent = Type.Number({
  description:
    'By matchpoints: two for each result beaten and one for each tie, as a share of the maximum; 0 to 100.',
});

export const Placed = strict({
  place: Type.Integer({ description: 'One more than the number of better results.' }),
  percent: Percent,
  total: Type.Integer(),
  margin: Type.Integer(),
  outcome: Outcome,
  table: Id,
});
export type Placed = Static<typeof Placed>;

/** `name` is null for people who haven't played enough to be named. */
export const NamedPlace = strict({
  ...Placed.properties,
  person: nullable(Id),
  name: nullable(Type.String()),
});
export type NamedPlace = Static<typeof NamedPlace>;

export const Standing = strict({
  plays: Type.Integer({ description: 'How many have finished or resigned.' }),
  resigned: Type.Integer({ description: 'How many of them resigned: they come last.' }),
  histogram: Type.Array(strict({ margin: Type.Integer(), count: Type.Integer() }), {
    description: 'By margin over the best opponent, worst first.',
  }),
  you: nullable(Placed),
  best: nullable(NamedPlace),
});
export type Standing = Static<typeof Standing>;

export const DecisionLine = strict({
  own: Type.Integer({ description: 'Which of your moves, from 0.' }),
  move: Type.String(),
  count: Type.Integer({ description: 'How many had this position, including you.' }),
  options: Type.Array(
    strict({
      move: Type.String(),
      count: Type.Integer(),
      margin: nullable(Type.Number({ description: 'The average final result of those who finished.' })),
    }),
    { description: 'Most chosen first.' },
  ),
});
export type DecisionLine = Static<typeof DecisionLine>;

/** A row of the table a club posts: percentages deal by deal, null where there is no result. */
export const MatchRow = strict({
  place: Type.Integer(),
  person: nullable(Id),
  name: nullable(Type.String()),
  you: Type.Boolean(),
  percent: Type.Number({ description: 'Average over all deals shown; a deal not played counts as 0.' }),
  deals: Type.Array(
    nullable(strict({ percent: Percent, margin: Type.Integer(), outcome: Outcome, table: Id })),
  ),
});
export type MatchRow = Static<typeof MatchRow>;

export const WeekRow = strict({
  place: Type.Integer(),
  person: Id,
  name: Type.String(),
  you: Type.Boolean(),
  days: Type.Integer(),
  points: Type.Number({ description: 'The sum of the percentages of the days.' }),
});
export type WeekRow = Static<typeof WeekRow>;

export const MatchSumRow = strict({
  place: Type.Integer(),
  person: Id,
  name: Type.String(),
  you: Type.Boolean(),
  deals: Type.Integer(),
  percent: Type.Number({ description: 'Average over the deals.' }),
});
export type MatchSumRow = Static<typeof MatchSumRow>;

export const RatedPerson = strict({
  place: Type.Integer(),
  person: Id,
  name: Type.String(),
  ...Rating.properties,
});
export type RatedPerson = Static<typeof RatedPerson>;

export const RatingPoint = strict({
  game: GameId,
  kind: RatingKind,
  at: Type.Number({ description: 'The day, as its first millisecond in UTC.' }),
  rating: Type.Integer(),
  uncertainty: Type.Integer(),
});
export type RatingPoint = Static<typeof RatingPoint>;

export const ProfileSwitch = strict({
  isPublic: Type.Boolean({ description: 'Whether others may see your profile. Off by default.' }),
});
export type ProfileSwitch = Static<typeof ProfileSwitch>;

export const Profile = strict({
  person: Id,
  name: Type.String(),
  isBot: Type.Boolean(),
  since: Time,
  games: Type.Array(strict({ game: GameId, finished: Type.Integer() })),
  ratings: Type.Array(Rating),
  history: Type.Array(RatingPoint),
  days: Type.Array(
    strict({
      date: Type.String(),
      game: GameId,
      margin: Type.Integer(),
      place: Type.Integer({ description: 'At their own table.' }),
      outcome: Outcome,
    }),
    { description: 'Days whose cards are open to all, newest first.' },
  ),
});
export type Profile = Static<typeof Profile>;
