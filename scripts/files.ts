import { readdirSync } from 'node:fs';

/**
 * The files below a folder with these endings, relative to the project's root, with forward
 * slashes.
 */
export function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`.replaceAll('\\', '/'))
    .filter((path) => path.endsWith(ending) && !/\/(node_modules|dist)\//.test(path))
    .sort();
}
