// Fails on an import that the design forbids, and on circular imports.

import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { findWrongArrows } from './arrows.ts';
import { filesBelow } from './files.ts';

const files = [...filesBelow('packages', '.ts'), ...filesBelow('apps', '.ts')].map((path) => ({
  path,
  imports: ts.preProcessFile(readFileSync(path, 'utf8')).importedFiles.map(({ fileName }) => fileName),
}));
const wrong = findWrongArrows(files);
wrong.forEach((sentence) => console.error(sentence));
console.log(`arrows: ${files.length} files, ${wrong.length} wrong`);
if (wrong.length || !files.length) process.exitCode = 1;
