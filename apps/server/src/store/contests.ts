// What a store keeps of contests: what is played, who has played it and how it went; and what lists and profiles need.

import type { Id, RatingKind } from '@menagerie/protocol';
import type { Contest } from '../contests/contest.ts';
import type { PlayResult } from '../contests/play.ts';
import {
  contestOf,
  named,
  playOf,
  type ContestRow,
  type Named,
  type Play,
  type PlayRow,
} from './contest-rows.ts';
import type { ContestStatement } from './contest-statements.ts';
import type { Run } from './shared-statements.ts';
import type { Value } from './values.ts';

export type { Named, Play };

/** A play with its result, and when the store learnt of it. */
export interface NotedPlay extends Play {
  readonly result: PlayResult;
  readonly isBot: boolean;
  readonly notedAt: number;
}

/** Where a page of plays ends. */
export type NotedPlace = Pick<NotedPlay, 'notedAt' | 'person'>;

export interface RatedRow extends Named {
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
  readonly game: string;
  readonly kind: RatingKind;
}

export interface RatingDay {
  readonly game: string;
  readonly kind: RatingKind;
  readonly at: number;
  readonly mu: number;
  readonly sigma: number;
}

export interface RatedQuery {
  readonly game: string;
  readonly kind: RatingKind;
  /** At least this many games, and one on this day or later. */
  readonly games: number;
  readonly since: number;
  readonly limit: number;
  readonly skip: number;
}

export interface MatchSum extends Named {
  readonly deals: number;
  readonly percent: number;
}

export interface MatchQuery {
  readonly game: string;
  /** When they closed. */
  readonly from: number;
  readonly until: number;
  /** A minimum. */
  readonly deals: number;
  readonly limit: number;
}

export class Contests {
  readonly #run: Run<ContestStatement>;

  constructor(run: Run<ContestStatement>) {
    this.#run = run;
  }

  /** False: there already is one with that id or table, and it stays unchanged. */
  add({
    id,
    kind,
    game,
    plan,
    secret,
    opensAt,
    closesAt,
    title,
    host,
    listed,
    source,
  }: Contest): Promise<boolean> {
    const values = [id, kind, game, JSON.stringify(plan), secret, opensAt, closesAt, title, host];
    return this.#does('addContest', [...values, listed ? 1 : 0, source]);
  }

  find(id: string): Promise<Contest | null> {
    return this.#one('contest', [id]);
  }

  ofSource(table: Id): Promise<Contest | null> {
    return this.#one('contestOfSource', [table]);
  }

  /** The days that begin in that time, newest first. */
  days(from: number, until: number): Promise<readonly Contest[]> {
    return this.#contests('contestsBetween', ['day', from, until]);
  }

  /** Listed and open challenges, newest first. */
  challenges(now: number, limit: number): Promise<readonly Contest[]> {
    return this.#contests('listedChallenges', [now, limit]);
  }

  /** Those of a person that are not closed by then, newest first. */
  hostedBy(person: Id, after: number, limit: number): Promise<readonly Contest[]> {
    return this.#contests('contestsOfHost', [person, after, limit]);
  }

  among(ids: readonly string[]): Promise<readonly Contest[]> {
    return this.#contests('contestsWith', [JSON.stringify(ids)]);
  }

  /** An operator takes a title away, and the challenge off the list. */
  clearTitle(id: string): Promise<boolean> {
    return this.#does('clearTitle', [id]);
  }

  /** Each person has one game of a deal that counts: the first that was added, whose table this is. */
  async begin({ contest, deal, person, table, begunAt }: Omit<Play, 'result'>): Promise<Play | null> {
    await this.#run('addPlay', [contest, deal, person, table, begunAt]);
    return this.play(contest, deal, person);
  }

