// menagerie fixtures: checks every row of an independent implementation's files against the rules.

import { readFileSync } from 'node:fs';
import { checkFixtures, type FixtureOutcome } from '@menagerie/rules';
import { describeSystemError, gameCalled } from '../arguments.ts';
import { EXIT } from '../errors.ts';
import { Progress } from '../terminal/progress.ts';

interface Failure {
  readonly file: string;
  readonly line: number;
  readonly failures: readonly string[];
}

export function checkFixtureFiles(id: string, files: readonly string[], flags: { json?: boolean }): void {
  const game = gameCalled(id);
  const failures: Failure[] = [];
  let passed = 0;
  for (const file of files) {
    for (const outcome of outcomesOf(file)) {
      if (!outcome.failures.length) {
        passed++;
        continue;
      }
      failures.push({ file, ...outcome });
      if (!flags.json) console.log(`${file}:${outcome.line}: ${outcome.failures.join('; ')}`);
    }
  }
  const failed = failures.length;
  console.log(
    flags.json ? JSON.stringify({ passed, failed, failures }) : `${passed} passed, ${failed} failed`,
  );
  if (failed) process.exitCode = EXIT.failed;

  function* outcomesOf(file: string): Generator<FixtureOutcome> {
    let text: string;
    try {
      text = readFileSync(file, 'utf8');
    } catch (error) {
      yield { line: 0, failures: [`cannot be read: ${describeSystemError(error)}`] };
      return;
    }
    const progress = new Progress(file, text.split('\n').length);
    for (const outcome of checkFixtures(game, text)) {
      progress.update(outcome.line);
      if (outcome.failures.length) progress.clear();
      yield outcome;
    }
    progress.clear();
  }
}
