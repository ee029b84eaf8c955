import { posix } from 'node:path';
import { readImports } from './readImports.ts';

/** An import by value, with the importing and the imported file. */
export interface FolderImport {
  readonly from: string;
  readonly to: string;
}

/** Folders that import each other, and the imports that cause the cycle. */
export interface FolderCircle {
  /** The folder that contains them. */
  readonly within: string;
  readonly names: readonly string[];
  readonly imports: readonly string[];
}

/** Returns the imports of a file that remain after types are erased. */
export function importsByValue(file: string, text: string): readonly FolderImport[] {
  return readImports(text).flatMap(({ specifier, isType }) =>
    isType || !specifier.startsWith('.') ? [] : [{ from: file, to: posix.join(posix.dirname(file), specifier) }],
  );
}

/**
 * Returns the cycles of folders in a room, at every depth. A file next to folders counts as an entry of its own: it may
 * import them, and they may import it, unless a folder imports itself that way.
 */
export function findFolderCircles(room: string, imports: readonly FolderImport[]): readonly FolderCircle[] {
  const paths = imports.flatMap(({ from, to }) => [from, to]).filter((path) => path.startsWith(`${room}/`));
  return [...new Set(paths.flatMap(foldersAround))].sort().flatMap((within) => circlesIn(within, imports));
}

function foldersAround(path: string): readonly string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_name, index) => names.slice(0, index + 1).join('/'));
}

function circlesIn(within: string, imports: readonly FolderImport[]): readonly FolderCircle[] {
  const edges = imports.flatMap(({ from, to }) => {
    const [left, right] = [entryOf(within, from), entryOf(within, to)];
    return left === undefined || right === undefined || left === right ? [] : [{ left, right, from, to }];
  });
  const reached = new Map([...new Set(edges.map(({ left }) => left))].map((name) => [name, reach(name, edges)]));
  const isTied = (left: string, right: string): boolean =>
    reached.get(left)?.has(right) === true && reached.get(right)?.has(left) === true;
  const circles = new Map<string, FolderCircle>();
  for (const folder of [...reached.keys()].filter((name) => name.endsWith('/'))) {
    if (!isTied(folder, folder)) continue;
    const names = [...reached.keys()].filter((name) => isTied(folder, name)).sort();
    const tying = edges.filter(({ left, right }) => names.includes(left) && names.includes(right));
    circles.set(names.join(), { within, names, imports: tying.map(({ from, to }) => `${from} → ${to}`).sort() });
  }
  return [...circles.values()];
}

/** Returns the folder, with a slash, or the file of `within` that a path belongs to; undefined for a path outside. */
function entryOf(within: string, path: string): string | undefined {
  if (!path.startsWith(`${within}/`)) return undefined;
  const [name = '', ...rest] = path.slice(within.length + 1).split('/');
  return rest.length > 0 ? `${name}/` : name;
}

interface Edge {
  readonly left: string;
  readonly right: string;
}

function reach(start: string, edges: readonly Edge[]): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [start];
  while (waiting.length > 0) {
    const name = waiting.pop();
    for (const { left, right } of edges) {
      if (left !== name || found.has(right)) continue;
      found.add(right);
      waiting.push(right);
    }
  }
  return found;
}
