// People in PostgreSQL: keys, codes, ratings, mutes and blocks.

import type { Id, Mark, Person } from '@menagerie/protocol';
import type { Parameter } from './postgres-connection.ts';
import type { News } from './postgres-growth.ts';
import type { StatementName } from './postgres-statements.ts';
import { PostgresTables, strike, tablesNaming } from './postgres-tables.ts';
import * as rows from './rows.ts';
import type {
  Device,
  MarkQuery,
  Meetings,
  NewDevice,
  People,
  RateQuery,
  SkillLine,
  Skills,
  Voided,
} from './store.ts';

/** Deleted people are also removed from tables. */
export class PostgresPeople extends PostgresTables implements People {
  async addPerson(person: Person, keyHash: string, device?: NewDevice): Promise<void> {
    const values = [...rows.personValues(person), keyHash, device?.label ?? '', device?.at ?? null];
    await this.query('addPerson', values);
  }

  async personByKey(keyHash: string): Promise<Person | null> {
    return (await this.#people('personByKey', [keyHash]))[0] ?? null;
  }

  async person(id: Id): Promise<Person | null> {
    return (await this.#people('person', [id]))[0] ?? null;
  }

  async savePerson(person: Person): Promise<void> {
    await this.query('savePerson', rows.personValues(person));
  }

  offers(game: string | undefined, limit: number): Promise<readonly Person[]> {
    return this.#people('offers', [game ?? null, limit]);
  }

  async addKey(person: Id, keyHash: string, device?: NewDevice): Promise<void> {
    await this.query('addKey', [person, keyHash, device?.label ?? '', device?.at ?? null]);
  }

  async removeKey(keyHash: string): Promise<void> {
    const voided: Voided = { key: keyHash };
    await this.query('removeKey', [keyHash, newsOf(voided)]);
    this.tellVoided(voided);
  }

  async useKey(keyHash: string, at: number): Promise<void> {
    await this.query('useKey', [keyHash, at]);
  }

  async devicesOf(person: Id): Promise<readonly Device[]> {
    return (await this.query<rows.DeviceRow>('devicesOf', [person])).map(rows.deviceOf);
  }

  async addCode(codeHash: string, person: Id, until: number): Promise<boolean> {
    return (await this.query('addCode', [codeHash, person, until])).length > 0;
  }

  async putRecovery(codeHash: string, person: Id, at: number): Promise<boolean> {
    return (await this.query('putRecovery', [codeHash, person, at])).length > 0;
  }

  async recoveryOf(person: Id): Promise<number | null> {
    return (await this.query<{ made_at: number }>('recoveryOf', [person]))[0]?.made_at ?? null;
  }

  async personByRecovery(codeHash: string): Promise<Person | null> {
    return (await this.#people('personByRecovery', [codeHash]))[0] ?? null;
  }

  async useCode(codeHash: string, now: number): Promise<Id | null> {
    return rows.whoseCode(await this.query<rows.CodeRow>('takeCodes', [codeHash, now]), codeHash, now);
  }

  async ratingsOf(person: Id): Promise<readonly SkillLine[]> {
    return (await this.query<rows.SkillRow>('ratingsOf', [person])).map(rows.skillLineOf);
  }

  updateRatings(
    { table, game, kind, players, pairs, at, since }: RateQuery,
    change: (current: Skills, met: Meetings) => Skills,
  ): Promise<boolean> {
    const [ones, others] = [pairs.map(([one]) => one), pairs.map(([, other]) => other)];
    return this.transact(async (query) => {
      if ((await query('markRated', [table])).length === 0) return false;
      const known = await query<{ id: Id }>('lockKnown', [players]);
      const met = await query<{ games: number }>('countMet', [ones, others, game, kind, since]);
      const current = rows.skillsOf(await query('ratingsAmong', [players, game, kind]));
      const skills = change(
        current,
        met.map(({ games }) => games),
      );
      const kept = known.flatMap(({ id }) => {
        const skill = skills.get(id);
        return skill ? [{ id, ...skill }] : [];
      });
      await query('putRatings', [
        game,
        kind,
        kept.map(({ id }) => id),
        kept.map(({ mu }) => mu),
        kept.map(({ sigma }) => sigma),
        kept.map(({ games }) => games),
        rows.dayOf(at),
      ]);
      await query('putMet', [ones, others, game, kind, since, at]);
      return true;
    });
  }

  async marksOf(person: Id): Promise<readonly Mark[]> {
    return (await this.query<rows.MarkRow>('marksOf', [person])).map(rows.markOf);
  }

  /** The person is locked: of two marks at once, the second counts the first. */
  putMark({ person, other, kind, at, most }: MarkQuery): Promise<'kept' | 'too-many' | 'no-person'> {
    return this.transact(async (query) => {
      if ((await query('lockKnown', [[person, other]])).length < 2) return 'no-person';
      const [counted] = await query<{ count: number }>('countMarks', [person, other]);
      if ((counted?.count ?? 0) >= most) return 'too-many';
      await query('putMark', [person, other, kind, at]);
      return 'kept';
    });
  }

  async removeMark(person: Id, other: Id): Promise<void> {
    await this.query('removeMark', [person, other]);
  }

  async foesOf(person: Id, others: readonly Id[]): Promise<readonly Id[]> {
    return (await this.query<{ id: Id }>('foesOf', [person, others])).map(({ id }) => id);
  }

  async strangersTo(person: Id): Promise<readonly Id[]> {
    return (await this.query<{ id: Id }>('strangersTo', [person])).map(({ id }) => id);
  }

  async deletePerson(id: Id): Promise<void> {
    const voided: Voided = { person: id };
    await this.transact(async (query) => {
      const tables = await tablesNaming(query, id);
      await query('lockTables', [tables]);
      await strike(query, tables, id);
      await query('clearTitles', [id]);
      await query('deletePerson', [id]);
      await query('tell', [newsOf(voided)]);
    });
    this.tellVoided(voided);
  }

  async #people(name: StatementName, values: readonly Parameter[]): Promise<Person[]> {
    return (await this.query<rows.PersonRow>(name, values)).map(rows.personOf);
  }
}

const newsOf = (voided: Voided): string => JSON.stringify({ voided } satisfies News);
