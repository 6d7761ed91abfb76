// menagerie perft: the counts for every position of a fixture file, depth by depth.

import { perft, positionOfRow, readRows } from '@menagerie/rules';
import { gameCalled, readText } from '../arguments.ts';
import { EXIT } from '../errors.ts';
import { Progress } from '../terminal/progress.ts';

export function printPerft(id: string, file: string, flags: { depth: number; json?: boolean }): void {
  const game = gameCalled(id);
  const rows = [...readRows(readText(file))];
  const progress = new Progress('perft', rows.length * flags.depth);
  const counted: { line: number; perft?: number[]; reason?: string }[] = [];
  rows.forEach(({ line, row }, index) => {
    const position = row.ok ? positionOfRow(game, row.value) : row;
    if (!position.ok) {
      counted.push({ line, reason: position.error.reason });
      return;
    }
    const counts: number[] = [];
    for (let depth = 1; depth <= flags.depth; depth++) {
      counts.push(perft(game, position.value, depth));
      progress.update(index * flags.depth + depth);
    }
    counted.push({ line, perft: counts });
  });
  progress.clear();
  if (flags.json) console.log(JSON.stringify(counted));
  for (const { line, perft: counts, reason } of counted) {
    if (reason !== undefined) process.exitCode = EXIT.failed;
    if (!flags.json) console.log(`${file}:${line}: ${counts?.join(' ') ?? reason ?? ''}`);
  }
}
