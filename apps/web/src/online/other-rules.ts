// A table that uses another version of the rules: all the page can offer is its log.

import type { LogLine, TableState } from '@menagerie/protocol';
import { describeOtherRules, type Game, type RulesVersions } from '@menagerie/rules';
import { api } from './api.ts';

export class OtherRules extends Error {
  readonly state: TableState;
  readonly versions: RulesVersions;

  constructor(game: Game, state: TableState, versions: RulesVersions) {
    super(describeOtherRules(game, versions));
    this.state = state;
    this.versions = versions;
  }

  /** The record of a finished game, else the part of the log that the reader may see, one entry a line. */
  async log(): Promise<string> {
    const { id, result } = this.state;
    if (result && result.places.length > 0) return api.request<string>('GET', `tables/${id}/record`);
    const { entries } = await api.request<{ entries: LogLine[] }>('GET', `tables/${id}/log`);
    return entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
  }
}
