// The weights of the learnt policy for the C++ side: npx tsx --conditions=source training/check/trump-whales-rules.ts OUT.bin
import { writeFileSync } from 'node:fs';
import { TABLES } from '../../packages/bots/src/trump-whales/weights.ts';
writeFileSync(
  process.argv[2],
  new Uint8Array(Float32Array.from(TABLES.flatMap((table) => [...table])).buffer),
);
console.log(TABLES.map((table) => table.length).join(' '));
