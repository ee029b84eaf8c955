import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readFileName } from '#compiler';

/** A file of definitions: its folder, and its path in the compiler. */
export interface DefinitionPlace {
  readonly root: string;
  /** `definitions/books/book.entity.json`, whatever the folder's name is. */
  readonly file: string;
}

/** Returns the folder of a file of definitions. Undefined for any other file. */
export function findPlace(uri: string): DefinitionPlace | undefined {
  if (!uri.startsWith('file:') || !uri.endsWith('.json')) return undefined;
  const path = fileURLToPath(uri);
  const folder = dirname(path);
  const area = basename(folder) === 'locale' ? dirname(folder) : folder;
  const root = dirname(area);
  const file = `definitions/${relative(root, path).replaceAll('\\', '/')}`;
  return readFileName(file).fault === undefined ? { root, file } : undefined;
}

/** Returns the URI of a file of a folder. */
export function uriOf(root: string, file: string): string {
  return pathToFileURL(join(root, file.slice('definitions/'.length))).href;
}
