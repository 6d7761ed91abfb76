// Requests and streams over a real port, as a bot would send them.

import http from 'node:http';

export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 256 });
/** A server that was killed with a request under way does not answer it. */
const PATIENCE_MS = 10_000;

export function send(
  address: string,
  method: string,
  path: string,
  key: string | null,
  body?: unknown,
): Promise<Answered> {
  const text = body === undefined ? '' : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const headers = {
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...(body === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    };
    const request = http.request(
      `${address}${path}`,
      { method, headers, agent, timeout: PATIENCE_MS },
      (response) => {
        let answer = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (answer += part));
        response.on('error', reject);
        response.on('end', () => {
          const isJson = response.headers['content-type']?.startsWith('application/json') ?? false;
          resolve({ status: response.statusCode ?? 0, body: isJson ? JSON.parse(answer) : answer });
        });
      },
    );
    request.on('timeout', () => request.destroy(new Error('no answer')));
    request.on('error', reject);
    request.end(text);
  });
}

/** Passes on every line as it comes; resolves when the stream ends for any reason. */
export function readLines(
  address: string,
  path: string,
  key: string | null,
  take: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const headers = {
      accept: 'application/x-ndjson',
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
    };
    const request = http.get(`${address}${path}`, { headers, agent: false, signal }, (response) => {
      let rest = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        const lines = (rest + part).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) if (line !== '') take(line);
      });
      response.on('error', () => resolve());
      response.on('close', () => resolve());
    });
    request.on('error', () => resolve());
  });
}
