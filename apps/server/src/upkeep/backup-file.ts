// The file of a backup: gzipped lines of JSON that any store can take. A header tells the version of the database;
// each table begins with a line that names its columns, and its rows follow as arrays; the last line has a checksum over
// all before it, so that a file that was cut off or changed is known.

import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Value } from '../store/rows.ts';

const FORMAT = 'menagerie-backup';
const VERSION = 1;

export interface Header {
  /** How many migrations the database had had. */
  readonly migration: number;
  readonly madeAt: number;
}

export interface Section {
  readonly table: string;
  readonly columns: readonly string[];
}

export type Part = Section | readonly (readonly Value[])[];

export const isSection = (part: Part): part is Section => 'table' in part;

/** The file is no backup, or not a whole one. */
export class BadBackup extends Error {}

/** Under another name until it is whole and on disk. Answers with the number of rows. */
export async function writeBackupFile(
  file: string,
  header: Header,
  parts: AsyncIterable<Part>,
): Promise<number> {
  const unfinished = `${file}.part`;
  let rows = 0;
  async function* lines(): AsyncGenerator<string> {
    const hash = createHash('sha256');
    const sum = (text: string): string => (hash.update(text), text);
    yield sum(`${JSON.stringify({ format: FORMAT, version: VERSION, ...header })}\n`);
    for await (const part of parts) {
      if (isSection(part)) yield sum(`${JSON.stringify(part)}\n`);
      else {
        rows += part.length;
        yield sum(part.map((row) => `${JSON.stringify(row)}\n`).join(''));
      }
    }
    yield `${JSON.stringify({ rows, sha256: hash.digest('hex') })}\n`;
  }
  try {
    await rm(unfinished, { force: true });
    // It holds hidden cards: nobody else on the machine may read it.
    const output = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(lines(), createGzip({ level: 4 }), output);
    await rename(unfinished, file);
    return rows;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** The header first; the end is reached only if the whole file is as it was written. */
export async function* readBackupFile(file: string): AsyncGenerator<Header | Part> {
  const hash = createHash('sha256');
  let isBegun = false;
  let sealed: { readonly sha256: string } | null = null;
  for await (const lines of linesOf(file)) {
    let rows: (readonly Value[])[] = [];
    for (const line of lines) {
      if (sealed) throw new BadBackup('There is extra data after the end of the backup.');
      const value = parse(line);
      if (isBegun && 'sha256' in value) {
        sealed = value as { sha256: string };
        continue;
      }
      hash.update(`${line}\n`);
      if (Array.isArray(value)) rows.push(value as Value[]);
      else {
        if (rows.length > 0) yield rows;
        rows = [];
        yield isBegun ? (value as Section) : headerOf(value);
        isBegun = true;
      }
    }
    if (rows.length > 0) yield rows;
  }
  if (!sealed) throw new BadBackup('The backup is truncated: its end is missing.');
  if (sealed.sha256 !== hash.digest('hex'))
    throw new BadBackup('The backup is damaged: its checksum is wrong.');
}

/** Not by `readline`, which takes U+2028 for the end of a line. */
async function* linesOf(file: string): AsyncGenerator<readonly string[]> {
  const input = createReadStream(file);
  const text = input.pipe(createGunzip()).setEncoding('utf8');
  input.once('error', (error) => text.destroy(error));
  let rest = '';
  try {
    for await (const chunk of text as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() as string;
      yield lines;
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'Z_BUF_ERROR') throw new BadBackup('The backup is truncated: its end is missing.');
    if (code?.startsWith('Z_')) throw new BadBackup('This is not a backup, or it is damaged.');
    throw error;
  } finally {
    input.destroy();
  }
  if (rest !== '') throw new BadBackup('The backup is truncated: its end is missing.');
}

function parse(line: string): object {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Said below, without quoting what may hold cards.
  }
  throw new BadBackup('The backup is damaged: a line cannot be read.');
}

function headerOf(value: object): Header {
  const { format, version, migration, madeAt } = value as Partial<Header> & Record<string, unknown>;
  if (format !== FORMAT || typeof migration !== 'number' || typeof madeAt !== 'number')
    throw new BadBackup('This is not a backup of a store.');
  if (version !== VERSION)
    throw new BadBackup('The backup was made by a newer version. Restore it with that version.');
  return { migration, madeAt };
}