  async play(contest: string, deal: number, person: Id): Promise<Play | null> {
    return (await this.#plays('play', [contest, deal, person]))[0] ?? null;
  }

  /** Newest first. */
  playsOf(person: Id, limit: number): Promise<readonly Play[]> {
    return this.#plays('playsOf', [person, limit]);
  }

  playsAmong(person: Id, contests: readonly string[]): Promise<readonly Play[]> {
    return this.#plays('playsAmong', [person, JSON.stringify(contests)]);
  }

  /** Once; either way the table is no longer due. */
  async note(table: Id, result: PlayResult, now: number): Promise<void> {
    const { total, margin, place, outcome, line, moves, thinkMs, endedAt } = result;
    const values = [table, total, margin, place, outcome, line, moves, thinkMs, endedAt, now];
    await this.#run('notePlay', values);
    await this.#run('noteSettled', [table]);
  }

  /** Those with a result that come after this place, in the order in which they were noted. */
  async playsAfter(
    contest: string,
    deal: number,
    after: NotedPlace,
    limit: number,
  ): Promise<readonly NotedPlay[]> {
    const values = [contest, deal, after.notedAt, after.person, limit];
    const rows = await this.#ask<PlayRow & { is_bot: number }>('newPlays', values);
    return rows.flatMap((row) => {
      const play = playOf(row);
      if (!play.result) return [];
      return [{ ...play, result: play.result, isBot: row.is_bot === 1, notedAt: row.noted_at as number }];
    });
  }

  /** The people who have finished this many games on this many days. */
  async regulars(people: readonly Id[], games: number, days: number): Promise<readonly Named[]> {
    return named(await this.#ask('regulars', [JSON.stringify(people), games, days]));
  }

  async names(people: readonly Id[]): Promise<readonly Named[]> {
    return named(await this.#ask('names', [JSON.stringify(people)]));
  }

  /** People by what listed challenges brought them, the best first. */
  async matchSums({ game, from, until, deals, limit }: MatchQuery): Promise<readonly MatchSum[]> {
    const values = [game, from, until, deals, limit];
    const rows = await this.#ask<MatchSum & { person_id: Id }>('matchSums', values);
    return rows.map(({ person_id, ...row }) => ({ ...row, person: person_id }));
  }

  /** The surest first. */
  async rated({ game, kind, games, since, limit, skip }: RatedQuery): Promise<readonly RatedRow[]> {
    const rows = await this.#ask<RatedRow & { person_id: Id }>('ratedPeople', [
      game,
      kind,
      games,
      since,
      limit,
      skip,
    ]);
    return rows.map(({ person_id, ...row }) => ({ ...row, person: person_id }));
  }

  /** How a person's ratings stood at the end of each day with a rated game, newest first. */
  ratingDays(person: Id, limit: number): Promise<readonly RatingDay[]> {
    return this.#ask('ratingDays', [person, limit]);
  }

  finishedGames(person: Id): Promise<readonly { readonly game: string; readonly finished: number }[]> {
    return this.#ask('finishedGames', [person]);
  }

  async showProfile(person: Id, isPublic: boolean): Promise<void> {
    await this.#run(isPublic ? 'addProfile' : 'deleteProfile', [person]);
  }

  showsProfile(person: Id): Promise<boolean> {
    return this.#does('profile', [person]);
  }

  /** Those of the people who show theirs. */
  async profilesAmong(people: readonly Id[]): Promise<readonly Id[]> {
    const rows = await this.#ask<{ person_id: Id }>('profilesAmong', [JSON.stringify(people)]);
    return rows.map(({ person_id }) => person_id);
  }

  async #one(name: ContestStatement, values: readonly Value[]): Promise<Contest | null> {
    return (await this.#contests(name, values))[0] ?? null;
  }

  async #contests(name: ContestStatement, values: readonly Value[]): Promise<readonly Contest[]> {
    return (await this.#ask<ContestRow>(name, values)).flatMap((row) => contestOf(row) ?? []);
  }

  async #plays(name: ContestStatement, values: readonly Value[]): Promise<readonly Play[]> {
    return (await this.#ask<PlayRow>(name, values)).map(playOf);
  }

  async #ask<Row>(name: ContestStatement, values: readonly Value[]): Promise<readonly Row[]> {
    return (await this.#run(name, values)) as readonly Row[];
  }

  async #does(name: ContestStatement, values: readonly Value[]): Promise<boolean> {
    return (await this.#run(name, values)).length > 0;
  }
}
