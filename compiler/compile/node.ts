import type { Expansion } from '../load/Definition.ts';

/** One definition as it was read: compiling starts from these. */
export interface CompileInput {
  readonly kind: string;
  readonly id: string;
  readonly json: unknown;
  /** Present where `json` spells out what a file says more briefly. */
  readonly expansion?: Expansion;
}

export type Authored = Readonly<Record<string, unknown>>;

/** A definition with the catalogue key of each of its texts, by JSON Pointer. */
export interface Source {
  readonly kind: string;
  readonly id: string;
  readonly json: unknown;
  readonly keys: ReadonlyMap<string, string>;
}

/**
 * A place in a definition. Texts find their catalogue key by it. `Written` is what its meta-schema allows there, so that
 * only words that exist can be read; without it the place is read by any word. The JSON itself is unknown until it is
 * read: a compiler also meets definitions that the gate refuses.
 */
export interface Node<Written = unknown> {
  readonly source: Source;
  readonly pointer: string;
  readonly json: unknown;
  /** Carries the type only, and is never set. */
  readonly written?: Written;
}

/** Words that can be read at a place. */
export type PropertyOf<Written> = unknown extends Written
  ? string
  : Written extends readonly unknown[]
    ? never
    : Written extends object
      ? Extract<keyof Written, string>
      : never;

/** What is written below a word. */
export type ValueOf<Written, Word> = unknown extends Written
  ? unknown
  : Written extends readonly unknown[]
    ? never
    : Written extends object
      ? Word extends keyof Written
        ? Exclude<Written[Word], undefined>
        : never
      : never;

/** What an entry of a list is; a place that may also be something else than a list is read as one. */
export type ItemOf<Written> = unknown extends Written
  ? unknown
  : Written extends readonly (infer Item)[]
    ? Item
    : never;

/** What is written below each name of a map. */
export type EntryOf<Written> = unknown extends Written
  ? unknown
  : Written extends readonly unknown[]
    ? never
    : Written extends object
      ? Exclude<Written[keyof Written], undefined>
      : never;

/** The root of a source. Its kind says what is written there. */
export function rootOf<Written = unknown>(source: Source): Node<Written> {
  return { source, pointer: '', json: source.json };
}

export function isAuthored(json: unknown): json is Authored {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** The value of a word, or undefined when the place is silent. */
export function child<Written, Word extends PropertyOf<Written>>(
  node: Node<Written> | undefined,
  word: Word,
): Node<ValueOf<Written, Word>> | undefined {
  if (node === undefined || !isAuthored(node.json) || !Object.hasOwn(node.json, word)) return undefined;
  return { source: node.source, pointer: `${node.pointer}/${escapePointer(word)}`, json: node.json[word] };
}

/** A place whose meta-schema is known from elsewhere: what is written there is read by that. */
export function readAs<Written>({ source, pointer, json }: Node): Node<Written> {
  return { source, pointer, json };
}

/** Entries of a list; none when the place is silent or no list. */
export function itemsOf<Written>(node: Node<Written> | undefined): readonly Node<ItemOf<Written>>[] {
  if (node === undefined || !Array.isArray(node.json)) return [];
  return node.json.map((json: unknown, index) => ({
    source: node.source,
    pointer: `${node.pointer}/${index}`,
    json,
  }));
}

/** Entries of a map, in file order. */
export function entriesOf<Written>(
  node: Node<Written> | undefined,
): readonly (readonly [string, Node<EntryOf<Written>>])[] {
  if (node === undefined || !isAuthored(node.json)) return [];
  const { source, pointer } = node;
  return Object.entries(node.json).map(
    ([name, json]) => [name, { source, pointer: `${pointer}/${escapePointer(name)}`, json }] as const,
  );
}

/** Whether a word is written at a place, which tells the members of a union apart. */
export function hasProperty<Written, Word extends PropertyOf<Written>>(
  node: Node<Written>,
  word: Word,
): node is Node<Extract<Written, object & Readonly<Record<Word, unknown>>>> {
  return isAuthored(node.json) && Object.hasOwn(node.json, word);
}

export function stringOf(node: Node | undefined): string | undefined {
  return typeof node?.json === 'string' ? node.json : undefined;
}

export function numberOf(node: Node | undefined): number | undefined {
  return typeof node?.json === 'number' ? node.json : undefined;
}

export function booleanOf(node: Node | undefined): boolean | undefined {
  return typeof node?.json === 'boolean' ? node.json : undefined;
}

/** A list of strings; a single string counts as a list of one. */
export function stringsOf(node: Node | undefined): readonly string[] {
  if (typeof node?.json === 'string') return [node.json];
  return itemsOf(node).flatMap((item) => (typeof item.json === 'string' ? [item.json] : []));
}

/** A list of numbers. */
export function numbersOf(node: Node | undefined): readonly number[] {
  return itemsOf(node).flatMap((item) => (typeof item.json === 'number' ? [item.json] : []));
}

function escapePointer(name: string): string {
  // Hardly any word has one of the two signs, and looking is cheaper than replacing.
  if (!name.includes('~') && !name.includes('/')) return name;
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
