// A deal's results as a bridge club posts them: every result, how often, its worth, and whose it is.

import type { MatchRow, Outcome } from '@menagerie/protocol';

export interface DealPlayer {
  readonly name: string | null;
  readonly person: string | null;
  readonly isYou: boolean;
  readonly table: string;
}

export interface DealResult {
  readonly margin: number;
  readonly outcome: Outcome;
  readonly percent: number;
  readonly players: readonly DealPlayer[];
}

/** Best first; resigned games come after finished ones. */
export function dealResults(rows: readonly MatchRow[], deal: number): readonly DealResult[] {
  const results = new Map<string, DealResult>();
  for (const { deals, name, person, you } of rows) {
    const own = deals[deal];
    if (!own) continue;
    const { margin, outcome, percent, table } = own;
    const key = outcome === 'resigned' ? outcome : `${margin}`;
    const known = results.get(key)?.players ?? [];
    const players = [...known, { name, person, isYou: you, table }];
    results.set(key, { margin, outcome, percent, players });
  }
  return [...results.values()].sort((a, b) => worth(b) - worth(a));
}

const worth = ({ outcome, margin }: DealResult): number => (outcome === 'resigned' ? -Infinity : margin);

/** The best percentage on each deal; null where there is nobody to compare with. */
export function bestOfDeals(rows: readonly MatchRow[]): readonly (number | null)[] {
  const count = rows[0]?.deals.length ?? 0;
  return Array.from({ length: count }, (_, deal) => {
    const percents = rows.flatMap(({ deals }) => deals[deal]?.percent ?? []);
    return percents.length < 2 ? null : Math.max(...percents);
  });
}
