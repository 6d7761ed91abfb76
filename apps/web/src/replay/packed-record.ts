// A record packed into an address, in base64url: in its short form, or deflated if it has none. Addresses are untrusted
// input: unpacking is limited, so that a few bytes can't fill the memory, and garbage yields an error code.

import { fault, ok, type Game, type Result } from '@menagerie/rules';
import { lengthenRecord, shortenRecord, type FindGame } from './short-record.ts';

/** The longest game takes about 20 kB, so this is plenty. */
export const LONGEST_RECORD = 1_000_000;
const LONGEST_PACKED = 400_000;

/** Deflated data never starts like this: there are no blocks of this type. */
const SHORT = 0b110;
/** Far more than any game takes. */
const LONGEST_SHORT = 10_000;

export async function packRecord(text: string, game: Game): Promise<string> {
  const short = shortenRecord(text, game);
  const bytes = short ? Uint8Array.from([SHORT, ...short]) : await deflate(text);
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function unpackRecord(packed: string, findGame: FindGame): Promise<Result<string>> {
  if (packed.length > LONGEST_PACKED) return fault('too-big', 'the address is longer than any record');
  if (!/^[\w-]+$/.test(packed) || packed.length % 4 === 1) {
    return fault('link-not-packed', 'the address does not hold base64url');
  }
  const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  if (bytes[0] === SHORT) return unpackShort(bytes.subarray(1), findGame);
  try {
    return await inflate(bytes);
  } catch {
    return fault('link-torn', 'what the address holds does not unpack');
  }
}

async function unpackShort(bytes: Uint8Array, findGame: FindGame): Promise<Result<string>> {
  if (bytes.length > LONGEST_SHORT) return fault('too-big', 'the address is longer than any record');
  const text = await lengthenRecord(bytes, findGame);
  return text === null ? fault('link-torn', 'what the address holds does not unpack') : ok(text);
}

async function deflate(text: string): Promise<Uint8Array> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Result<string>> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return ok(text + decoder.decode());
    text += decoder.decode(value, { stream: true });
    if (text.length <= LONGEST_RECORD) continue;
    // Doesn't matter if it fails: nothing more is read.
    reader.cancel().catch(() => undefined);
    return fault('too-big', 'it unpacks to more than any record');
  }
}
