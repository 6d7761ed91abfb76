// Friends: two people who both said so, and what each sees of the other.

import { Type, type Static } from 'typebox';
import { GameId, Id, strict, Time } from './basics.ts';

const asPerson = {
  person: Id,
  name: Type.String({ description: 'Their current name.' }),
};

export const Friend = strict({
  ...asPerson,
  since: Time,
  isHere: Type.Boolean({
    description: 'Online now or a moment ago; never true for people who appear offline.',
  }),
});
export type Friend = Static<typeof Friend>;

export const FriendAsk = strict({ ...asPerson, since: Time });
export type FriendAsk = Static<typeof FriendAsk>;

export const Friends = strict({
  friends: Type.Array(Friend, { description: 'By name.' }),
  asking: Type.Array(FriendAsk, { description: 'Friend requests to you.' }),
  asked: Type.Array(FriendAsk, { description: 'Your open friend requests.' }),
  isHidden: Type.Boolean({ description: 'Whether you appear offline.' }),
});
export type Friends = Static<typeof Friends>;

export const SetHidden = strict({ isHidden: Type.Boolean() });
export type SetHidden = Static<typeof SetHidden>;

/** Somebody with whom you have played, and the last game of it. */
export const RecentPlayer = strict({ ...asPerson, game: GameId, at: Time });
export type RecentPlayer = Static<typeof RecentPlayer>;
