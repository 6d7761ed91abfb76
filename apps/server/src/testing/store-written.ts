// What store-writer.ts writes to, and how many entries at a time.

export const WRITTEN_TABLE = 'written';
export const BATCH = 3;
