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

/** The gate refused the definitions. The message shows each error with its source. */
export class DefinitionsRefused extends Error {
  constructor(errors: readonly DefinitionError[], files: readonly SourceFile[], printing: PrintOptions = {}) {
    super(`The definitions are not in order.\n\n${printErrors(errors, files, printing)}`);
    this.name = 'DefinitionsRefused';
  }
}

interface LoadOptions {
  /** A release in this cache is not built again. */
  readonly memory?: ReleaseCache;
  /** `behind`, for development: missing translations are warnings. */
  readonly translations?: 'complete' | 'behind';
  /** Names that the portal adds to the built-in widgets, fields and templates. */
  readonly forms?: FormNames;
  /** Called with the formatted warnings of a set that was built, for authors of definitions. */
  readonly onWarnings?: (printed: string) => void;
}

/**
 * Builds the release of a folder of definitions. Returns it with its files, one per translation of a definition. Throws
 * `DefinitionsRefused`.
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
