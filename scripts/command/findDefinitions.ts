import { statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const portalFolder = join(import.meta.dirname, '..', '..', 'definitions');

/** The folder of definitions of a command. */
export interface DefinitionFolder {
  readonly root: string;
  /** Whether it is the portal of this repository. */
  readonly isPortal: boolean;
  /** Replaces each path below `definitions/` in a text by the real path, relative to the current folder. */
  readonly showPaths: (text: string) => string;
}

/**
 * Returns the given folder, else that of `DEFINITIONS`, else the portal's. Throws if the given folder does not exist.
 */
export function findDefinitions(named: string | undefined): DefinitionFolder {
  const root = resolve(named ?? (process.env['DEFINITIONS'] || portalFolder));
  const isPortal = root === portalFolder;
  if (!isPortal && statSync(root, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new Error(`There is no folder ${root}`);
  }
  const shown = relative(process.cwd(), root).replaceAll('\\', '/');
  const prefix = shown === '' ? '' : `${shown}/`;
  return {
    root,
    isPortal,
    showPaths: (text) => text.replaceAll(/(?<![\w./-])definitions\//g, () => prefix),
  };
}

/** Replaces the paths of items and the paths in their messages by the real ones. */
export function withRealPaths<T extends { readonly file: string; readonly message?: string; readonly hint?: string }>(
  folder: DefinitionFolder,
  places: readonly T[],
): readonly T[] {
  return places.map((place) => ({
    ...place,
    file: folder.showPaths(place.file),
    ...(place.message === undefined ? {} : { message: folder.showPaths(place.message) }),
    ...(place.hint === undefined ? {} : { hint: folder.showPaths(place.hint) }),
  }));
}
