// The page's requests about contests: deals that everyone plays, the reader's own games of them, comparisons, lists and
// public profiles.

import type {
  Contest,
  Day,
  DecisionLine,
  MatchRow,
  MatchSumRow,
  NamedPlace,
  NewChallenge,
  Profile,
  ProfileSwitch,
  RatedPerson,
  RatingKind,
  Standing,
  TableState,
  WeekRow,
} from '@menagerie/protocol';
import { api as pageApi, type Api } from './api.ts';

export interface WeekList {
  /** The week's Monday. */
  readonly from: string;
  readonly list: readonly WeekRow[];
  readonly you: WeekRow | null;
}

export interface MatchSums {
  readonly list: readonly MatchSumRow[];
  readonly you: MatchSumRow | null;
}

export interface GamesPage {
  readonly games: readonly NamedPlace[];
  readonly next?: string;
}

export interface RatingsPage {
  readonly list: readonly RatedPerson[];
  readonly next?: string;
}

export interface RatingsWish {
  readonly game: string;
  readonly kind?: RatingKind;
  readonly limit?: number;
  /** The `next` of the previous page. */
  readonly after?: string;
}

export class Contests {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** Six weeks of deals of the day, or fewer days, newest first; without an end, announced ones are included. */
  async days(until?: string, count?: number): Promise<readonly Day[]> {
    return (await this.#get<{ days: Day[] }>('days', { until, count })).days;
  }

  contest(id: string): Promise<Contest> {
    return this.#get(`contests/${id}`);
  }

  /** The table of the game that counts; repeated calls return the same one. */
  play(contest: string, deal = 0): Promise<TableState> {
    return this.#api.request('POST', `${dealPath(contest, deal)}/play`, {});
  }

  /** A new table for a game that doesn't count. */
  practise(contest: string, deal = 0): Promise<TableState> {
    return this.#api.request('POST', `${dealPath(contest, deal)}/play`, { practice: true });
  }

  standing(contest: string, deal = 0): Promise<Standing> {
    return this.#get(`${dealPath(contest, deal)}/standing`);
  }

  async decisions(contest: string, deal = 0): Promise<readonly DecisionLine[]> {
    return (await this.#get<{ decisions: DecisionLine[] }>(`${dealPath(contest, deal)}/decisions`)).decisions;
  }

  /** The best players, by name. */
  async list(contest: string, deal = 0, of: 'people' | 'bots' = 'people'): Promise<readonly NamedPlace[]> {
    return (await this.#get<{ list: NamedPlace[] }>(`${dealPath(contest, deal)}/list`, { of })).list;
  }

  /** Everyone's games of a revealed deal, best first. */
  games(contest: string, after?: string, deal = 0): Promise<GamesPage> {
    return this.#get(`${dealPath(contest, deal)}/games`, { after });
  }

  /** The results of all deals, side by side. */
  async matchpoints(contest: string): Promise<readonly MatchRow[]> {
    return (await this.#get<{ rows: MatchRow[] }>(`contests/${contest}/matchpoints`)).rows;
  }

  /** Challenges open to everyone, newest first. */
  async challenges(): Promise<readonly Contest[]> {
    return (await this.#get<{ contests: Contest[] }>('challenges')).contests;
  }

  /** Challenges and duplicates that the reader created or played, newest first. */
  async own(): Promise<readonly Contest[]> {
    return (await this.#get<{ contests: Contest[] }>('me/contests')).contests;
  }

  make(challenge: NewChallenge): Promise<Contest> {
    return this.#api.request('POST', 'challenges', challenge);
  }

  /** Lets others play the cards of one of the reader's finished games. */
  duplicate(table: string): Promise<Contest> {
    return this.#api.request('POST', `tables/${table}/duplicate`);
  }

  /** Lets others play the cards of a finished game against bots on this device. */
  duplicateRecord(record: string): Promise<Contest> {
    return this.#api.request('POST', 'duplicates', { record });
  }

  /** The week that includes that date; without one, this week. */
  week(game: string, date?: string): Promise<WeekList> {
    return this.#get('lists/week', { game, date });
  }

  /** Ranked by results in listed challenges. */
  matches(game: string): Promise<MatchSums> {
    return this.#get('lists/matches', { game });
  }

  ratings(wish: RatingsWish): Promise<RatingsPage> {
    return this.#get('lists/ratings', { ...wish });
  }

  profile(person: string): Promise<Profile> {
    return this.#get(`people/${person}/profile`);
  }

  /** Which of these people have a public profile. */
  async profilesAmong(people: readonly string[]): Promise<readonly string[]> {
    return (await this.#get<{ people: string[] }>('profiles', { of: people.join(',') })).people;
  }

  async showsProfile(): Promise<boolean> {
    return (await this.#get<ProfileSwitch>('me/profile')).isPublic;
  }

  async showProfile(isPublic: boolean): Promise<boolean> {
    return (await this.#api.request<ProfileSwitch>('PUT', 'me/profile', { isPublic })).isPublic;
  }

  #get<T>(path: string, query: Readonly<Record<string, string | number | undefined>> = {}): Promise<T> {
    const given = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
    );
    return this.#api.request('GET', given.length === 0 ? path : `${path}?${given.join('&')}`);
  }
}

const dealPath = (contest: string, deal: number): string => `contests/${contest}/deals/${deal}`;

export const contests = new Contests(pageApi);
