import { statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const portalFolder = join(import.meta.dirname, '..', '..', 'definitions');

/** A folder of definitions that a command works on. */
export interface DefinitionFolder {
  readonly root: string;
  /** Whether the definitions are those of the portal of this repository. */
  readonly isPortal: boolean;
  /** The real path, from the current folder on, of each path below `definitions/` in a text. */
  readonly showPaths: (text: string) => string;
}

/** The folder that is named, else that of `DEFINITIONS`, else the portal's. Throws when the one that is named is none. */
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

/** Things with the path of a file, which is replaced by the real one; so are paths in what is said. */
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
