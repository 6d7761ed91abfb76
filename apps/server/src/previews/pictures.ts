// Pictures by content: drawn once, in a separate thread, and cached as long as there is room.

import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Picture } from './picture.ts';

export interface PicturesOptions {
  /** How much of them is kept, in bytes. */
  readonly room?: number;
  /** How many can be queued; more are refused. */
  readonly mostWaiting?: number;
  readonly draw?: (picture: Picture) => Promise<Uint8Array>;
}

export class PicturesBusy extends Error {
  override readonly name = 'PicturesBusy';
}

const ROOM = 32 * 1024 * 1024;
const MOST_WAITING = 20;
/** Drawings of another version are other pictures. */
const VERSION = 2;
/** A thread takes a while to start where the machine has much to do. */
const STUCK_MS = 30_000;
/** The thread ends when no pictures are requested. */
const IDLE_MS = 5 * 60_000;
const MEMORY_MB = 128;
const NICE = 5;
/** Threads run JavaScript: the built file, also from the sources. */
const THREAD = new URL('../../dist/previews/draw/thread.js', import.meta.url);

export const tagOf = (picture: Picture): string =>
  createHash('sha256')
    .update(`${VERSION} ${JSON.stringify(picture)}`)
    .digest('base64url')
    .slice(0, 16);

export class Pictures {
  readonly #room: number;
  readonly #mostWaiting: number;
  readonly #draw: (picture: Picture) => Promise<Uint8Array>;
  #thread: Piscina<Picture, Uint8Array> | null = null;
  /** Most recently used last. */
  readonly #kept = new Map<string, Uint8Array>();
  #bytes = 0;
  readonly #drawing = new Map<string, Promise<Uint8Array>>();

  constructor({ room = ROOM, mostWaiting = MOST_WAITING, draw }: PicturesOptions = {}) {
    this.#room = room;
    this.#mostWaiting = mostWaiting;
    this.#draw = draw ?? ((picture) => this.#drawInThread(picture));
  }

  /** Rejects with PicturesBusy when too many wait. */
  async get(picture: Picture): Promise<Uint8Array> {
    const tag = tagOf(picture);
    const kept = this.#kept.get(tag);
    if (kept) {
      this.#kept.delete(tag);
      this.#kept.set(tag, kept);
      return kept;
    }
    const under = this.#drawing.get(tag);
    if (under) return under;
    if (this.#drawing.size >= this.#mostWaiting) throw new PicturesBusy('too many pictures wait');
    const drawn = this.#draw(picture).finally(() => this.#drawing.delete(tag));
    this.#drawing.set(tag, drawn);
    const bytes = await drawn;
    this.#keep(tag, bytes);
    return bytes;
  }

  async close(): Promise<void> {
    await this.#thread?.destroy();
  }

  #keep(tag: string, bytes: Uint8Array): void {
    this.#kept.set(tag, bytes);
    this.#bytes += bytes.length;
    for (const [oldest, { length }] of this.#kept) {
      if (this.#bytes <= this.#room) return;
      this.#kept.delete(oldest);
      this.#bytes -= length;
    }
  }

  #drawInThread(picture: Picture): Promise<Uint8Array> {
    this.#thread ??= new Piscina({
      filename: fileURLToPath(THREAD),
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      niceIncrement: NICE,
    });
    return this.#thread.run(picture, { signal: AbortSignal.timeout(STUCK_MS) });
  }
}
