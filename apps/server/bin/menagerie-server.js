#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const start = new URL('../dist/start.js', import.meta.url);
if (existsSync(fileURLToPath(start))) {
  const { startServer } = await import(start.href);
  await startServer(process.env);
} else {
  console.error('The server is not built yet. Run "npm run build" in the project first.');
  process.exitCode = 2;
}
