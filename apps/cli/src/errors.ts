// How a command ends: 0 well, 1 when what was checked does not hold, 2 when the call itself was wrong,
// 130 when interrupted.

export const EXIT = { ok: 0, failed: 1, usage: 2, interrupted: 130 } as const;

/** A usage error, reported in one sentence without a stack. */
export class UsageError extends Error {}
