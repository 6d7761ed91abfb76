// The page has a single script tag, door.ts, which imports the rest. This adds preload links for the rest, so that the
// browser requests everything at once.

import type { OutputBundle, OutputChunk } from 'rolldown';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const MAIN = /web\/src\/main\.ts$/;

function chunksFrom(
  bundle: OutputBundle,
  chunk: OutputChunk,
  seen = new Set<OutputChunk>(),
): Set<OutputChunk> {
  seen.add(chunk);
  for (const name of chunk.imports) {
    const next = bundle[name];
    if (next?.type === 'chunk' && !seen.has(next)) chunksFrom(bundle, next, seen);
  }
  return seen;
}

export function preloadMain(): Plugin {
  const link = (rel: string, name: string): HtmlTagDescriptor => ({
    tag: 'link',
    attrs: { rel, crossorigin: true, href: `./${name}` },
    injectTo: 'head',
  });
  return {
    name: 'preload-main',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const main = Object.values(bundle).find(
          (output): output is OutputChunk =>
            output.type === 'chunk' && MAIN.test(output.facadeModuleId ?? ''),
        );
        if (!main) throw new Error('the page has no chunk of src/main.ts');
        const chunks = [...chunksFrom(bundle, main)];
        const styles = new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
        const isThere = (name: string): boolean => html.includes(name);
        return [
          ...chunks
            .map(({ fileName }) => fileName)
            .filter((name) => !isThere(name))
            .map((name) => link('modulepreload', name)),
          ...[...styles].filter((name) => !isThere(name)).map((name) => link('stylesheet', name)),
        ];
      },
    },
  };
}
