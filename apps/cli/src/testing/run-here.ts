// Runs the program in the test's process, for calls that need no input: starting another process takes longer than
// most of them.

import { vi } from 'vitest';
import { runProgram } from '../run.ts';

export interface Ended {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

export async function runHere(args: readonly string[]): Promise<Ended> {
  let [stdout, stderr] = ['', ''];
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((text = '') => void (stdout += `${String(text)}\n`)),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((stdout += String(text)), true)),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => ((stderr += String(text)), true)),
    vi.spyOn(console, 'log').mockImplementation((text) => void (stdout += `${String(text)}\n`)),
    vi.spyOn(console, 'error').mockImplementation((text) => void (stderr += `${String(text)}\n`)),
  ];
  try {
    await runProgram(args);
    return { status: Number(process.exitCode ?? 0), stdout, stderr };
  } finally {
    process.exitCode = undefined;
    spies.forEach((spy) => spy.mockRestore());
  }
}
