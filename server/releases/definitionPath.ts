import { readFileName } from '#compiler';

/** A definition by its kind and id: `form` `close-loan`, `locale` `fr/book.entity`, `cases` `flow/survey`. */
export interface DefinitionName {
  readonly kind: string;
  readonly definition: string;
}

/** The file of a definition; undefined when there can be no definition of that name. */
export function definitionPath({ kind, definition }: DefinitionName): string | undefined {
  const path = pathOf(kind, definition);
  const name = readFileName(path);
  return name.fault === undefined && name.kind === kind && name.id === definition ? path : undefined;
}

/** The definition that a file is, by its path. */
export function nameOfPath(path: string): DefinitionName | undefined {
  const name = readFileName(path);
  return name.fault === undefined ? { kind: name.kind, definition: name.id } : undefined;
}

function pathOf(kind: string, definition: string): string {
  if (kind === 'locale') return `definitions/locale/${definition}.locale.json`;
  // Examples and cases stand beside what they are of, and their id says where: "entity/book".
  if (kind === 'examples' || kind === 'cases') return `definitions/${definition}.${kind}.json`;
  return `definitions/${kind}/${definition}.${kind}.json`;
}
