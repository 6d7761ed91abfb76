import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from './server.ts';

let server: FastifyInstance;
/** Of pages; the last two are read by themselves, too. */
const PARTS = [
  'frame-a1b2c3d4.js',
  'frame-a1b2c3d4.css',
  'hand-a1b2c3d4.woff2',
  'worker-a1b2c3d4.js',
  'cat-a1b2c3d4.svg',
];

beforeAll(async () => {
  const page = mkdtempSync(join(tmpdir(), 'menagerie-page-'));
  writeFileSync(join(page, 'index.html'), '<!doctype html>');
  writeFileSync(join(page, 'app-a1b2c3d4.js'), 'plain');
  writeFileSync(join(page, 'app-a1b2c3d4.js.gz'), gzipSync('packed'));
  mkdirSync(join(page, 'assets'));
  for (const name of PARTS) writeFileSync(join(page, 'assets', name), 'part');
  server = await createServer({ page });
});
afterAll(() => server.close());

describe('the page', () => {
  test('is served with headers that let nothing in from elsewhere and nothing inline', async () => {
    const { statusCode, headers } = await server.inject('/');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(headers['content-security-policy']).not.toMatch(/(?<!wasm-)unsafe/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-cache');
  });

  test.each(PARTS)('its part %s has no more headers than a part needs', async (name) => {
    const { statusCode, headers } = await server.inject(`/assets/${name}`);
    expect(statusCode).toBe(200);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    const isAlone = /worker|svg/.test(name);
    expect('content-security-policy' in headers).toBe(isAlone);
    expect('etag' in headers).toBe(isAlone);
  });

  test('hands out packed files as they are, to be kept for ever', async () => {
    const { headers, rawPayload } = await server.inject({
      url: '/app-a1b2c3d4.js',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers.vary).toBe('Accept-Encoding');
    expect((await server.inject('/app-a1b2c3d4.js')).headers.vary).toBe('Accept-Encoding');
    expect(headers['cache-control']).toContain('immutable');
    expect(gunzipSync(rawPayload).toString()).toBe('packed');
  });

  test.each(['/nothing', '/../package.json', '/%2e%2e/package.json'])('%s is not there', async (url) => {
    const answer = await server.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ error: { code: 'not-found' } });
  });
});
