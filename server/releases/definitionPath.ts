import { partMark, readFileName } from '#compiler';
import type { Release } from '#engine';

/** A definition by its kind and id: `form` `close-loan`, `locale` `fr/book.entity`, `cases` `flow/survey`. */
export interface DefinitionName {
  readonly kind: string;
  readonly definition: string;
}

/**
 * Area of definitions that were created at run time. They are moved to a better one when they are copied into a folder.
 */
const unsorted = 'unsorted';

/** Returns the definition of a file, or of a part of one, by its path. Undefined if a file contains several. */
export function nameOfPath(path: string): DefinitionName | undefined {
  const name = readFileName(path);
  return name.fault === undefined && !name.several ? { kind: name.kind, definition: name.id } : undefined;
}

/** Returns a unique key of a definition, independent of its file. */
export function keyOf({ kind, definition }: DefinitionName): string {
  return `${kind} ${definition}`;
}

/** Returns a unique key of the definition of a file, or the path if the file has none. */
export function keyOfPath(path: string): string {
  const name = nameOfPath(path);
  return name === undefined ? path : keyOf(name);
}

/**
 * Returns the path for a new definition. Undefined if the name is invalid. Examples, cases and translations are in the
 * area of their definition if `known` contains it.
 */
export function newPath(name: DefinitionName, known: ReadonlyMap<string, string> = new Map()): string | undefined {
  const { kind, definition } = name;
  const path = pathIn(areaOf(name, known), kind, definition);
  const read = nameOfPath(path);
  return read?.kind === kind && read.definition === definition ? path : undefined;
}

/**
 * Returns a function that finds the file of an operation, or of the entity of a property (`book.title`) or of owners
 * (`book#author`).
 */
export function createFileFinder(
  files: readonly { readonly path: string }[],
  { lifecycles }: Pick<Release, 'lifecycles'>,
): (id: string) => string {
  const paths = new Map(files.map(({ path }) => [keyOfPath(path), path]));
  const definitionOf = (id: string): DefinitionName => {
    const operation = { kind: 'operation', definition: id };
    if (paths.has(keyOf(operation))) return operation;
    // An event operation is defined in its lifecycle.
    const lifecycle = Object.values(lifecycles).find(({ events }) => events.some(({ on }) => on === id));
    return lifecycle === undefined ? operation : { kind: 'lifecycle', definition: lifecycle.id };
  };
  return (id) => {
    const [entity = ''] = id.split(/[.#]/);
    const found = paths.get(keyOf(definitionOf(id))) ?? paths.get(keyOf({ kind: 'entity', definition: entity }));
    return found ?? pathIn(unsorted, 'operation', id);
  };
}

function pathIn(area: string, kind: string, definition: string): string {
  if (kind === 'locale') {
    const [locale = '', part = ''] = splitOnce(definition, '/');
    return `definitions/${area}/locale/${locale}.json${partMark}${part}`;
  }
  const owner = ownerOf({ kind, definition });
  return owner === undefined
    ? `definitions/${area}/${definition}.${kind}.json`
    : `definitions/${area}/${owner.definition}.${owner.kind}.${kind}.json`;
}

function areaOf(name: DefinitionName, known: ReadonlyMap<string, string>): string {
  const owner = ownerOf(name);
  const path = owner === undefined ? undefined : known.get(keyOf(owner));
  return path?.split('/')[1] ?? unsorted;
}

/**
 * Returns the definition that examples or cases belong to, `entity/book`, or that is translated, `fr/book.entity`. The
 * id contains it.
 */
export function ownerOf({ kind, definition }: DefinitionName): DefinitionName | undefined {
  const [first = '', rest = ''] = splitOnce(definition, '/');
  if (kind === 'examples' || kind === 'cases') return { kind: first, definition: rest };
  if (kind !== 'locale') return undefined;
  // Translations of the engine's texts are in the area of the English ones.
  if (rest === 'engine') return first === 'en' ? undefined : { kind: 'locale', definition: 'en/engine' };
  const dot = rest.lastIndexOf('.');
  return { kind: rest.slice(dot + 1), definition: rest.slice(0, Math.max(dot, 0)) };
}

function splitOnce(text: string, mark: string): readonly string[] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
