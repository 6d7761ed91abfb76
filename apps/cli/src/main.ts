// The entry of the command line.

import { EXIT } from './errors.ts';
import { runProgram } from './run.ts';

// A reader that stops early, as in `menagerie replay FILE | head`, isn't an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? EXIT.ok : EXIT.failed);
});

await runProgram(process.argv.slice(2));
