// Exit codes: 0 success, 1 a check failed, 2 wrong usage, 130 interrupted.

export const EXIT = { ok: 0, failed: 1, usage: 2, interrupted: 130 } as const;

/** A usage error, reported in one sentence without a stack. */
export class UsageError extends Error {}
