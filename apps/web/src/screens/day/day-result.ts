// Everything a page shows about one deal of the day, as far as the reader may see it.

import type { Contest, DecisionLine, NamedPlace, OwnPlay, Standing } from '@menagerie/protocol';
import { loadRoom } from '../../games/index.ts';
import type { GameRoom, Person } from '../../games/room.ts';
import { api, Refused } from '../../online/api.ts';
import { contests } from '../../online/contests.ts';
import { me } from '../../online/me.svelte.ts';
import { openTableRecord, type RecordedGame } from '../../replay/recorded-game.ts';
import { recordOf } from '../../statistics/records.ts';
import type { Store } from '../../store/store.ts';
import { t } from '../../words/words.svelte.ts';

export interface OwnGame {
  readonly table: string;
  readonly recorded: RecordedGame;
  readonly room: GameRoom;
  readonly people: readonly Person[];
  readonly decisions: readonly DecisionLine[];
}

export interface DealResult {
  readonly contest: Contest;
  readonly play: OwnPlay | null;
  /** When it was fetched, by the server's clock. */
  readonly now: number;
  /** Null until the reader has played. */
  readonly standing: Standing | null;
  readonly list: readonly NamedPlace[];
  readonly own: OwnGame | null;
}

/** Null if there is no such deal. */
export async function readResult(store: Store, id: string): Promise<DealResult | null> {
  await me.load();
  const contest = await unless(['no-contest', 'bad-request'], () => contests.contest(id));
  if (!contest) return null;
  const play = contest.you.at(0) ?? null;
  const now = api.now();
  const mayKnow = now >= contest.revealsAt || (play !== null && play.outcome !== null);
  const standing = mayKnow ? await unless(['not-over'], () => contests.standing(id)) : null;
  if (!standing) return { contest, play, now, standing, list: [], own: null };
  const [list, own] = await Promise.all([
    contests.list(id),
    play?.outcome ? readOwn(store, contest, play) : null,
  ]);
  return { contest, play, now, standing, list, own };
}

async function readOwn(store: Store, contest: Contest, { table }: OwnPlay): Promise<OwnGame | null> {
  const [text, decisions, room] = await Promise.all([
    recordOf(store, table),
    contests.decisions(contest.id),
    loadRoom(contest.game),
  ]);
  const opened = await openTableRecord(text);
  if (!opened.ok) return null;
  const people = opened.value.people.map((person, seat): Person =>
    seat === contest.seat ? { kind: 'you', name: t('you') } : person,
  );
  return { table, recorded: opened.value, room, people, decisions };
}

/** Null if the server refuses it for one of these reasons. */
async function unless<T>(codes: readonly string[], ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Refused && codes.includes(error.code)) return null;
    throw error;
  }
}
