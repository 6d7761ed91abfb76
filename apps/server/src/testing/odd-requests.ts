// Requests that fit an OpenAPI description almost, hardly or not at all.

import fc from 'fast-check';

export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly body?: Schema;
  readonly query: Readonly<Record<string, Schema>>;
}

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

interface Description {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly parameters?: readonly {
              readonly in: string;
              readonly name: string;
              readonly schema: Schema;
            }[];
            readonly requestBody?: {
              readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
            };
          }
        >
      >
    >
  >;
}

export function operationsOf({ paths }: Description): Operation[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => {
      const body = requestBody?.content['application/json']?.schema;
      const query = parameters.filter((one) => one.in === 'query').map(({ name, schema }) => [name, schema]);
      return {
        method: method.toUpperCase(),
        path,
        ...(body ? { body } : {}),
        query: Object.fromEntries(query) as Record<string, Schema>,
      };
    }),
  );
}

const TEXTS = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'a\u0000b',
  '\u202egnp.exe',
  '\u2066x',
  '\ud800',
  '\u2028',
  '🐋'.repeat(30),
  '<script>alert(1)</script>',
  "'; drop table people; --",
  '../../etc/passwd',
  '%00',
  'x'.repeat(300),
  '9'.repeat(40),
  '-1',
  'NaN',
  '1e9',
];

const oddText = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'binary', maxLength: 30 }));
const polluted = fc.constantFrom<unknown>(
  JSON.parse('{"__proto__":{"polluted":true}}'),
  { constructor: { prototype: { polluted: true } } },
  { prototype: 1, toString: 2, hasOwnProperty: 3, then: 4 },
);
const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  oddText,
  polluted,
  fc.constantFrom<unknown>(null, -1, 1e308, 2 ** 53, 0.5, [], {}),
);

/** Values that fit the schema, if mostly; `known` are texts that mean something to the server. */
export function nearly(schema: Schema, known: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: fitting(schema, known) }, { weight: 1, arbitrary: anything });
}

function fitting(schema: Schema, known: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => nearly(one, known)));
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [
        name,
        nearly(field, known),
      ]);
      return fc.record(
        {
          ...(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>),
          players: fc.constantFrom(2, 3, 9),
        },
        { requiredKeys: [] },
      );
    }
    case 'array':
      return fc.array(nearly(schema.items ?? {}, known), { maxLength: 4 });
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: -2, max: 40 }), fc.double());
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return fc.oneof(fc.constantFrom(...known), oddText);
    default:
      return anything;
  }
}
