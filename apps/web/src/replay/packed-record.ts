// A record as part of an address: deflated and in base64url. An address is outside input: what comes out of
// one has a limit, so that a few bytes cannot fill the memory, and rubbish gets a code.

import { fault, ok, type Result } from '@menagerie/rules';

/** The longest game is some 20 kB; nobody needs more than this. */
export const LONGEST_RECORD = 1_000_000;
const LONGEST_PACKED = 400_000;

export async function packRecord(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function unpackRecord(packed: string): Promise<Result<string>> {
  if (packed.length > LONGEST_PACKED) return fault('too-big', 'the address is longer than any record');
  if (!/^[\w-]+$/.test(packed) || packed.length % 4 === 1) {
    return fault('link-not-packed', 'the address does not hold base64url');
  }
  const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  try {
    return await inflate(bytes);
  } catch {
    return fault('link-torn', 'what the address holds does not unpack');
  }
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
    // Whether the rest is read or not changes nothing.
    reader.cancel().catch(() => undefined);
    return fault('too-big', 'it unpacks to more than any record');
  }
}
