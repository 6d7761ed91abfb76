// Fails on missing messages, missing plural forms, unknown ids and unused messages.

import { readFileSync } from 'node:fs';
import { LANGUAGES } from '../apps/web/src/words/languages.ts';
import { filesBelow } from './files.ts';
import { findWrongWords } from './words.ts';

const catalogues = filesBelow('apps/web/src/words', '.ftl').map((path) => {
  const [language, file] = path.split('/').slice(-2);
  return { language, room: file.replace('.ftl', ''), text: readFileSync(path, 'utf8') };
});
const sources = [...filesBelow('apps/web/src', '.ts'), ...filesBelow('apps/web/src', '.svelte')].map(
  (path) => ({
    path,
    text: readFileSync(path, 'utf8'),
  }),
);
const wrong = findWrongWords({ languages: LANGUAGES, catalogues, sources });
wrong.forEach((sentence) => console.error(sentence));
console.log(`words: ${catalogues.length} catalogues, ${wrong.length} wrong`);
if (wrong.length || !catalogues.length) process.exitCode = 1;
