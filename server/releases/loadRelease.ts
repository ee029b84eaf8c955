import {
  buildRelease,
  type DefinitionError,
  type FormNames,
  type PrintOptions,
  printErrors,
  type SourceFile,
  splitTranslations,
} from '#compiler';
import type { ReleaseCache } from './createReleaseCache.ts';
import type { ReleaseSource } from './ReleaseStore.types.ts';
import { readDefinitions } from './readDefinitions.ts';

/** The folder does not make a release; the message shows each mistake where it stands. */
export class DefinitionsRefused extends Error {
  constructor(errors: readonly DefinitionError[], files: readonly SourceFile[], printing: PrintOptions = {}) {
    super(`The definitions are not in order.\n\n${printErrors(errors, files, printing)}`);
    this.name = 'DefinitionsRefused';
  }
}

interface LoadOptions {
  /** A set that it knows is not built again. */
  readonly memory?: ReleaseCache;
  /** `behind`, for development: what is not translated yet is a warning. */
  readonly translations?: 'complete' | 'behind';
  /** What the portal adds to the widgets of every portal. */
  readonly forms?: FormNames;
  /** Called with the warnings of a set that was built, as they are printed. Whoever runs a server does not need them. */
  readonly onWarnings?: (printed: string) => void;
}

/**
 * Builds the release that a folder of definitions makes, with its files, translations by definition.
 * Throws `DefinitionsRefused`.
 */
export async function loadRelease(folder: string, options: LoadOptions = {}): Promise<ReleaseSource> {
  const { memory, translations = 'complete', forms = {}, onWarnings } = options;
  const files = await readDefinitions(folder);
  const known = await memory?.recall(files);
  if (known !== undefined) return { release: known, files: splitTranslations(files) };
  const { release, errors, notRun } = buildRelease(files, { translations, forms });
  const serious = errors.filter(({ severity }) => severity === 'error');
  if (release === undefined) throw new DefinitionsRefused(serious, files, { notRun });
  if (errors.length > 0) onWarnings?.(printErrors(errors, files));
  await memory?.keep(files, release);
  return { release, files: splitTranslations(files) };
}
