// Fails on an import that the design forbids, and on circular imports.

import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { findWrongArrows } from './arrows.ts';
import { filesBelow } from './files.ts';

/** Files that are imported but hold no code: styles, and what the build makes up. */
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

/** Also of components: their scripts are TypeScript, and no markup reads as an import. */
function importsOf(text: string): string[] {
  const { importedFiles } = ts.preProcessFile(text);
  return importedFiles.map(({ fileName }) => fileName).filter((name) => !NO_CODE.test(name));
}
