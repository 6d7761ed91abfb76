// A log that cannot be read: damaged, or written by a newer program. Only its own table suffers from that.

const FAULTS = {
  'bad-json': 'is not JSON',
  gap: 'is missing',
  'unknown-event': 'is of a type that this program does not know',
  refused: 'is refused by the rules',
  malformed: 'lacks something or makes no sense',
  length: 'is where the log ends, and the list of tables says otherwise',
} as const;

export type FaultCode = keyof typeof FAULTS;

/** Where a log stops making sense. It quotes nothing of the log, so it can be printed. */
export class UnreadableTable extends Error {
  readonly code: FaultCode;
  /** The first entry that cannot be taken. */
  readonly n: number;

  constructor(code: FaultCode, n: number) {
    super(`entry ${n} ${FAULTS[code]}`);
    this.code = code;
    this.n = n;
  }
}

/** Whatever goes wrong in taking an entry, it is the log's fault. */
export function reading<T>(n: number, take: () => T): T {
  try {
    return take();
  } catch (error) {
    throw error instanceof UnreadableTable ? error : new UnreadableTable('malformed', n);
  }
}

/** Null instead of the error. */
export function unlessUnreadable<T>(found: Promise<T>): Promise<T | null> {
  return found.catch((error: unknown) => {
    if (error instanceof UnreadableTable) return null;
    throw error;
  });
}
