// The level table, as a matrix for people and as CSV for spreadsheets.

import type { LevelTable, PairingResult } from '@menagerie/bots';
import type { ArenaPlan } from './arena-plan.ts';
import {
  aligned,
  counted,
  csvOf,
  formatInterval,
  formatRating,
  percent,
  settingOf,
  shortName,
} from './arena-summary.ts';

type Table = Omit<ArenaPlan, 'lineUp'> & LevelTable;

export function formatLevelTable(table: Table): string {
  const { bots, results } = table;
  const cellFor = (one: string, among: string): string => {
    const result = results.find((each) => each.one === one && each.among === among);
    return result ? `${percent(result.winShare)} (${formatInterval(result.interval)})` : '–';
  };
  const { games, deals } = results[0];
  const { players } = table.options;
  const among = players === 2 ? 'against each other' : 'one bot of the row among those of the column';
  const lines = [
    settingOf(table),
    `${counted(games, 'game')} on ${counted(deals, 'deal')} for each pairing, ${among}; ` +
      `an even share of wins is ${percent(1 / players)}`,
    '',
    ...aligned([
      ['wins', ...bots.map(({ bot }) => shortName(bot)), 'rating'],
      ...bots.map(({ bot, rating }) => [
        shortName(bot),
        ...bots.map((other) => cellFor(bot, other.bot)),
        formatRating(rating),
      ]),
    ]),
    '',
    'In brackets: the 95 % interval over deals. rating: OpenSkill over all games, mu ± sigma.',
  ];
  const failed = results.reduce((sum, { failures }) => sum + failures, 0);
  if (failed) lines.push(`lost by failure: ${counted(failed, 'game')}.`);
  return lines.join('\n');
}

const CSV_COLUMNS: Record<string, (result: PairingResult, table: Table) => string | number> = {
  game: (_, { game }) => game,
  players: (_, { options }) => options.players,
  seed: (_, { seed }) => seed,
  one: ({ one }) => one,
  among: ({ among }) => among,
  games: ({ games }) => games,
  deals: ({ deals }) => deals,
  win_share: ({ winShare }) => winShare,
  win_low: ({ interval }) => interval.low,
  win_high: ({ interval }) => interval.high,
  mean_score: ({ meanScore }) => meanScore,
  failures: ({ failures }) => failures,
};

export function formatLevelCsv(table: Table): string {
  const columns = Object.values(CSV_COLUMNS);
  return csvOf([
    Object.keys(CSV_COLUMNS),
    ...table.results.map((result) => columns.map((of) => of(result, table))),
  ]);
}
