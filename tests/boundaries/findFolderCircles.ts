import { posix } from 'node:path';

/** A file, as the search reads it. */
export interface ReadFile {
  readonly file: string;
  readonly text: string;
}

/** Folders that import each other by value, directly or over others, and the imports between them. */
export interface FolderCircle {
  readonly folders: readonly string[];
  readonly imports: readonly string[];
}

const statements = /\b(?:import|export)\b(\s+type\b)?([^'";]*?)\bfrom\s*'([^']+)'|\bimport\s*\(?\s*'([^']+)'/g;

interface Edge {
  readonly from: string;
  readonly to: string;
  readonly imports: string;
}

/**
 * Circles of imports between the folders of a room. An import of types alone is none: it is gone when the code runs.
 *
 * @param folderOf names the folder that a file counts for
 */
export function findFolderCircles(
  files: readonly ReadFile[],
  folderOf: (file: string) => string,
): readonly FolderCircle[] {
  const edges = files.flatMap((read) => edgesOf(read, folderOf));
  const reached = reachable(edges);
  const isMutual = (one: string, other: string): boolean =>
    reached.get(one)?.has(other) === true && reached.get(other)?.has(one) === true;
  const left = new Set(reached.keys());
  const circles: FolderCircle[] = [];
  for (const folder of left) {
    const folders = [...left].filter((other) => isMutual(folder, other)).toSorted();
    if (folders.length === 0) continue;
    for (const one of folders) left.delete(one);
    const inside = edges.filter(({ from, to }) => folders.includes(from) && folders.includes(to));
    circles.push({ folders, imports: inside.map(({ imports }) => imports).toSorted() });
  }
  return circles;
}

function edgesOf({ file, text }: ReadFile, folderOf: (file: string) => string): readonly Edge[] {
  return [...text.matchAll(statements)].flatMap(([, typeOnly, names = '', named, plain]) => {
    const specifier = named ?? plain ?? '';
    if (!specifier.startsWith('.') || typeOnly !== undefined || isTypesOnly(names)) return [];
    const target = posix.normalize(posix.join(posix.dirname(file), specifier));
    const [from, to] = [folderOf(file), folderOf(target)];
    return from === to ? [] : [{ from, to, imports: `${file} → ${target}` }];
  });
}

/** `{ type A, type B }`: every name is a type. */
function isTypesOnly(names: string): boolean {
  const list =
    /^\s*\{([^}]*)\}\s*$/
      .exec(names)?.[1]
      ?.split(',')
      .map((name) => name.trim()) ?? [];
  const named = list.filter((name) => name !== '');
  return named.length > 0 && named.every((name) => name.startsWith('type '));
}

/** Folder → every folder that its imports lead to. */
function reachable(edges: readonly Edge[]): ReadonlyMap<string, ReadonlySet<string>> {
  const direct = Map.groupBy(edges, ({ from }) => from);
  const reached = new Map<string, ReadonlySet<string>>();
  for (const start of direct.keys()) {
    const seen = new Set<string>();
    const follow = (folder: string): void => {
      for (const { to } of direct.get(folder) ?? []) {
        if (seen.has(to)) continue;
        seen.add(to);
        follow(to);
      }
    };
    follow(start);
    reached.set(start, seen);
  }
  return reached;
}
