// A push service on a local port, and the browsers it serves: it accepts correctly signed messages, and
// decrypts them by RFC 8291, without sharing code with the encryption.

import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushSubscription } from '@menagerie/protocol';

export interface Pushed {
  readonly browser: string;
  readonly topic: string;
  readonly ttl: number;
  /** As the browser's worker gets it. */
  readonly data: Readonly<Record<string, unknown>>;
}

interface Browser {
  readonly keys: ReturnType<typeof createECDH>;
  readonly auth: Buffer;
}

export class PushService {
  readonly pushed: Pushed[] = [];
  /** Errors found. */
  readonly wrong: string[] = [];
  /** By browser: answered instead of 201. */
  readonly answers = new Map<string, number>();
  /** How often each was tried, taken or not. */
  readonly tries = new Map<string, number>();
  readonly #browsers = new Map<string, Browser>();
  readonly #server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => response.writeHead(this.#take(request, Buffer.concat(parts))).end());
  });

  static async start(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>((resolve) => service.#server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** A browser of that name subscribes. */
  subscribe(browser: string): PushSubscription {
    const keys = createECDH('prime256v1');
    keys.generateKeys();
    const auth = randomBytes(16);
    this.#browsers.set(browser, { keys, auth });
    const { port } = this.#server.address() as AddressInfo;
    return {
      endpoint: `http://127.0.0.1:${port}/${encodeURIComponent(browser)}`,
      keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
    };
  }

  to(browser: string): readonly Pushed['data'][] {
    return this.pushed.filter((one) => one.browser === browser).map(({ data }) => data);
  }

  #take({ method, url = '', headers }: http.IncomingMessage, body: Buffer): number {
    const browser = decodeURIComponent(url.slice(1));
    this.tries.set(browser, (this.tries.get(browser) ?? 0) + 1);
    const answer = this.answers.get(browser) ?? 201;
    const known = this.#browsers.get(browser);
    if (answer !== 201 || !known || method !== 'POST') return known ? answer : 404;
    try {
      checkSignature(headers.authorization ?? '', `http://${headers.host}`);
      if (headers['content-encoding'] !== 'aes128gcm') throw new Error('another encoding');
      const data = JSON.parse(decrypt(body, known).toString()) as Pushed['data'];
      this.pushed.push({ browser, topic: String(headers['topic']), ttl: Number(headers['ttl']), data });
      return 201;
    } catch (error) {
      this.wrong.push(String(error));
      return 400;
    }
  }
}

function decrypt(body: Buffer, { keys, auth }: Browser): Buffer {
  const salt = body.subarray(0, 16);
  const idLength = body[20];
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
  const derive = (label: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${label}\0`), length));
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  cipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2));
}

function checkSignature(authorization: string, audience: string): void {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head, claims, signature] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const isSigned = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature ?? '', 'base64url'),
  );
  if (!isSigned) throw new Error('the signature is wrong');
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string };
  if (aud !== audience) throw new Error(`signed for ${aud}`);
}
