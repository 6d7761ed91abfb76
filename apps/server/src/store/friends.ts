// Friends in a store: requests, who appears offline, and until when somebody counts as online.

import type { Friend, FriendAsk, Id } from '@menagerie/protocol';
import type { FriendStatement } from './friend-statements.ts';
import type { Run } from './shared-statements.ts';
import type { Value } from './values.ts';

interface Row {
  readonly person: Id;
  readonly name: string;
  readonly theirs: number;
  readonly mine: number;
  readonly until: number | null;
}

export class FriendsKept {
  readonly #run: Run<FriendStatement>;

  constructor(run: Run<FriendStatement>) {
    this.#run = run;
  }

  /** Adds a request or accepts one; bot accounts can't be friends. Existing ones stay unchanged. */
  async add(person: Id, other: Id, at: number, most: number): Promise<'kept' | 'too-many' | 'no-person'> {
    if ((await this.#rows('isKnownPerson', [other])).length === 0) return 'no-person';
    const [{ count }] = await this.#rows<{ count: number }>('countFriends', [person, other]);
    if (Number(count) >= most) return 'too-many';
    await this.#run('addFriend', [person, other, at]);
    return 'kept';
  }

  /** Removes both directions. */
  async remove(person: Id, other: Id): Promise<void> {
    await this.#run('removeFriend', [person, other]);
  }

  /** By name; here are those who have been noted until after `now` and do not hide. */
  async of(person: Id, now: number): Promise<Friend[]> {
    const rows = await this.#rows<Row>('friendsOf', [person]);
    return rows.map(({ person: id, name, theirs, mine, until }) => ({
      person: id,
      name,
      since: Math.max(theirs, mine),
      isHere: until !== null && until > now,
    }));
  }

  /** Requests to the person, newest first. */
  async asking(person: Id, limit: number): Promise<FriendAsk[]> {
    const rows = await this.#rows<Row>('askingOf', [person, limit]);
    return rows.map(({ person: id, name, theirs }) => ({ person: id, name, since: theirs }));
  }

  /** The person's own open requests, newest first. */
  async asked(person: Id): Promise<FriendAsk[]> {
    const rows = await this.#rows<Row>('askedOf', [person]);
    return rows.map(({ person: id, name, mine }) => ({ person: id, name, since: mine }));
  }

  async setHidden(person: Id, isHidden: boolean): Promise<void> {
    await this.#run(isHidden ? 'hide' : 'unhide', [person]);
  }

  async isHidden(person: Id): Promise<boolean> {
    return (await this.#rows('isHidden', [person])).length > 0;
  }

  /** These people are here, and count so until then. */
  async noteHere(people: readonly Id[], until: number): Promise<void> {
    if (people.length > 0) await this.#run('noteHere', [JSON.stringify(people), until]);
  }

  async #rows<One>(name: FriendStatement, values: readonly Value[]): Promise<readonly One[]> {
    return (await this.#run(name, values)) as readonly One[];
  }
}
