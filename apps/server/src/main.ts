// menagerie-server: serves the page. HOST and PORT say where; the default is this machine only.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from './server.ts';

const page = fileURLToPath(new URL('../../web/dist', import.meta.url));
const host = process.env['HOST'] ?? 'localhost';
const port = Number(process.env['PORT'] ?? 8080);

if (!existsSync(`${page}/index.html`)) fail('The page is not built yet. Run "npm start" in the project.');
if (!Number.isInteger(port) || port < 0 || port > 65535)
  fail(`PORT must be a number up to 65535, not ${process.env['PORT']}.`);

const server = await createServer({ page });
try {
  const address = await server.listen({ host, port });
  console.log(`The table is laid: ${address.replace(/127\.0\.0\.1|\[::1\]/, 'localhost')}`);
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  fail(
    code === 'EADDRINUSE'
      ? `Port ${port} is taken. Choose another: PORT=8081 npm start`
      : `The server could not start: ${String(error)}`,
  );
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.close().then(() => process.exit(0)));
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
