// The page with one more game, for a test: the game is registered with the page and its bots before either starts.

import { fileURLToPath } from 'node:url';
import { mergeConfig, type Plugin } from 'vite';
import config from '../../vite.config.ts';

const fileAt = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What is loaded first, by entry. */
const FIRST: Readonly<Record<string, string>> = {
  [fileAt('../../src/main.ts')]: fileAt('./field-mice-page.ts'),
  [fileAt('../../src/bots/worker.ts')]: fileAt('./field-mice-rules.ts'),
};

const withFieldMice = (): Plugin => ({
  name: 'field-mice',
  transform: (code, id) => {
    const first = FIRST[id.split('?')[0]];
    return first === undefined ? null : `import ${JSON.stringify(first)};\n${code}`;
  },
});

export default mergeConfig(config, {
  plugins: [withFieldMice()],
  worker: { plugins: () => [withFieldMice()] },
});
