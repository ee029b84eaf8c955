import { buildRelease, type DefinitionError, printErrors, type SourceFile } from '#engine';
import type { ReleaseSource } from './ReleaseStore.types.ts';
import { readDefinitions } from './readDefinitions.ts';

/** The folder does not make a release; the message shows each mistake where it stands. */
export class DefinitionsRefused extends Error {
  constructor(errors: readonly DefinitionError[], files: readonly SourceFile[]) {
    super(`The definitions are not in order.\n\n${printErrors(errors, files)}`);
    this.name = 'DefinitionsRefused';
  }
}

/** Builds the release that a folder of definitions makes, with its files. Throws `DefinitionsRefused`. */
export async function loadRelease(folder: string): Promise<ReleaseSource> {
  const files = await readDefinitions(folder);
  const { release, errors } = buildRelease(files);
  // Warnings are for whoever writes definitions; a server only starts or does not.
  const serious = errors.filter(({ severity }) => severity === 'error');
  if (release === undefined) throw new DefinitionsRefused(serious, files);
  return { release, files };
}
