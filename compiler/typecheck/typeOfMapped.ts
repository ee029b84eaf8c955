import type { ExpressionNode } from '#engine';
import { childrenOf, ExpressionError } from '#engine/internal';
import { MessageError, messageArguments } from '#engine/parsers';
import { parseExpression } from '../compile/expressions.ts';
import { isAuthored } from '../compile/node.ts';
import { type CheckType, undeclaredType } from './checkTypes.ts';

/** The properties of an entry that a mapping reads. */
interface Read {
  readonly below: Map<string, Read>;
  /** The item type of a list that a nested mapping reads. */
  of?: CheckType;
}

type TypeOfEntity = (name: string) => CheckType;

/**
 * The type of a foreign list's entries that no definition declares: the properties that its mapping reads, all of them
 * optional. The mapping itself cannot be checked against it.
 */
export function typeOfMapped(name: string, each: unknown, typeOfEntity: TypeOfEntity): CheckType {
  const read: Read = { below: new Map() };
  readMapping(each, read, typeOfEntity);
  return typeOfRead(name, read);
}

function typeOfRead(name: string, { below, of }: Read): CheckType {
  if (of !== undefined) return { kind: 'list', of };
  if (below.size === 0) return undeclaredType;
  const properties = [...below].map(([member, inner]): readonly [string, CheckType] => [
    member,
    { kind: 'optional', of: typeOfRead('', inner), ...(name === '' ? {} : { origin: `property/${name}.${member}` }) },
  ]);
  return { kind: 'entity', name, partial: true, properties: Object.fromEntries(properties) };
}

function readMapping(value: unknown, read: Read, typeOfEntity: TypeOfEntity): void {
  if (typeof value === 'string') for (const path of pathsIn(value)) add(read, path);
  else if (Array.isArray(value)) for (const item of value) readMapping(item, read, typeOfEntity);
  else if (isAuthored(value)) {
    for (const [word, inner] of Object.entries(value)) {
      // Below `each`, `item` is an entry of the inner list.
      if (word !== 'each') readMapping(inner, read, typeOfEntity);
    }
    const { from, each } = value;
    const list = typeof from === 'string' && each !== undefined ? listOf(from) : undefined;
    if (list !== undefined) add(read, list).of = typeOfEntry(each, typeOfEntity);
  }
}

function typeOfEntry(each: unknown, typeOfEntity: TypeOfEntity): CheckType {
  if (typeof each !== 'string') return typeOfMapped('', each, typeOfEntity);
  // An entity can map its own children.
  return { kind: 'entity', name: each, partial: true, properties: () => membersOf(typeOfEntity(each)) };
}

function membersOf(type: CheckType): Readonly<Record<string, CheckType>> {
  if (type.kind !== 'entity') return {};
  return typeof type.properties === 'function' ? type.properties() : type.properties;
}

/** The path of a list that is read without computation. */
function listOf(from: string): readonly string[] | undefined {
  return from.startsWith('=') ? whole(parsed(from.slice(1))) : undefined;
}

function add(read: Read, [name, ...deeper]: readonly string[]): Read {
  if (name === undefined) return read;
  const inner = read.below.get(name) ?? { below: new Map() };
  read.below.set(name, inner);
  return add(inner, deeper);
}

/** Paths below `item` that an expression or a text reads. */
function pathsIn(text: string): readonly (readonly string[])[] {
  if (!text.startsWith('=')) return argumentsOf(text).flatMap((path) => belowItem(path.split('.')));
  const found: (readonly string[])[] = [];
  const visit = (node: ExpressionNode | undefined): void => {
    if (node === undefined) return;
    const path = whole(node);
    if (path !== undefined) found.push(path);
    else for (const inner of childrenOf(node)) visit(inner);
  };
  visit(parsed(text.slice(1)));
  return found;
}

function belowItem([first, ...path]: readonly string[]): readonly (readonly string[])[] {
  return first === 'item' && path.length > 0 ? [path] : [];
}

/** The path of a node that is a plain path. */
function whole(node: ExpressionNode | undefined): readonly string[] | undefined {
  const names: string[] = [];
  let current = node;
  while (current?.op === '.' || current?.op === '.?') {
    names.unshift(current.args[1]);
    current = current.args[0];
  }
  return current?.op === 'id' && current.args === 'item' && names.length > 0 ? names : undefined;
}

function parsed(source: string): ExpressionNode | undefined {
  try {
    return parseExpression(source);
  } catch (error) {
    if (error instanceof ExpressionError) return undefined;
    throw error;
  }
}

function argumentsOf(text: string): readonly string[] {
  if (!text.includes('{')) return [];
  try {
    return messageArguments(text);
  } catch (error) {
    if (error instanceof MessageError) return [];
    throw error;
  }
}
