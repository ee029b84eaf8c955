import { applyEdits, findNodeAtLocation, getLocation, modify, type ParseError, parse, parseTree } from 'jsonc-parser';
import { isRecord } from '#engine';

type Path = readonly (string | number)[];

const formatting = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } };

/** The members that a JSON Pointer leads through; those of lists are numbers where the JSON has a list. */
export function pathOf(pointer: string, json: unknown): Path {
  const path: (string | number)[] = [];
  let value = json;
  for (const part of pointer.split('/').slice(1)) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    const member = Array.isArray(value) && /^\d+$/.test(name) ? Number(name) : name;
    path.push(member);
    value = memberOf(value, member);
  }
  return path;
}

function pointerOf(path: Path): string {
  return path.map((member) => `/${String(member).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

export function valueAt(json: unknown, pointer: string): unknown {
  return pathOf(pointer, json).reduce<unknown>(memberOf, json);
}

export function parentOf(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
}

function memberOf(value: unknown, member: string | number): unknown {
  if (Array.isArray(value)) return value[Number(member)];
  return isRecord(value) ? value[String(member)] : undefined;
}

/** The text with a value at a place; without a value, with the place taken out. What stands around stays as written. */
export function setAt(text: string, pointer: string, value: unknown): string {
  const path = [...pathOf(pointer, parsed(text))];
  return applyEdits(text, modify(text, path, value, formatting));
}

/** The text with an entry put into a list. */
export function insertAt(text: string, list: string, index: number, value: unknown): string {
  const path = [...pathOf(list, parsed(text)), index];
  return applyEdits(text, modify(text, path, value, { ...formatting, isArrayInsertion: true }));
}

/** The text with an entry of a list at another place of the list, as it is written. */
export function reorderAt(text: string, list: string, from: number, to: number): string {
  const node = listNode(text, list);
  const children = node?.children ?? [];
  const moved = children[from];
  if (moved === undefined || children[to] === undefined || from === to) return text;
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  const between = children.slice(first, last + 1);
  const order = between.map((child) => text.slice(child.offset, child.offset + child.length));
  const [entry = ''] = order.splice(from - first, 1);
  order.splice(to - first, 0, entry);
  // Entries change their places and what is between them stays, so that a file is not written anew.
  return between.reduceRight(
    (written, child, index) =>
      written.slice(0, child.offset) + (order[index] ?? '') + written.slice(child.offset + child.length),
    text,
  );
}

/** A text after an entry has gone to another list, and where the entry is now. */
export interface Moved {
  readonly text: string;
  readonly pointer: string;
}

/**
 * The text with an entry of a list before the entry at `index` of a list, which may be the same one. A list that is not
 * there yet is made.
 */
export function transferEntry(text: string, from: string, list: string, index: number): Moved {
  const source = parentOf(from);
  const at = Number(nameAt(from));
  if (source === list) {
    const to = index > at ? index - 1 : index;
    return { text: reorderAt(text, list, at, to), pointer: `${list}/${to}` };
  }
  const json = parsed(text);
  const there = valueAt(json, list);
  const value = valueAt(json, from);
  const target = Math.min(index, Array.isArray(there) ? there.length : 0);
  const written = Array.isArray(there) ? insertAt(text, list, target, value) : setAt(text, list, [value]);
  // What stands behind the new entry has another place now, and what stands behind the old one after it is gone.
  const old = shifted(from, list, target, 1);
  const pointer = shifted(`${list}/${target}`, parentOf(old), Number(nameAt(old)), -1);
  return { text: setAt(written, old, undefined), pointer };
}

/** A place after an entry was put into a list, or taken out of it. */
function shifted(pointer: string, list: string, index: number, by: 1 | -1): string {
  if (!pointer.startsWith(`${list}/`)) return pointer;
  const [own = '', ...inner] = pointer.slice(list.length + 1).split('/');
  const isBehind = by === 1 ? Number(own) >= index : Number(own) > index;
  return [list, isBehind ? String(Number(own) + by) : own, ...inner].join('/');
}

/** The last member of a pointer. */
function nameAt(pointer: string): string {
  return pointer
    .slice(pointer.lastIndexOf('/') + 1)
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');
}

/** Where a text stops being JSON; undefined where it is JSON. Lines and columns count from 1. */
export function syntaxErrorIn(text: string): { readonly line: number; readonly column: number } | undefined {
  const errors: ParseError[] = [];
  parse(text, errors);
  const [first] = errors;
  if (first === undefined) return undefined;
  const before = text.slice(0, first.offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function listNode(text: string, pointer: string) {
  const root = parseTree(text);
  return root && findNodeAtLocation(root, [...pathOf(pointer, parsed(text))]);
}

/** The place that an offset of a text is in. */
export function pointerAt(text: string, offset: number): string {
  return pointerOf(getLocation(text, offset).path.filter((member) => member !== ''));
}

/** Where a value begins and ends in a text; undefined where it has none. */
export function rangeOf(text: string, pointer: string): { readonly from: number; readonly to: number } | undefined {
  const node = listNode(text, pointer);
  return node && { from: node.offset, to: node.offset + node.length };
}

function parsed(text: string): unknown {
  return JSON.parse(text);
}
