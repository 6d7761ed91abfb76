import { expect, test } from 'vitest';
import { settingsFrom } from './serve.ts';

test.each([
  [{}, {}],
  [
    { host: '0.0.0.0', port: 0 },
    { HOST: '0.0.0.0', PORT: '0' },
  ],
  [{ store: 'games.sqlite' }, { SQLITE_PATH: 'games.sqlite', DATABASE_URL: '' }],
  [{ store: 'postgres://cat@box/games' }, { DATABASE_URL: 'postgres://cat@box/games' }],
  [{ store: 'postgresql://cat@box/games' }, { DATABASE_URL: 'postgresql://cat@box/games' }],
])('the flags %j stand for the settings %j', (flags, settings) => {
  expect(settingsFrom(flags)).toEqual(settings);
});
