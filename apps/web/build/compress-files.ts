// Writes a .br and a .gz next to every text file of the built page, for servers that send precompressed files.

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|webmanifest|json|ndjson)$/;

export function compressFiles(): Plugin {
  let folder = '';
  return {
    name: 'compress-files',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ root, build }) => void (folder = resolve(root, build.outDir)),
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        for (const entry of await readdir(folder, { recursive: true })) {
          if (!TEXT.test(entry)) continue;
          const file = join(folder, entry);
          const text = await readFile(file);
          await writeFile(`${file}.br`, await promisify(brotliCompress)(text));
          await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
        }
      },
    },
  };
}
