// What the pages and forms of the admin page may use.

import type { Context } from '../http/context.ts';
import type { Samples } from './samples.ts';

export interface AdminContext extends Context {
  readonly samples: Samples;
  readonly adminKey: string | undefined;
}
