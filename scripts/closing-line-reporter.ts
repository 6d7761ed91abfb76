// Ends a test run with one plain line that any continuous integration can read.

import type { Reporter, TestModule } from 'vitest/node';

export default class ClosingLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    let passed = 0;
    let failed = unhandledErrors.length;
    for (const module of modules) {
      if (module.state() === 'failed' && module.errors().length) failed++;
      for (const test of module.children.allTests()) {
        if (test.result().state === 'passed') passed++;
        else failed++;
      }
    }
    // After the default reporter's summary.
    setImmediate(() => console.log(`\n${passed} passed, ${failed} failed`));
  }
}
