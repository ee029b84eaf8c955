import type { ExpressionNode } from '#engine';
import { type CheckType, propertiesOf, unwrapOptional } from './checkTypes.ts';

/** A value that an atom may have while all possibilities are gone through. */
export type Possible = string | number | boolean | null | typeof absent | typeof other;

/** The value is absent. */
export const absent = Symbol('gone');
/** Some value that is none of those the expressions name; where numbers are ordered, no number. */
export const other = Symbol('other');

/** Something a condition depends on: a path, or a part that is not looked into. */
export interface Atom {
  readonly key: string;
  readonly type: CheckType;
  readonly named: Set<string | number | boolean>;
  isCondition: boolean;
  isOrdered: boolean;
}

/** What is known about the place of a condition. */
export interface Space {
  readonly variables: Readonly<Record<string, CheckType>>;
  /** Values that a path has here, where the place narrows them. */
  readonly narrowed?: ReadonlyMap<string, readonly Possible[]>;
  /** All members that a list of the person may have: `user.roles`. */
  readonly members?: ReadonlyMap<string, readonly unknown[]>;
}

export type Literal = string | number | boolean | null;

/** The value of a literal; undefined for anything else. Bytes and their like count as no literal. */
export function literalOf(node: ExpressionNode): Literal | undefined {
  if (node.op === '-_') {
    const inner = literalOf(node.args);
    return typeof inner === 'number' ? -inner : undefined;
  }
  if (node.op !== 'value') return undefined;
  const value: unknown = node.args;
  if (typeof value === 'bigint') return Number(value);
  return value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : undefined;
}

/** `a.b.c` of a plain path, however its members are read; undefined for anything else. */
export function pathOf(node: ExpressionNode, bound: ReadonlySet<string>): string | undefined {
  if (node.op === 'id') return bound.has(node.args) ? undefined : node.args;
  if (node.op !== '.' && node.op !== '.?') return undefined;
  const holder = pathOf(node.args[0], bound);
  return holder === undefined ? undefined : `${holder}.${node.args[1]}`;
}

/** True for a path that gives an optional: an absence below it is an answer and no failure. */
export function isOptionalPath(node: ExpressionNode): boolean {
  return node.op === '.?' || (node.op === '.' && isOptionalPath(node.args[0]));
}

/** What is known of the value at a path. */
export function typeAtPath(path: string, variables: Space['variables']): CheckType {
  const [first = '', ...names] = path.split('.');
  let type: CheckType = Object.hasOwn(variables, first) ? (variables[first] ?? { kind: 'any' }) : { kind: 'any' };
  for (const name of names) {
    const plain = unwrapOptional(type);
    if (plain.kind !== 'entity') return { kind: 'any' };
    const properties = propertiesOf(plain);
    type = (Object.hasOwn(properties, name) ? properties[name] : undefined) ?? { kind: 'any' };
  }
  return unwrapOptional(type);
}

/** True when all values of the type are known by name. */
export function isClosed(type: CheckType): boolean {
  return type.kind === 'boolean' || ('values' in type && type.values !== undefined);
}

/** Every value that has to be tried, so that no answer of the condition is missed. */
export function possibilitiesOf(atom: Atom, space: Space): readonly Possible[] {
  const narrowed = space.narrowed?.get(atom.key);
  if (narrowed !== undefined) return narrowed;
  const { type } = atom;
  if (type.kind === 'boolean') return [true, false, absent];
  if ('values' in type && type.values !== undefined) return [...type.values, absent];
  if (type.kind === 'number') return [...pointsOf(atom, atom.key.startsWith('size(')), absent];
  const truths = atom.isCondition ? [true, false] : [];
  const named = [...atom.named].filter((value) => typeof value !== 'boolean');
  const points = atom.isOrdered ? pointsOf(atom, false) : [];
  return [...new Set<Possible>([...named, ...truths, ...[...atom.named], ...points, other, absent])];
}

/** One number of each stretch between the numbers that are named. */
function pointsOf(atom: Atom, isCount: boolean): readonly number[] {
  const numbers = [...atom.named].filter((value) => typeof value === 'number').sort((a, b) => a - b);
  const [lowest = 0] = numbers;
  const highest = numbers.at(-1) ?? 0;
  const points = new Set([lowest - 1, ...numbers, highest + 1]);
  for (const [index, number] of numbers.entries()) {
    const next = numbers[index + 1];
    if (next === undefined) continue;
    if (!isCount) points.add((number + next) / 2);
    else if (next - number > 1) points.add(number + 1);
  }
  return isCount ? [...points, 0].filter((point) => point >= 0 && Number.isInteger(point)) : [...points];
}
