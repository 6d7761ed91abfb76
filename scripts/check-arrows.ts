// Fails on an import that the architecture forbids, and on circular imports.

import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { findWrongArrows } from './arrows.ts';
import { filesBelow } from './files.ts';

/** Imported files without code: styles, and what the build generates. */
const NO_CODE = /\.css$|^virtual:/;

const files = [
  ...filesBelow('packages', '.ts'),
  ...filesBelow('apps', '.ts'),
  ...filesBelow('apps', '.svelte'),
].map((path) => ({ path, imports: importsOf(readFileSync(path, 'utf8')) }));
const wrong = findWrongArrows(files);
wrong.forEach((sentence) => console.error(sentence));
console.log(`arrows: ${files.length} files, ${wrong.length} wrong`);
if (wrong.length || !files.length) process.exitCode = 1;

/** Components too: their scripts are TypeScript, and no markup looks like an import. */
function importsOf(text: string): string[] {
  const { importedFiles } = ts.preProcessFile(text);
  return importedFiles.map(({ fileName }) => fileName).filter((name) => !NO_CODE.test(name));
}
