import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './sourceFiles.ts';

/** A package that a file imports statically, directly or indirectly, and the files on the path to it. */
export interface Reached {
  readonly name: string;
  readonly way: readonly string[];
}

/** What a file imports: static imports, dynamic imports, and packages. */
interface Leads {
  readonly files: readonly string[];
  readonly later: readonly string[];
  readonly packages: readonly string[];
}

const doors: Readonly<Record<string, string>> = {
  '#engine/parsers': 'engine/parsers.ts',
  '#engine/why': 'engine/why.ts',
};

const statements = /(?:^|\n)(?:import|export)\s+(type\s)?([^'";]*?)\s*from\s*'([^']+)'|(?:^|\n)import\s+'([^']+)'/g;
const loads = /\bimport\(\s*'([^']+)'\s*\)/g;

/**
 * Returns the packages that are loaded with a file of the built portal. Only the imported names of an entry point are
 * followed.
 */
export function reachPackages(start: string): readonly Reached[] {
  const found: Reached[] = [];
  const seen = new Set<string>();
  const follow = (file: string, before: readonly string[]): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const way = [...before, file];
    const { files, packages } = leadsOf(file);
    for (const name of packages) found.push({ name, way });
    for (const next of files) follow(next, way);
  };
  follow(start, []);
  return found;
}

/** Returns the files that are loaded on demand by files that a file imports, directly or indirectly. */
export function partsOf(start: string): readonly string[] {
  const parts = new Set<string>();
  const seen = new Set<string>();
  const follow = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const { files, later } = leadsOf(file);
    for (const part of later) parts.add(part);
    for (const next of [...files, ...later]) follow(next);
  };
  follow(start);
  return [...parts].sort();
}

/** A dynamic import of a file. */
export interface Loading {
  readonly from: string;
  readonly part: string;
  /**
   * The function that the import is passed to, such as `partOf` of `lazyComponent`; empty if nothing is rendered with
   * it.
   */
  readonly by: string;
}

/** Returns all dynamic imports of the portal's files, and the function that each is passed to. */
export function loadingsOf(start: string): readonly Loading[] {
  const found: Loading[] = [];
  const seen = new Set<string>();
  const follow = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = readFileSync(join(root, file), 'utf8');
    for (const load of text.matchAll(loads)) {
      const before = text.slice(0, load.index);
      const name = /(?:^|\n)const (\w+) = \(\) => $/.exec(before)?.[1];
      const by = name === undefined ? /(\w+)\(\s*\(\) => $/.exec(before) : new RegExp(`(\\w+)\\(${name}, `).exec(text);
      const parts = resolve(file, load[1] ?? '', undefined).filter(isFile);
      for (const part of parts) found.push({ from: file, part, by: by?.[1] ?? '' });
    }
    const { files, later } = leadsOf(file);
    for (const next of [...files, ...later]) follow(next);
  };
  follow(start);
  return found;
}

function leadsOf(file: string): Leads {
  const text = readFileSync(join(root, file), 'utf8');
  const targets = [...text.matchAll(statements)].flatMap(([, isType, names = '', from, bare]) =>
    isType !== undefined || bare?.endsWith('.css') ? [] : resolve(file, from ?? bare ?? '', valuesIn(names)),
  );
  const later = [...text.matchAll(loads)].flatMap(([, target = '']) => resolve(file, target, undefined));
  return {
    files: targets.filter(isFile),
    later: later.filter(isFile),
    packages: targets.filter((target) => !isFile(target)),
  };
}

function isFile(target: string): boolean {
  return /\.tsx?$/.test(target);
}

/** Returns the names of a list that are values; undefined stands for all names. */
function valuesIn(names: string): readonly string[] | undefined {
  const list = /\{([^}]*)\}/.exec(names)?.[1];
  if (list === undefined) return undefined;
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' as ')[0] ?? name);
}

function resolve(file: string, target: string, names: readonly string[] | undefined): readonly string[] {
  // A list of types alone is erased.
  if (names?.length === 0) return [];
  if (target.startsWith('.')) return [join(dirname(file), target)].filter((path) => existsSync(join(root, path)));
  if (!target.startsWith('#')) return [target];
  const door = doors[target] ?? `${target.slice(1)}/index.ts`;
  return names === undefined || !door.endsWith('/index.ts') ? [door] : behindDoor(door, names);
}

/** Returns the files that define these names of an entry point. */
function behindDoor(door: string, names: readonly string[]): readonly string[] {
  const text = readFileSync(join(root, door), 'utf8');
  return [...text.matchAll(statements)].flatMap(([, isType, given = '', from = '']) => {
    const values = isType === undefined ? (valuesIn(given) ?? []) : [];
    const wanted = values.filter((name) => names.includes(name));
    return wanted.length === 0 ? [] : resolve(door, from, wanted);
  });
}
