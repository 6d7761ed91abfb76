import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

describe('the configuration', () => {
  test('has a value for everything', () => {
    const read = readConfig({});
    expect(read).toMatchObject({
      ok: true,
      value: {
        host: 'localhost',
        port: 8080,
        databaseUrl: undefined,
        logLevel: 'info',
        behindProxy: 0,
        rateLimit: 600,
      },
    });
    expect(readConfig({ PORT: '', DATABASE_URL: '', LOG_LEVEL: '' })).toEqual(read);
  });

  test('logs no line per request in a terminal, unless asked to', () => {
    const levelOf = (environment: Record<string, string>, isTerminal = true) => {
      const read = readConfig(environment, { isTerminal });
      return read.ok ? read.value.logLevel : null;
    };
    expect(levelOf({})).toBe('warn');
    expect(levelOf({ LOG_LEVEL: 'info' })).toBe('info');
    expect(levelOf({ NODE_ENV: 'production' })).toBe('info');
    expect(levelOf({ NODE_ENV: 'production', LOG_LEVEL: 'error' })).toBe('error');
    expect(levelOf({}, false)).toBe('info');
  });

  test('reads every setting', () => {
    expect(
      readConfig({
        PORT: '0',
        DATABASE_URL: 'postgresql://x',
        BEHIND_PROXY: 'yes',
        BOT_BEAT_MS: '0',
        LOG_LEVEL: 'silent',
      }),
    ).toMatchObject({
      ok: true,
      value: { port: 0, databaseUrl: 'postgresql://x', behindProxy: 1, botBeatMs: 0, logLevel: 'silent' },
    });
  });

  test.each([
    ['no', 0],
    ['yes', 1],
    ['1', 1],
    ['3', 3],
  ])('counts the proxies of BEHIND_PROXY=%s', (text, hops) => {
    expect(readConfig({ BEHIND_PROXY: text })).toMatchObject({ ok: true, value: { behindProxy: hops } });
  });

  test.each([
    ['PORT', '70000'],
    ['PORT', '80a'],
    ['PORT', '-1'],
    ['PORT', '1e3'],
    ['PORT', ' 80'],
    ['RATE_LIMIT', '1.5'],
    ['STREAM_LIMIT', '0'],
    ['BOT_THREADS', '65'],
    ['BOT_MS', 'fast'],
    ['BACKUP_HOURS', '0'],
    ['BACKUP_KEEP', 'all'],
    ['LOG_LEVEL', 'loud'],
    ['BEHIND_PROXY', 'true'],
    ['BEHIND_PROXY', '-1'],
    ['ADDRESS_FACTOR', '0'],
    ['DATABASE_URL', 'mysql://x'],
  ])('refuses %s=%s by name', (name, value) => {
    const read = readConfig({ [name]: value });
    expect(read).toMatchObject({
      ok: false,
      error: { code: 'bad-config', reason: expect.stringContaining(name) },
    });
  });

  test('names all errors at once, and never the password in a URL', () => {
    const read = readConfig({ PORT: 'x', LOG_LEVEL: 'y', DATABASE_URL: 'http://me:hunter2@host' });
    const reason = read.ok ? '' : read.error.reason;
    expect(reason).toMatch(/PORT.*|LOG_LEVEL/);
    expect(reason.split(';')).toHaveLength(3);
    expect(reason).not.toContain('hunter2');
  });
});
