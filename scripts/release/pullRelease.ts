import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { partMark, splitTranslations } from '#compiler';
import { keyOfPath } from '../../server/releases/definitionPath.ts';
import { readDefinitions } from '../../server/releases/readDefinitions.ts';
import { digestOf } from '../../server/releases/storeRelease.ts';
import { nameOrFail } from './compareFolder.ts';
import { recordOf, recordsOf, type Server } from './connect.ts';

interface FileChange {
  readonly change: 'added' | 'changed' | 'removed';
  /** Path of the file in the folder. */
  readonly path: string;
}

/**
 * Changes the files of a folder so that it has the definitions of a release: only files that differ are written. A
 * definition stays in the file that the folder has for it. Returns the changes. Everything is read from the server
 * before the first file is written.
 *
 * @throws Refused when the server refuses to show the release.
 */
export async function pullRelease(server: Server, release: string, folder: string): Promise<readonly FileChange[]> {
  const local = existsSync(folder) ? splitTranslations(await readDefinitions(folder)) : [];
  const known = new Map(local.map((file) => [keyOfPath(file.path), file]));
  const remote = recordsOf(await server.call('GET', `/releases/${release}/files`));
  const keys = new Set(remote.map(({ path }) => keyOfPath(String(path))));
  /** path → text, or undefined where the release has no such definition. */
  const texts = new Map<string, string | undefined>();
  for (const file of remote) {
    const path = String(file['path']);
    const mine = known.get(keyOfPath(path));
    if (mine !== undefined && digestOf(mine.text) === file['digest']) continue;
    texts.set(mine?.path ?? path, await readText(server, release, path));
  }
  for (const { path } of local) if (!keys.has(keyOfPath(path))) texts.set(path, undefined);
  return writeFiles(folder, texts);
}

async function readText(server: Server, release: string, path: string): Promise<string> {
  const query = new URLSearchParams({ ...nameOrFail(path) });
  return String(recordOf(await server.call('GET', `/releases/${release}/definition?${query}`))['text']);
}

/** Writes the files. Translations of several definitions are in one file. */
async function writeFiles(
  folder: string,
  texts: ReadonlyMap<string, string | undefined>,
): Promise<readonly FileChange[]> {
  const files = new Map<string, Map<string, string | undefined>>();
  for (const [path, text] of texts) {
    const [file = '', part = ''] = path.split(partMark);
    files.set(file, (files.get(file) ?? new Map<string, string | undefined>()).set(part, text));
  }
  const changes: FileChange[] = [];
  for (const [file, parts] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const path = join(folder, file.slice('definitions/'.length));
    const before = existsSync(path) ? await readFile(path, 'utf8') : undefined;
    const after = parts.has('') ? parts.get('') : withTranslations(file, before, parts);
    if (after === undefined) await rm(path);
    else {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, after);
    }
    changes.push({ path, change: after === undefined ? 'removed' : before === undefined ? 'added' : 'changed' });
  }
  return changes;
}

/**
 * Returns a file of translations with other parts, or undefined if nothing is left. The text of each part is kept as it
 * is, so that its digest is that of the release.
 */
function withTranslations(
  path: string,
  before: string | undefined,
  changed: ReadonlyMap<string, string | undefined>,
): string | undefined {
  const parts = new Map(changed);
  for (const { path: place, text } of splitTranslations(before === undefined ? [] : [{ path, text: before }])) {
    const [, part = ''] = place.split(partMark);
    if (!parts.has(part)) parts.set(part, text);
  }
  const lines = [...parts]
    .filter(([, text]) => text !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([part, text]) => `  ${JSON.stringify(part)}: ${text}`);
  if (lines.length === 0) return undefined;
  return `{\n${['  "$schema": "../../locale.schema.json"', ...lines].join(',\n')}\n}\n`;
}
