// The API, described: OpenAPI made from the schemas that validate, and a page of the same for people.

import swagger from '@fastify/swagger';
import type { Api } from './context.ts';

interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: unknown }>> };
  readonly responses?: Readonly<Record<string, unknown>>;
}
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
section { border-top: 1px solid; padding: .5rem 0 }
h2 { font: 600 1rem/1.5 ui-monospace, monospace; margin: .5rem 0; overflow-wrap: anywhere }
pre { overflow-x: auto; padding: .75rem; border: 1px solid; border-radius: .5rem; font-size: .85rem }`;

export async function describeApi(api: Api): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Menagerie',
        version: '1',
        description:
          'Online tables for three animal card games: open, join, play, watch. POST /api/people gives you a key.',
      },
      components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
      security: [{ key: [] }, {}],
    },
  });
}

export function descriptionRoutes(api: Api): void {
  const hide = { schema: { hide: true } };
  api.get('/openapi.json', hide, (_request, reply) => reply.send(api.swagger()));
  api.get('/style.css', hide, async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  api.get('/', hide, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(pageOf(api.swagger().paths as Paths)),
  );
}

function pageOf(paths: Paths): string {
  const sections = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => sectionOf(path, method, operation)),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>The API of Menagerie</title><link rel="stylesheet" href="/api/style.css">
<h1>The API of Menagerie</h1>
<p>Send and get JSON. Say who you are with <code>Authorization: Bearer &lt;key&gt;</code>; <code>POST /api/people</code> gives you a key.
The same as <a href="/api/openapi.json">OpenAPI</a>, for tools.</p>
${sections.join('\n')}</html>`;
}

function sectionOf(
  path: string,
  method: string,
  { summary = '', requestBody, responses }: Operation,
): string {
  const body = requestBody?.content?.['application/json']?.schema;
  const statuses = Object.keys(responses ?? {}).filter((status) => status !== 'default');
  return `<section><h2>${escape(method.toUpperCase())} ${escape(path)}</h2><p>${escape(summary)}${
    statuses.length > 0 ? ` (${escape(statuses.join(', '))})` : ''
  }</p>${body ? `<details><summary>Body</summary><pre>${escape(JSON.stringify(body, null, 2))}</pre></details>` : ''}</section>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
