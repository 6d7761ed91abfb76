// Sends notifications to people who are elsewhere. A table becomes due for it with the same entry that
// makes one necessary, and a notification is in the store before it is sent, so neither is lost in a crash. Each device
// gets one for each occasion; only if a server dies between the push service's answer and the
// store's record of it is it sent again, and then it replaces the first one on screen.

import type { Id, NoticeWishes } from '@menagerie/protocol';
import { NEW_WISHES } from '@menagerie/protocol';
import { isRevealed, revealsAt, type Contest } from '../contests/contest.ts';
import { dateOf, dayOf } from '../contests/days.ts';
import type { TableRegistry } from '../live/table-registry.ts';
import type { DueNotice, NoticeContent } from '../store/notices.ts';
import type { Store } from '../store/store.ts';
import { lastNudge } from '../table/nudging.ts';
import type { Table } from '../table/table.ts';
import type { Message, Push, Sent } from './push.ts';
import { afterQuiet, nextMorning } from './wishes.ts';
import { isStillWorth, worthTelling } from './worth-telling.ts';

export interface TellerOptions {
  readonly store: Pick<Store, 'notices' | 'contests' | 'friends' | 'gamesOf' | 'marksOf'>;
  readonly registry: TableRegistry;
  readonly push: Push;
  /** How long a player has to notice their turn by themselves. */
  readonly delayMs: number;
  /** How often the store is checked for due notifications. */
  readonly everyMs: number;
  readonly onError: (error: unknown) => void;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Longer than sending one batch can take. */
const CLAIM_MS = MINUTE_MS;
const MOST_TABLES = 100;
const MOST_NOTICES = 50;
const AT_ONCE = 10;
/** Retry times after a push service failed. */
const AGAIN_MS = [1, 5, 30, 120].map((minutes) => minutes * MINUTE_MS);
/** Settled notifications are kept for this long, so that nobody gets one twice. */
const MEMORY_MS = 60 * DAY_MS;
const MOST_WAITING = 100;
/** Invitations from people who aren't friends: opening and closing tables again and again doesn't notify each time. */
const MOST_CALLS_AN_HOUR = 5;

export class Teller {
  readonly #options: TellerOptions;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;
  #forgotAt = 0;

  constructor(options: TellerOptions) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setInterval(() => void this.sweep(), this.#options.everyMs);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#running;
  }

