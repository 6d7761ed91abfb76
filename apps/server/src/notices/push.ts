// Sends a notice to a browser's push service: encrypted for that browser alone, signed with the servers' key.

import http from 'node:http';
import https from 'node:https';
import webPush from 'web-push';
import type { Destination, Notices } from '../store/notices.ts';
import { isPushAddress, publicLookup } from './push-address.ts';

export interface PushOptions {
  readonly isOn: boolean;
  /** Contact for push services: a web or mail address of the operator. */
  readonly contact: string;
  /** Also to this machine, without https: for tests. */
  readonly mayBeLocal: boolean;
}

/** The outcome: accepted, browser gone, try later, or failed for good. */
export type Sent = 'taken' | 'gone' | 'later' | 'refused';

export interface Message {
  readonly data: object;
  /** While it waits at the push service, another of the same topic takes its place. */
  readonly topic: string;
  readonly ttlSeconds: number;
}

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const TIMEOUT_MS = 10_000;

export class Push {
  readonly #options: PushOptions;
  readonly #notices: Pick<Notices, 'serverKey'>;
  #keys: Promise<Keys> | null = null;

  constructor(notices: Pick<Notices, 'serverKey'>, options: PushOptions) {
    this.#notices = notices;
    this.#options = options;
  }

  /** For a browser's subscription; null: notifications are off. */
  async publicKey(): Promise<string | null> {
    return this.#options.isOn ? (await this.#ownKeys()).publicKey : null;
  }

  mayBe(endpoint: string): boolean {
    return isPushAddress(endpoint, this.#options.mayBeLocal);
  }

  async send({ endpoint, p256dh, auth }: Destination, message: Message): Promise<Sent> {
    if (!this.#options.isOn || !this.mayBe(endpoint)) return 'refused';
    const { publicKey, privateKey } = await this.#ownKeys();
    let request: webPush.RequestDetails;
    try {
      request = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message.data),
        {
          vapidDetails: { subject: this.#options.contact, publicKey, privateKey },
          TTL: message.ttlSeconds,
          topic: message.topic,
          urgency: 'normal',
          contentEncoding: 'aes128gcm',
        },
      );
    } catch {
      // The browser's keys are invalid.
      return 'gone';
    }
    return this.#post(endpoint, request);
  }

  #post(endpoint: string, { headers, body }: webPush.RequestDetails): Promise<Sent> {
    const { mayBeLocal } = this.#options;
    const isPlain = endpoint.startsWith('http:');
    return new Promise((resolve) => {
      const request = (isPlain ? http : https).request(endpoint, {
        method: 'POST',
        headers,
        agent: false,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(mayBeLocal ? {} : { lookup: publicLookup }),
      });
      request.on('response', (response) => {
        resolve(meaningOf(response.statusCode ?? 0));
        // Nothing that it says is of interest, however much it is.
        response.destroy();
      });
      request.on('error', () => resolve('later'));
      request.end(body);
    });
  }

  #ownKeys(): Promise<Keys> {
    this.#keys ??= this.#notices
      .serverKey('push', () => JSON.stringify(webPush.generateVAPIDKeys()))
      .then((text) => JSON.parse(text) as Keys);
    // A store that is away for a moment is asked again.
    this.#keys.catch(() => (this.#keys = null));
    return this.#keys;
  }
}

/** Redirections are not followed: they could lead anywhere. */
function meaningOf(status: number): Sent {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}
