import type { Kind } from '../language/kinds/index.ts';

/** One file as it is handed in. Paths are relative to the repository: `definitions/books/book.entity.json`. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** A place in a file. */
export interface Position {
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1. */
  readonly column: number;
}

/**
 * Finds the value at a JSON Pointer: with `key` its name, with `offset` a letter of the text that it is, counted from 0.
 */
export type Locate = (pointer: string, at?: { readonly key?: boolean; readonly offset?: number }) => Position;

/** One definition that was read: its JSON, and where each part of it is. Pointers begin at the definition. */
export interface Definition {
  readonly kind: Kind;
  /** `book`, `loans.create`; of translations `fr/book.entity`; of examples and cases `entity/book`. */
  readonly id: string;
  /** Kind and id, as others depend on it: `entity/book`. */
  readonly key: string;
  readonly file: string;
  /** JSON Pointer of the definition in its file: empty, but for translations, which share a file. */
  readonly at: string;
  readonly json: unknown;
  /** A JSON Schema of another house, taken as an entity. */
  readonly foreign: boolean;
  /** Position of the value at a JSON Pointer, or of the nearest thing around it. */
  readonly locate: Locate;
  /** Present where `json` spells out what the file says more briefly. */
  readonly expansion?: Expansion;
}

/** How the JSON of a definition follows from its file. */
export interface Expansion {
  /** The definition as it is in the file. */
  readonly written: Definition;
  /** Where parts of the JSON are written, by their JSON Pointer. What is not below one of them has its own pointer. */
  readonly origins: ReadonlyMap<string, Origin>;
  /** Field lists and operations that the file names, and that something else is in place of. */
  readonly uses: readonly ExpandedName[];
}

/** Where a part of a definition is written. */
export interface Origin {
  readonly definition: Definition;
  readonly pointer: string;
  /** Of what another definition says: the JSON Pointer at which it is named. */
  readonly use?: string;
}

/** Where a file names what is not named in the JSON that follows from it. */
export interface ExpandedName {
  readonly kind: 'fields' | 'operation';
  readonly name: string;
  readonly pointer: string;
  /** Where the name begins in the text at the pointer. */
  readonly start: number;
}

/** All definitions that were read. */
export interface DefinitionSet {
  readonly definitions: readonly Definition[];
  readonly byKind: Readonly<Record<Kind, ReadonlyMap<string, Definition>>>;
}