  /** One after the other: a sweep that takes long is not joined by the next. */
  sweep(): Promise<void> {
    return (this.#running ??= this.#sweep()
      .catch(this.#options.onError)
      .finally(() => (this.#running = null)));
  }

  async #sweep(): Promise<void> {
    const { store, registry, delayMs } = this.#options;
    const now = registry.now();
    const tables = await store.notices.claimTables(
      now - Math.min(delayMs, MINUTE_MS),
      now + CLAIM_MS,
      MOST_TABLES,
    );
    for (const id of tables) await this.#look(id).catch(this.#options.onError);
    const due = await store.notices.claim(registry.now(), registry.now() + CLAIM_MS, MOST_NOTICES);
    for (let n = 0; n < due.length; n += AT_ONCE)
      await Promise.all(
        due.slice(n, n + AT_ONCE).map((notice) => this.#tell(notice).catch(this.#options.onError)),
      );
    if (now - this.#forgotAt > DAY_MS) {
      this.#forgotAt = now;
      await store.notices.forget(now - MEMORY_MS);
    }
  }

  /** Stores who gets a notification about the table, and when to look at it again. */
  async #look(id: Id): Promise<void> {
    const { store, registry, delayMs } = this.#options;
    const table = await this.#table(id);
    if (!table) return;
    const now = registry.now();
    const worth = table.otherRules ? [] : worthTelling(table, delayMs);
    for (const { person, topic, content, at } of worth)
      if (at <= now && !(await this.#isTooMuch(table, person, content)))
        await store.notices.add(person, { topic, content, dueAt: now, madeAt: now });
    const later = worth.flatMap(({ at }) => (at > now ? at : []));
    // The sweep adds the delay.
    const next = later.length === 0 ? null : Math.min(...later) - Math.min(delayMs, MINUTE_MS);
    await store.notices.restTable(id, table.length, next);
  }

  async #isTooMuch({ host }: Table, person: Id, { kind }: NoticeContent): Promise<boolean> {
    if (kind !== 'call') return false;
    const { store, registry } = this.#options;
    const now = registry.now();
    if ((await store.notices.countSince(person, 'call ', now - HOUR_MS)) < MOST_CALLS_AN_HOUR) return false;
    return !(await store.friends.of(person, now)).some((friend) => friend.person === host);
  }

  async #table(id: Id): Promise<Table | null> {
    return (await this.#options.registry.findReadable(id)) && (await this.#options.registry.refresh(id));
  }

  async #tell(notice: DueNotice): Promise<void> {
    const { store, registry, push } = this.#options;
    const destination = await store.notices.destination(notice.subscription);
    if (!destination) return;
    const { person } = destination;
    const { content } = notice;
    const now = registry.now();
    const wishes = (await store.notices.wishesOf(person)) ?? NEW_WISHES;
    if (content.kind === 'day' && wishes.day) await this.#tellDays(wishes, now, notice.subscription);
    if (content.kind !== 'test') {
      if (!wishes[content.kind]) return store.notices.setDue(notice, null);
      const after = afterQuiet(wishes, now);
      if (after > now) return store.notices.setDue(notice, after);
    }
    const data = await this.#dataOf(content, person, wishes, now);
    if (!data) return store.notices.setDue(notice, null);
    const sent = await push.send(destination, { ...MESSAGES[content.kind], topic: topicOf(content), data });
    await this.#note(notice, sent, now);
  }

  async #note(notice: DueNotice, sent: Sent, now: number): Promise<void> {
    const { notices } = this.#options.store;
    if (sent === 'gone') return notices.unsubscribe(notice.subscription);
    const again = sent === 'later' ? AGAIN_MS[notice.tries - 1] : undefined;
    await notices.setDue(notice, again === undefined ? null : now + again);
  }

  /** Only the kind, the table, the game and the person: no cards, no points. Null: no longer needed. */
  async #dataOf(
    content: NoticeContent,
    person: Id,
    wishes: NoticeWishes,
    now: number,
  ): Promise<object | null> {
    const { store } = this.#options;
    switch (content.kind) {
      case 'test':
        return { kind: 'test' };
      case 'day': {
        const today = dayOf(now);
        const days = await store.contests.days(today, today + 1);
        const played = await store.contests.playsAmong(person, days.map(({ id }) => id)); // prettier-ignore
        return days.length === 0 || played.length > 0 ? null : { kind: 'day', date: dateOf(now) };
      }
      case 'challenge': {
        const contest = await store.contests.find(content.contest);
        return contest && isRevealed(contest, now)
          ? { kind: 'challenge', contest: contest.id, game: contest.game }
          : null;
      }
      default: {
        const table = await this.#table(content.table);
        if (!table || !isStillWorth(table, person, content)) return null;
        if (content.kind === 'nudge' && (await this.#isUnheard(content.by, person))) return null;
        if (content.kind === 'turn' && wishes.nudge && (await this.#isReminded(table, person, content.asked)))
          return null;
        const from = content.kind === 'nudge' ? content.from : hostOf(table);
        const { kind } = content;
        return { kind, table: table.id, game: table.game.id, from, waiting: await this.#waiting(person) };
      }
    }
  }

  /** A turn that was still waiting (for the end of quiet hours, or a push service) when a reminder came: only that is sent. */
  async #isReminded(table: Table, person: Id, asked: number): Promise<boolean> {
    const reminder = lastNudge(table, asked);
    return reminder !== null && !(await this.#isUnheard(reminder.person, person));
  }

  /** People you mute or block can't reach you. */
  async #isUnheard(by: Id, person: Id): Promise<boolean> {
    return (await this.#options.store.marksOf(person)).some((mark) => mark.person === by);
  }

  /** How many games wait for the person, for the badge of the app. */
  async #waiting(person: Id): Promise<number> {
    const { store } = this.#options;
    const games = await store.gamesOf({ person, phases: ['playing'], limit: MOST_WAITING });
    return games.filter(({ seats, toMove }) => toMove.some((seat) => seats[seat]?.person === person)).length;
  }

  /** Players and creators of a challenge are told when it is over. */
  async tellEnd(contest: Contest, person: Id): Promise<void> {
    if (contest.kind !== 'challenge') return;
    const content = { kind: 'challenge', contest: contest.id } as const;
    const times = { dueAt: revealsAt(contest), madeAt: this.#options.registry.now() };
    await this.#options.store.notices.add(person, { topic: `challenge ${contest.id}`, content, ...times });
  }

  /** For the next deal of the day; sending one schedules the next. */
  async tellDaysOf(person: Id, wishes: NoticeWishes): Promise<void> {
    if (wishes.day) await this.#options.store.notices.add(person, this.#nextDay(wishes));
  }

  async tellDaysAt(subscription: string, wishes: NoticeWishes): Promise<void> {
    if (wishes.day) await this.#tellDays(wishes, this.#options.registry.now(), subscription);
  }

  async test(subscription: string): Promise<Sent> {
    const { store, push } = this.#options;
    const destination = await store.notices.destination(subscription);
    if (!destination) return 'gone';
    const sent = await push.send(destination, { ...MESSAGES.test, topic: 'test', data: { kind: 'test' } });
    if (sent === 'gone') await store.notices.unsubscribe(subscription);
    return sent;
  }

  async #tellDays(wishes: NoticeWishes, now: number, subscription: string): Promise<void> {
    await this.#options.store.notices.addForDevice(subscription, this.#nextDay(wishes, now));
  }

  #nextDay(wishes: NoticeWishes, now = this.#options.registry.now()) {
    const at = nextMorning(wishes, now);
    const date = dateOf(at);
    return { topic: `day ${date}`, content: { kind: 'day', date }, dueAt: at, madeAt: now } as const;
  }
}

const HOUR_S = 60 * 60;
/** How long a push service keeps it for a device that is off. */
const MESSAGES: Readonly<Record<NoticeContent['kind'], Pick<Message, 'ttlSeconds'>>> = {
  turn: { ttlSeconds: 48 * HOUR_S },
  nudge: { ttlSeconds: 24 * HOUR_S },
  call: { ttlSeconds: 24 * HOUR_S },
  rematch: { ttlSeconds: 24 * HOUR_S },
  challenge: { ttlSeconds: 48 * HOUR_S },
  day: { ttlSeconds: 12 * HOUR_S },
  test: { ttlSeconds: 60 },
};

/** One per table, so that an undelivered message is replaced: at most 32 characters of base64url. */
function topicOf(content: NoticeContent): string {
  if ('table' in content) return content.table;
  if (content.kind === 'challenge') return content.contest.slice(0, 32);
  return content.kind;
}

const hostOf = ({ seats, host }: Table): string => seats.find(({ person }) => person === host)?.name ?? '';
