// How long the page's own thread is busy at a stretch. Counted in time of the processor, not of the clock: on
// a crowded machine any task may be kept waiting, and that says nothing about the page.

import type { Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the processor. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Watches from now on; what it gives back stops, and tells the milliseconds of every task. */
export async function watchTasks(page: Page): Promise<() => Promise<number[]>> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline'] },
  });
  return async () => {
    const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await isComplete;
    const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
    const main = new Set(
      events
        .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
        .map(threadOf),
    );
    return events
      .filter((event) => event.ph === 'X' && event.name === 'RunTask' && main.has(threadOf(event)))
      .map(({ tdur = NaN }) => tdur / 1000);
  };
}
