// A process that appends batches to one log as fast as it can and prints the length after each that
// was acknowledged, until it is killed: `store-writer.ts PLACE TAG`.

import { openStore, type StoreConfig } from '../store/open.ts';
import { idOf, sampleAppend } from './store-samples.ts';
import { BATCH, WRITTEN_TABLE } from './store-written.ts';

const [place = '{}', tag = 'writer'] = process.argv.slice(2);
const store = await openStore(JSON.parse(place) as StoreConfig);
let after = 0;
for (;;) {
  if (await store.append(sampleAppend(WRITTEN_TABLE, { after, count: BATCH, tag }))) {
    after += BATCH;
    process.stdout.write(`${after}\n`);
  } else after += (await store.read(idOf(WRITTEN_TABLE), after)).length;
}
