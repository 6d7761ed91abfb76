// The weights of the learnt policy for 2, 3, 4, 5 players, for the C++ side: npx tsx --conditions=source training/check/cat-in-the-box-rules.ts OUT.bin
import { writeFileSync } from 'node:fs';
import { WEIGHT_COUNT, weightsFor } from '../../packages/bots/src/cat-in-the-box/policy.ts';

const all = new Float32Array(4 * WEIGHT_COUNT);
for (let n = 2; n <= 5; n++) all.set(weightsFor[n], (n - 2) * WEIGHT_COUNT);
writeFileSync(process.argv[2], new Uint8Array(all.buffer));
