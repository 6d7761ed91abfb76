// The page as a short address serves it: the same file as the home, with the tags that messengers read set in it. Its
// file paths are relative to the root, this many folders up; its first script reads the screen from the path.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Preview } from './preview.ts';
import { localeOf } from './words.ts';

export interface Tags extends Preview {
  readonly language: string;
  /** Whole addresses: of the page, and of its picture. */
  readonly address: string;
  readonly image: string | null;
  /** How many folders below the home. */
  readonly depth: number;
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign]);

export class Pages {
  readonly #html: string;

  constructor(folder: string) {
    this.#html = readFileSync(join(folder, 'index.html'), 'utf8');
  }

  write(tags: Tags): string {
    const up = '../'.repeat(tags.depth);
    // Functions, because names may contain characters special to replace().
    return this.#html
      .replace(/<html lang="\w+"/, () => `<html lang="${tags.language}"`)
      .replaceAll('"./', () => `"${up}`)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(tags.title)}</title>`)
      .replace(/<meta\s+name="description"[^>]*>/, () => linesOf(tags).join('\n    '));
  }
}

/** A locale for messengers, such as uk_UA. */
function regional(tag: string): string {
  const { language, region } = new Intl.Locale(localeOf(tag)).maximize();
  return `${language}_${region}`;
}

function linesOf({ title, description, address, image, isListed, language }: Tags): readonly string[] {
  const meta = (kind: 'name' | 'property', name: string, content: string): string =>
    `<meta ${kind}="${name}" content="${escape(content)}" />`;
  return [
    meta('name', 'description', description),
    ...(isListed ? [] : [meta('name', 'robots', 'noindex')]),
    meta('property', 'og:site_name', 'Menagerie'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', regional(language)),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    ...(image === null
      ? [meta('name', 'twitter:card', 'summary')]
      : [
          meta('property', 'og:image', image),
          meta('property', 'og:image:type', 'image/png'),
          meta('property', 'og:image:width', '1200'),
          meta('property', 'og:image:height', '630'),
          meta('property', 'og:image:alt', title),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]),
  ];
}
