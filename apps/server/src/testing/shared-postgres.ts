// One PostgreSQL server shared by all tests of a run: starting one takes longer than most tests.

import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where databases can be made. */
    postgres: string;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide('postgres', postgres.address);
  return () => postgres.stop();
}
