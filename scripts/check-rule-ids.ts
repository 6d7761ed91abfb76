// Fails if a rule has no test that cites its id, or a test cites an id that no rule has.

import { readFileSync } from 'node:fs';
import { GAME_IDS } from '@menagerie/rules';
import { filesBelow } from './files.ts';
import { citedIds, definedIds, judgeIds } from './rule-ids.ts';

const read = (path: string): string => readFileSync(path, 'utf8');
const rooms = GAME_IDS.map((id) => `packages/rules/src/${id}`);
const defined = rooms.flatMap((room) => definedIds(read(`${room}/RULES.md`)));
const cited = rooms.flatMap((room) => filesBelow(room, '.test.ts')).flatMap((path) => citedIds(read(path)));
const wrong = judgeIds(defined, cited);
wrong.forEach((sentence) => console.error(sentence));
console.log(`rule ids: ${defined.length} defined, ${wrong.length} wrong`);
if (wrong.length || !defined.length) process.exitCode = 1;
