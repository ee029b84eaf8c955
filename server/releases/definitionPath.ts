import { partMark, readFileName } from '#compiler';
import type { Release } from '#engine';

/** A definition by its kind and id: `form` `close-loan`, `locale` `fr/book.entity`, `cases` `flow/survey`. */
export interface DefinitionName {
  readonly kind: string;
  readonly definition: string;
}

/** Area of definitions that were made at run time; whoever takes them into a folder chooses a better one. */
const unsorted = 'unsorted';

/** The definition that a file is, or a part of one, by its path; undefined where a file holds several. */
export function nameOfPath(path: string): DefinitionName | undefined {
  const name = readFileName(path);
  return name.fault === undefined && !name.several ? { kind: name.kind, definition: name.id } : undefined;
}

/** What tells a definition from all others, wherever its file is. */
export function keyOf({ kind, definition }: DefinitionName): string {
  return `${kind} ${definition}`;
}

/** What tells the definition of a file from all others; of a file without one, its path. */
export function keyOfPath(path: string): string {
  const name = nameOfPath(path);
  return name === undefined ? path : keyOf(name);
}

/**
 * The file that a definition gets when a set has none of it; undefined when there can be no definition of that name.
 * Examples, cases and translations go beside their definition where `known` has it.
 */
export function newPath(name: DefinitionName, known: ReadonlyMap<string, string> = new Map()): string | undefined {
  const { kind, definition } = name;
  const path = pathIn(areaOf(name, known), kind, definition);
  const read = nameOfPath(path);
  return read?.kind === kind && read.definition === definition ? path : undefined;
}

/** Finds the file of an operation, or of the entity of a property (`book.title`) or of owners (`book#author`). */
export function createFileFinder(
  files: readonly { readonly path: string }[],
  { lifecycles }: Pick<Release, 'lifecycles'>,
): (id: string) => string {
  const paths = new Map(files.map(({ path }) => [keyOfPath(path), path]));
  const definitionOf = (id: string): DefinitionName => {
    const operation = { kind: 'operation', definition: id };
    if (paths.has(keyOf(operation))) return operation;
    // An act is written in its lifecycle.
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

/** What examples and cases are of, `entity/book`, and what is translated, `fr/book.entity`: their id says it. */
export function ownerOf({ kind, definition }: DefinitionName): DefinitionName | undefined {
  const [first = '', rest = ''] = splitOnce(definition, '/');
  if (kind === 'examples' || kind === 'cases') return { kind: first, definition: rest };
  if (kind !== 'locale') return undefined;
  // The words of the engine are beside those that they translate.
  if (rest === 'engine') return first === 'en' ? undefined : { kind: 'locale', definition: 'en/engine' };
  const dot = rest.lastIndexOf('.');
  return { kind: rest.slice(dot + 1), definition: rest.slice(0, Math.max(dot, 0)) };
}

function splitOnce(text: string, mark: string): readonly string[] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
