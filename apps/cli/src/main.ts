// The entry of the command line: runs the program and turns every end into an exit code.

import { CommanderError } from 'commander';
import { EXIT, UsageError } from './errors.ts';
import { createProgram } from './program.ts';

// A reader that stops early, as in `menagerie replay FILE | head`, is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? EXIT.ok : EXIT.failed);
});

try {
  await createProgram().parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  } else if (error instanceof UsageError) {
    console.error(`menagerie: ${error.message}`);
    process.exitCode = EXIT.usage;
  } else {
    throw error;
  }
}
