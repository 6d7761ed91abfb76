// Statements that both stores run unchanged. They are written for PostgreSQL; SQLite calls the parameter $1
// ?1. What another transaction has locked is passed over: `@skip`. A list is given as JSON, which each reads in its own way: `in (@list1)`. Part of a store that can be written so
// (contests, moderation) is a class with a `Run` for its statements; both stores make it in one line.

import type { Value } from './values.ts';

export type Dialect = 'sqlite' | 'postgres';

export type Statements<Name extends string> = Readonly<Record<Name, string>>;

/** The base of these modules: runs the statement of that name and returns its rows. */
export type Run<Name extends string> = (name: Name, values: readonly Value[]) => Promise<readonly object[]>;

export function inDialect(text: string, dialect: Dialect): string {
  return dialect === 'sqlite'
    ? text
        .replace('@skip', '')
        .replace(/@list(\d)/g, 'select value from json_each(?$1)')
        .replace(/\$(\d)/g, '?$1')
    : text
        .replace('@skip', 'for update skip locked')
        .replace(/@list(\d)/g, 'select json_array_elements_text(cast($$$1 as json))');
}

/** Anything that writes gets its own transaction. */
export const isWriting = (text: string): boolean => !/^\s*select\b/.test(text);
