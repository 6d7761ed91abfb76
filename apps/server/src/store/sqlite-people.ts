// People in SQLite: keys, codes, ratings, mutes and blocks.

import type { Id, Mark, Person } from '@menagerie/protocol';
import * as rows from './rows.ts';
import { SqliteTables } from './sqlite-tables.ts';
import type {
  Device,
  MarkQuery,
  Meetings,
  NewDevice,
  People,
  RateQuery,
  SkillLine,
  Skills,
} from './store.ts';

/** Deleted people are also removed from tables. */
export class SqlitePeople extends SqliteTables implements People {
  addPerson(person: Person, keyHash: string, device?: NewDevice): Promise<void> {
    return this.write(() => {
      this.sql.addPerson.run(...rows.personValues(person));
      this.#addKey(person.id, keyHash, device);
    });
  }

  personByKey(keyHash: string): Promise<Person | null> {
    return this.ask(() => this.sql.personByKey.all<rows.PersonRow>(keyHash).map(rows.personOf)[0] ?? null);
  }

  person(id: Id): Promise<Person | null> {
    return this.ask(() => this.sql.person.all<rows.PersonRow>(id).map(rows.personOf)[0] ?? null);
  }

  savePerson(person: Person): Promise<void> {
    const [id, ...values] = rows.personValues(person) as [string, ...rows.Value[]];
    return this.write(() => void this.sql.savePerson.run(...values, id));
  }

  offers(game: string | undefined, limit: number): Promise<readonly Person[]> {
    const asked = game ?? null;
    return this.ask(() => this.sql.offers.all<rows.PersonRow>(asked, asked, limit).map(rows.personOf));
  }

  addKey(person: Id, keyHash: string, device?: NewDevice): Promise<void> {
    return this.write(() => this.#addKey(person, keyHash, device));
  }

  #addKey(person: Id, keyHash: string, device: NewDevice | undefined): void {
    this.sql.addKey.run(keyHash, person, device?.label ?? '', device?.at ?? null);
  }

  async removeKey(keyHash: string): Promise<void> {
    await this.write(() => void this.sql.removeKey.run(keyHash));
    this.tellVoided({ key: keyHash });
  }

  useKey(keyHash: string, at: number): Promise<void> {
    return this.write(() => void this.sql.useKey.run(at, keyHash));
  }

  devicesOf(person: Id): Promise<readonly Device[]> {
    return this.ask(() => this.sql.devicesOf.all<rows.DeviceRow>(person).map(rows.deviceOf));
  }

  addCode(codeHash: string, person: Id, until: number): Promise<boolean> {
    return this.write(() => this.sql.addCode.run(codeHash, until, person).changes > 0);
  }

  putRecovery(codeHash: string, person: Id, at: number): Promise<boolean> {
    return this.write(() => this.sql.putRecovery.run(codeHash, at, person).changes > 0);
  }

  recoveryOf(person: Id): Promise<number | null> {
    return this.ask(() => this.sql.recoveryOf.all<{ made_at: number }>(person)[0]?.made_at ?? null);
  }

  personByRecovery(codeHash: string): Promise<Person | null> {
    return this.ask(
      () => this.sql.personByRecovery.all<rows.PersonRow>(codeHash).map(rows.personOf)[0] ?? null,
    );
  }

  useCode(codeHash: string, now: number): Promise<Id | null> {
    return this.write(() =>
      rows.whoseCode(this.sql.takeCodes.all<rows.CodeRow>(codeHash, now), codeHash, now),
    );
  }

  ratingsOf(person: Id): Promise<readonly SkillLine[]> {
    return this.ask(() => this.sql.ratingsOf.all<rows.SkillRow>(person).map(rows.skillLineOf));
  }

  updateRatings(query: RateQuery, change: (current: Skills, met: Meetings) => Skills): Promise<boolean> {
    return this.write(() => {
      const { table, game, kind, players, pairs, at, since } = query;
      const sql = this.sql;
      sql.settle.run(table);
      if (sql.markRated.run(table).changes === 0) return false;
      const among = sql.ratingsAmong.all<rows.SkillRow>(JSON.stringify(players), game, kind);
      const met = pairs.map(
        ([one, other]) => sql.countMet.all<{ games: number }>(one, other, game, kind, since)[0].games,
      );
      const skills = change(rows.skillsOf(among), met);
      for (const { id } of sql.known.all<{ id: Id }>(JSON.stringify(players))) {
        const skill = skills.get(id);
        if (!skill) continue;
        sql.putRating.run(id, game, kind, skill.mu, skill.sigma, skill.games);
        sql.putRatingDay.run(id, game, kind, rows.dayOf(at), skill.mu, skill.sigma);
      }
      for (const [one, other] of pairs) {
        sql.forgetMet.run(one, other, game, kind, since);
        sql.addMet.run(game, kind, at, one, other);
      }
      return true;
    });
  }

  marksOf(person: Id): Promise<readonly Mark[]> {
    return this.ask(() => this.sql.marksOf.all<rows.MarkRow>(person).map(rows.markOf));
  }

  putMark({ person, other, kind, at, most }: MarkQuery): Promise<'kept' | 'too-many' | 'no-person'> {
    return this.write(() => {
      const sql = this.sql;
      if (sql.known.all(JSON.stringify([person, other])).length < 2) return 'no-person';
      if ((sql.countMarks.all<{ count: number }>(person, other)[0]?.count ?? 0) >= most) return 'too-many';
      sql.putMark.run(person, other, kind, at);
      return 'kept';
    });
  }

  removeMark(person: Id, other: Id): Promise<void> {
    return this.write(() => void this.sql.removeMark.run(person, other));
  }

  foesOf(person: Id, others: readonly Id[]): Promise<readonly Id[]> {
    return this.ask(() =>
      this.sql.foesOf.all<{ id: Id }>(person, JSON.stringify(others)).map(({ id }) => id),
    );
  }

  strangersTo(person: Id): Promise<readonly Id[]> {
    return this.ask(() => this.sql.strangersTo.all<{ id: Id }>(person, person).map(({ id }) => id));
  }

  async deletePerson(id: Id): Promise<void> {
    await this.write(() => {
      for (const table of this.namedAt(id)) this.strike(table, id);
      this.sql.clearTitles.run(id);
      this.sql.deletePerson.run(id);
    });
    this.tellVoided({ person: id });
  }
}
