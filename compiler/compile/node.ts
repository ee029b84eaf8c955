import type { Expansion } from '../load/Definition.ts';

/** One definition, the input of the compiler. */
export interface CompileInput {
  readonly kind: string;
  readonly id: string;
  readonly json: unknown;
  /** Present if `json` is the expanded form of a shorter file. */
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
 * A node of a definition. Texts find their catalogue key by it. `Written` is the type that the meta-schema allows here,
 * so that only existing properties can be read. Without it, any property can be read. The JSON itself is `unknown`,
 * because a compiler also reads definitions that the gate refuses.
 */
export interface Node<Written = unknown> {
  readonly source: Source;
  readonly pointer: string;
  readonly json: unknown;
  /** Only for the type. Never set. */
  readonly written?: Written;
}

/** Properties that can be read from a node. */
export type PropertyOf<Written> = unknown extends Written
  ? string
  : Written extends readonly unknown[]
    ? never
    : Written extends object
      ? Extract<keyof Written, string>
      : never;

/** The type of a property's value. */
export type ValueOf<Written, Word> = unknown extends Written
  ? unknown
  : Written extends readonly unknown[]
    ? never
    : Written extends object
      ? Word extends keyof Written
        ? Exclude<Written[Word], undefined>
        : never
      : never;

/** The type of a list's items. A node that can also be something else is read as a list. */
export type ItemOf<Written> = unknown extends Written
  ? unknown
  : Written extends readonly (infer Item)[]
    ? Item
    : never;

/** The type of a map's values. */
export type EntryOf<Written> = unknown extends Written
  ? unknown
  : Written extends readonly unknown[]
    ? never
    : Written extends object
      ? Exclude<Written[keyof Written], undefined>
      : never;

/** The root node of a source. Its kind determines its type. */
export function rootOf<Written = unknown>(source: Source): Node<Written> {
  return { source, pointer: '', json: source.json };
}

export function isAuthored(json: unknown): json is Authored {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** The value of a property. Undefined if it is absent. */
export function child<Written, Word extends PropertyOf<Written>>(
  node: Node<Written> | undefined,
  word: Word,
): Node<ValueOf<Written, Word>> | undefined {
  if (node === undefined || !isAuthored(node.json) || !Object.hasOwn(node.json, word)) return undefined;
  return { source: node.source, pointer: `${node.pointer}/${escapePointer(word)}`, json: node.json[word] };
}

/** Reads a node with a type that is known from elsewhere. */
export function readAs<Written>({ source, pointer, json }: Node): Node<Written> {
  return { source, pointer, json };
}

/** Items of a list. Empty if the node is absent or not a list. */
export function itemsOf<Written>(node: Node<Written> | undefined): readonly Node<ItemOf<Written>>[] {
  if (node === undefined || !Array.isArray(node.json)) return [];
  return node.json.map((json: unknown, index) => ({
    source: node.source,
    pointer: `${node.pointer}/${index}`,
    json,
  }));
}

/** Entries of a map, in file order. Empty if the node is absent or not a map. */
export function entriesOf<Written>(
  node: Node<Written> | undefined,
): readonly (readonly [string, Node<EntryOf<Written>>])[] {
  if (node === undefined || !isAuthored(node.json)) return [];
  const { source, pointer } = node;
  return Object.entries(node.json).map(
    ([name, json]) => [name, { source, pointer: `${pointer}/${escapePointer(name)}`, json }] as const,
  );
}

/** Whether a node has a property, which distinguishes the members of a union. */
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

/** A list of strings. A single string counts as a list of one. */
export function stringsOf(node: Node | undefined): readonly string[] {
  if (typeof node?.json === 'string') return [node.json];
  return itemsOf(node).flatMap((item) => (typeof item.json === 'string' ? [item.json] : []));
}

/** A list of numbers. */
export function numbersOf(node: Node | undefined): readonly number[] {
  return itemsOf(node).flatMap((item) => (typeof item.json === 'number' ? [item.json] : []));
}

function escapePointer(name: string): string {
  // Most names contain neither character, and checking is cheaper than replacing.
  if (!name.includes('~') && !name.includes('/')) return name;
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
