// What the server's operators tell the reader: bans and warnings.

import type { WarningNote } from '@menagerie/protocol';
import { api as pageApi, type Api, type Refused } from './api.ts';

export interface Ban {
  readonly reason: string;
  readonly until: number;
}

export class OperatorNotes {
  ban = $state.raw<Ban | null>(null);
  warnings = $state.raw<readonly WarningNote[]>([]);
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
    api.onRefused = (refused) => this.#hear(refused);
  }

  /** Loads warnings; if that fails, the next visit shows them. */
  async load(): Promise<void> {
    try {
      this.warnings = (await this.#api.request<{ warnings: WarningNote[] }>('GET', 'me/warnings')).warnings;
    } catch {
      this.warnings = [];
    }
  }

  /** Hides a warning immediately; if the server doesn't get the confirmation, it appears again. */
  async read({ id }: WarningNote): Promise<void> {
    this.warnings = this.warnings.filter((one) => one.id !== id);
    await this.#api.request('POST', `me/warnings/${id}/read`).catch(() => undefined);
  }

  #hear({ code, facts }: Refused): void {
    if (code !== 'banned') return;
    const { reason, until } = (facts.facts ?? {}) as Partial<Ban>;
    this.ban = { reason: String(reason ?? ''), until: Number(until ?? 0) };
  }
}

export const operatorNotes = new OperatorNotes(pageApi);
