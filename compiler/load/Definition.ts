import type { Kind } from '../language/kinds/index.ts';

/** One source file. Paths are relative to the repository: `definitions/books/book.entity.json`. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** A place in a file. */
export interface Position {
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

/**
 * Returns the position of the value at a JSON Pointer, with `key` of its name, with `offset` of a character in its
 * text, from 0.
 */
export type Locate = (pointer: string, at?: { readonly key?: boolean; readonly offset?: number }) => Position;

/** One loaded definition: its JSON, and the position of each part. Pointers are relative to the definition. */
export interface Definition {
  readonly kind: Kind;
  /** `book`, `loans.create`. For translations `fr/book.entity`, for examples and cases `entity/book`. */
  readonly id: string;
  /** Kind and id: `entity/book`. */
  readonly key: string;
  readonly file: string;
  /** JSON Pointer of the definition in its file. Empty, except for translations, which share a file. */
  readonly at: string;
  readonly json: unknown;
  /** A foreign JSON Schema, used as an entity. */
  readonly foreign: boolean;
  /** Position of the value at a JSON Pointer, or of the nearest enclosing value. */
  readonly locate: Locate;
  /** Present if `json` is the expanded form of a shorter file. */
  readonly expansion?: Expansion;
}

/** How the JSON of a definition is derived from its file. */
export interface Expansion {
  /** The definition as written in the file. */
  readonly written: Definition;
  /**
   * Where parts of the JSON come from, by JSON Pointer. Parts that are not below one of these have their own pointer.
   */
  readonly origins: ReadonlyMap<string, Origin>;
  /** Field lists and operations that the file refers to, and that the JSON replaces. */
  readonly uses: readonly ExpandedName[];
}

/** The place where a part of a definition is written. */
export interface Origin {
  readonly definition: Definition;
  readonly pointer: string;
  /** For a part of another definition: the JSON Pointer of the reference to it. */
  readonly use?: string;
}

/** A reference in a file that the expanded JSON does not contain. */
export interface ExpandedName {
  readonly kind: 'fields' | 'operation';
  readonly name: string;
  readonly pointer: string;
  /** Offset of the name in the text at the pointer. */
  readonly start: number;
}

/** All loaded definitions. */
export interface DefinitionSet {
  readonly definitions: readonly Definition[];
  readonly byKind: Readonly<Record<Kind, Group>>;
}

/** The definitions of one kind, by id. Sets share a group if none of its definitions differ. */
export type Group = ReadonlyMap<string, Definition>;
