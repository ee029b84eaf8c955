/** One definition as it was read: compiling starts from these. */
export interface CompileInput {
  readonly kind: string;
  readonly id: string;
  readonly json: unknown;
}

export type Authored = Readonly<Record<string, unknown>>;

/** A definition with the catalogue key of each of its texts, by JSON Pointer. */
export interface Source {
  readonly kind: string;
  readonly id: string;
  readonly json: unknown;
  readonly keys: ReadonlyMap<string, string>;
}

/** A place in a definition. Texts find their catalogue key by it. */
export interface Node {
  readonly source: Source;
  readonly pointer: string;
  readonly json: unknown;
}

export function rootOf(source: Source): Node {
  return { source, pointer: '', json: source.json };
}

export function isAuthored(json: unknown): json is Authored {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** The value of a word, or undefined when the place is silent. */
export function child(node: Node | undefined, word: string): Node | undefined {
  if (node === undefined || !isAuthored(node.json) || !Object.hasOwn(node.json, word)) return undefined;
  return { source: node.source, pointer: `${node.pointer}/${escapePointer(word)}`, json: node.json[word] };
}

/** Entries of a list; none when the place is silent or no list. */
export function itemsOf(node: Node | undefined): readonly Node[] {
  if (node === undefined || !Array.isArray(node.json)) return [];
  return node.json.map((json: unknown, index) => ({
    source: node.source,
    pointer: `${node.pointer}/${index}`,
    json,
  }));
}

/** Entries of a map, in file order. */
export function entriesOf(node: Node | undefined): readonly (readonly [string, Node])[] {
  if (node === undefined || !isAuthored(node.json)) return [];
  return Object.keys(node.json).flatMap((name) => {
    const value = child(node, name);
    return value === undefined ? [] : [[name, value] as const];
  });
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
