// Headers of every response: nothing loads from other sites, nothing inline runs, no framing. WebAssembly may
// be compiled: the bots' nets are nine times as fast with it.

import type { FastifyReply } from 'fastify';

/** Of files that are parts of a page: browsers read the rest of pages and workers only, and there are dozens of parts. */
const PART_HEADERS: Readonly<Record<string, string>> = {
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  ...PART_HEADERS,
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'referrer-policy': 'no-referrer',
};

/** A worker is started from a script, and then keeps to that script's own policy. */
const PART = /^\/assets\/(?!worker-)[\w.-]+-[\w-]{8}\.(js|css|woff2)$/;

/** Built files have unique names, so they never need revalidation. */
const CHECKED = ['etag', 'last-modified', 'accept-ranges'] as const;

export function writeHeaders(url: string, reply: FastifyReply): void {
  const isPart = PART.test(url);
  reply.headers(isPart ? PART_HEADERS : SECURITY_HEADERS);
  if (isPart) for (const name of CHECKED) reply.removeHeader(name);
}
