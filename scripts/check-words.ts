// Fails on missing messages, missing plural forms, unknown ids and unused messages, for the page and for the server's
// own texts.

import { readFileSync } from 'node:fs';
import { LANGUAGES } from '../apps/web/src/words/languages.ts';
import { filesBelow } from './files.ts';
import { findWrongWords } from './words.ts';

const HOUSES = [
  { words: 'apps/web/src/words', sources: 'apps/web/src' },
  { words: 'apps/server/words', sources: 'apps/server/src' },
];

for (const house of HOUSES) {
  const catalogues = filesBelow(house.words, '.ftl').map((path) => {
    const [language, file] = path.split('/').slice(-2);
    return { language, room: file.replace('.ftl', ''), text: readFileSync(path, 'utf8') };
  });
  const sources = ['.ts', '.svelte']
    .flatMap((ending) => filesBelow(house.sources, ending))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const wrong = findWrongWords({ languages: LANGUAGES, catalogues, sources });
  wrong.forEach((sentence) => console.error(sentence));
  console.log(`words in ${house.words}: ${catalogues.length} catalogues, ${wrong.length} wrong`);
  if (wrong.length || !catalogues.length) process.exitCode = 1;
}
