import { buildRelease, type DefinitionError, printErrors, type SourceFile, splitTranslations } from '#compiler';
import type { ReleaseMemory } from './createReleaseMemory.ts';
import type { ReleaseSource } from './ReleaseStore.types.ts';
import { readDefinitions } from './readDefinitions.ts';

/** The folder does not make a release; the message shows each mistake where it stands. */
export class DefinitionsRefused extends Error {
  constructor(errors: readonly DefinitionError[], files: readonly SourceFile[]) {
    super(`The definitions are not in order.\n\n${printErrors(errors, files)}`);
    this.name = 'DefinitionsRefused';
  }
}

/**
 * Builds the release that a folder of definitions makes, with its files, translations by definition; one that the
 * memory knows is not built again.
 * Throws `DefinitionsRefused`.
 */
export async function loadRelease(folder: string, memory?: ReleaseMemory): Promise<ReleaseSource> {
  const files = await readDefinitions(folder);
  const known = await memory?.recall(files);
  if (known !== undefined) return { release: known, files: splitTranslations(files) };
  const { release, errors } = buildRelease(files);
  // Warnings are for whoever writes definitions; a server only starts or does not.
  const serious = errors.filter(({ severity }) => severity === 'error');
  if (release === undefined) throw new DefinitionsRefused(serious, files);
  await memory?.keep(files, release);
  return { release, files: splitTranslations(files) };
}
