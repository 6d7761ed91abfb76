// Runs the program and turns every outcome into an exit code.

import { CommanderError } from 'commander';
import { EXIT, UsageError } from './errors.ts';
import { createProgram } from './program.ts';

export async function runProgram(args: readonly string[]): Promise<void> {
  try {
    await createProgram().parseAsync(args, { from: 'user' });
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
}
