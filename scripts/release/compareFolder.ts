import { splitTranslations } from '#compiler';
import { type DefinitionName, keyOfPath, nameOfPath } from '../../server/releases/definitionPath.ts';
import { readDefinitions } from '../../server/releases/readDefinitions.ts';
import { digestOf } from '../../server/releases/storeRelease.ts';
import { type Json, recordsOf, type Server } from './connect.ts';

/** Returns the differences of the folder from the live release, as only these are sent. */
export async function changesOf(server: Server, base: string, folder: string): Promise<readonly Json[]> {
  const local = splitTranslations(await readDefinitions(folder));
  if (local.length === 0) throw new Error(`There are no definitions in ${folder}.`);
  const remote = recordsOf(await server.call('GET', `/releases/${base}/files`));
  // Compared by name, because a server can have a definition in another area than the folder.
  const digests = new Map(remote.map(({ path, digest }) => [keyOfPath(String(path)), String(digest)]));
  const written = local
    .filter(({ path, text }) => digests.get(keyOfPath(path)) !== digestOf(text))
    .map(({ path, text }) => ({ ...nameOrFail(path), text }));
  const keys = new Set(local.map(({ path }) => keyOfPath(path)));
  const removed = remote.map(({ path }) => String(path)).filter((path) => !keys.has(keyOfPath(path)));
  return [...written, ...removed.map((path) => ({ ...nameOrFail(path), removal: true }))];
}

/** Returns kind and id of the definition of a file. Throws if the path has no such name. */
export function nameOrFail(path: string): DefinitionName {
  const name = nameOfPath(path);
  if (name === undefined) throw new Error(`${path} has no name of a definition.`);
  return name;
}
