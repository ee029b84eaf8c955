import {
  findNodeAtLocation,
  getNodePath,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { joinPointer, splitPointer } from '../compile/pointer.ts';
import type { Locate, Position } from './Definition.ts';

/** The maximum size of a file in characters. A larger file is refused before it is parsed. */
const maxBytes = 10 * 1024 * 1024;
/** The maximum nesting of JSON. Deeper JSON is refused before it is parsed. */
const maxLevels = 200;

/** Names with a special meaning in JavaScript objects. */
const reserved: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype', 'toString']);

export interface JsonError extends Position {
  readonly pointer: string;
  readonly message: string;
}

export type ParsedJson =
  | { readonly faults: readonly JsonError[]; readonly json?: never; readonly locate?: never }
  | {
      readonly faults?: never;
      readonly json: unknown;
      readonly locate: Locate;
    };

/** Parses strict JSON and the positions of its values. Never throws, for any text. */
export function parseJson(text: string): ParsedJson {
  const oversized = findOversize(text);
  const positionOf = createPositions(text);
  if (oversized !== undefined) {
    return { faults: [{ pointer: '', ...positionOf(oversized.offset), message: oversized.message }] };
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
  const [first] = errors;
  if (first !== undefined || tree === undefined) {
    const message = first === undefined ? 'The file is empty' : `Not JSON: ${printParseErrorCode(first.error)}`;
    return { faults: [{ pointer: '', ...positionOf(first?.offset ?? 0), message }] };
  }
  const faults: JsonError[] = [];
  const json = readValue(tree, (key, message) =>
    faults.push({ pointer: pointerOf(key), ...positionOf(key.offset), message }),
  );
  if (faults.length > 0) return { faults };
  return { json, locate: (pointer, place) => positionOf(offsetAt({ text, tree, pointer, ...place })) };
}

/** Checks size and depth before parsing, because the parser is recursive. */
function findOversize(text: string): { readonly offset: number; readonly message: string } | undefined {
  if (text.length > maxBytes) return { offset: 0, message: `The file has more than ${maxBytes / 1024 / 1024} MB` };
  let level = 0;
  let quoted = false;
  for (let offset = 0; offset < text.length; offset += 1) {
    const character = text[offset];
    if (quoted) {
      if (character === '\\') offset += 1;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === '{' || character === '[') {
      level += 1;
      if (level > maxLevels) return { offset, message: `More than ${maxLevels} levels of lists and objects` };
    } else if (character === '}' || character === ']') level -= 1;
  }
  return undefined;
}

type Report = (key: Node, message: string) => void;

function readValue(node: Node, report: Report): unknown {
  if (node.type === 'array') return (node.children ?? []).map((item) => readValue(item, report));
  if (node.type !== 'object') return node.value;
  const seen = new Set<string>();
  const entries: [string, unknown][] = [];
  for (const property of node.children ?? []) {
    const [key, value] = property.children ?? [];
    if (key === undefined || value === undefined) continue;
    const name = String(key.value);
    if (reserved.has(name)) report(key, `"${name}" is a reserved name: choose another one`);
    else if (seen.has(name)) report(key, `"${name}" stands twice in this object`);
    seen.add(name);
    entries.push([name, readValue(value, report)]);
  }
  return Object.fromEntries(entries);
}

/** The pointer of the property with this key. Most files have no fault, so nothing else computes pointers. */
function pointerOf(key: Node): string {
  return getNodePath(key).reduce<string>((pointer, member) => joinPointer(pointer, member), '');
}

interface Place {
  readonly text: string;
  readonly tree: Node;
  readonly pointer: string;
  readonly key?: boolean;
  readonly offset?: number;
}

/** Offset of the value at a place, or of the nearest enclosing value if it does not exist. */
function offsetAt({ text, tree, pointer, key = false, offset }: Place): number {
  const members = splitPointer(pointer);
  let node = tree;
  for (const member of members) {
    const next = findNodeAtLocation(node, [node.type === 'array' ? Number(member) : member]);
    if (next === undefined) return node.offset;
    node = next;
  }
  const name = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
  if (key && name !== undefined) return name.offset;
  return offset === undefined || node.type !== 'string' ? node.offset : letterAt(text, node, offset);
}

/** Offset of a character in a string literal, in which an escape takes two or six characters. */
function letterAt(text: string, node: Node, letter: number): number {
  const end = node.offset + node.length - 1;
  let at = node.offset + 1;
  for (let index = 0; index < letter && at < end; index += 1) {
    if (text[at] !== '\\') at += 1;
    else at += text[at + 1] === 'u' ? 6 : 2;
  }
  return at;
}

/** Converts offsets to lines and columns, with a table of line starts that is created on first use. */
function createPositions(text: string): (offset: number) => Position {
  let starts: readonly number[] | undefined;
  return (offset) => {
    starts ??= lineStarts(text);
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
