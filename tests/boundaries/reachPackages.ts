import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './sourceFiles.ts';

/** A package that is reached from a file by imports which are loaded with it, and the files on the way. */
export interface Reached {
  readonly name: string;
  readonly way: readonly string[];
}

/** Where files lead: those that are loaded with them, those that are loaded later, and packages. */
interface Leads {
  readonly files: readonly string[];
  readonly later: readonly string[];
  readonly packages: readonly string[];
}

const doors: Readonly<Record<string, string>> = {
  '#engine/parsers': 'engine/parsers.ts',
};

const statements = /(?:^|\n)(?:import|export)\s+(type\s)?([^'";]*?)\s*from\s*'([^']+)'|(?:^|\n)import\s+'([^']+)'/g;
const loads = /\bimport\(\s*'([^']+)'\s*\)/g;

/** The packages that come with a file of the shipped portal. Behind the door of a room only what is named is followed. */
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

/** Files that are loaded when they are needed, by files of the portal that come with the first one or later. */
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

/** A place that loads a file when it is needed. */
export interface Loading {
  readonly from: string;
  readonly part: string;
  /** What the loading is handed to, as `lazyComponent`'s `partOf`; empty where nothing is drawn with it. */
  readonly by: string;
}

/** Everything that files of the portal load when it is needed, and what each is handed to. */
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

/** The names of a list that are values; undefined stands for all of them. */
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
  // A list of types alone leaves nothing behind.
  if (names?.length === 0) return [];
  if (target.startsWith('.')) return [join(dirname(file), target)].filter((path) => existsSync(join(root, path)));
  if (!target.startsWith('#')) return [target];
  const door = doors[target] ?? `${target.slice(1)}/index.ts`;
  return names === undefined || !door.endsWith('/index.ts') ? [door] : behindDoor(door, names);
}

/** The files behind a door that give these names. */
function behindDoor(door: string, names: readonly string[]): readonly string[] {
  const text = readFileSync(join(root, door), 'utf8');
  return [...text.matchAll(statements)].flatMap(([, isType, given = '', from = '']) => {
    const values = isType === undefined ? (valuesIn(given) ?? []) : [];
    const wanted = values.filter((name) => names.includes(name));
    return wanted.length === 0 ? [] : resolve(door, from, wanted);
  });
}
