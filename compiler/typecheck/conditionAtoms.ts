import type { ExpressionNode } from '#engine';
import { type CheckType, type NumberLimits, propertiesOf, unwrapOptional } from './checkTypes.ts';
import { isDay, meaningOfText } from './refinements.ts';

/** A possible value of an atom. */
export type Possible = string | number | boolean | null | typeof absent | typeof other;

/** The value is absent. */
export const absent = Symbol('gone');
/** Any value that the expressions do not name. If numbers are compared, not a number. */
export const other = Symbol('other');

/** Something that a condition depends on: a path, or a part that is not analysed. */
export interface Atom {
  readonly key: string;
  readonly type: CheckType;
  readonly named: Set<string | number | boolean>;
  isCondition: boolean;
  isOrdered: boolean;
  /** Atoms that this one is compared with, including itself. They share their numbers. */
  group: Set<Atom>;
}

/** What is known in the scope of a condition. */
export interface Space {
  readonly variables: Readonly<Record<string, CheckType>>;
  /** Possible values of a path here, if the place narrows them. */
  readonly narrowed?: ReadonlyMap<string, readonly Possible[]>;
  /** All possible members of a list of the user: `user.roles`. */
  readonly members?: ReadonlyMap<string, readonly unknown[]>;
  /** Path of a computed property → its expression, over the same variables. */
  readonly computed?: ReadonlyMap<string, string>;
}

export type Literal = string | number | boolean | null;

/** The value of a literal. Undefined for anything else, including bytes. */
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

/** `a.b.c` for a plain path, with or without `.?`. Undefined for anything else. */
export function pathOf(node: ExpressionNode, bound: ReadonlySet<string>): string | undefined {
  if (node.op === 'id') return bound.has(node.args) ? undefined : node.args;
  if (node.op !== '.' && node.op !== '.?') return undefined;
  const holder = pathOf(node.args[0], bound);
  return holder === undefined ? undefined : `${holder}.${node.args[1]}`;
}

/** True for a path that returns an optional: an absent value is a result and not an error. */
export function isOptionalPath(node: ExpressionNode): boolean {
  return node.op === '.?' || (node.op === '.' && isOptionalPath(node.args[0]));
}

/** The type at a path. */
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

/** True if all values of the type are listed. */
export function isClosed(type: CheckType): boolean {
  return type.kind === 'boolean' || ('values' in type && type.values !== undefined);
}

/** Every value to try, so that no result of the condition is missed. */
export function possibilitiesOf(atom: Atom, space: Space): readonly Possible[] {
  const narrowed = space.narrowed?.get(atom.key);
  if (narrowed !== undefined) return narrowed;
  const { type } = atom;
  if (type.kind === 'boolean') return [true, false, absent];
  if ('values' in type && type.values !== undefined) return [...type.values, absent];
  if (type.kind === 'number' || isTemporal(type)) {
    const points = atom.group.size > 1 ? pointsOfGroup(atom) : pointsOf(atom);
    return atom.key.endsWith('()') ? points : [...points, absent];
  }
  const truths = atom.isCondition ? [true, false] : [];
  const named = [...atom.named].filter((value) => typeof value !== 'boolean');
  const points = atom.isOrdered ? pointsOf(atom) : [];
  return [...new Set<Possible>([...named, ...truths, ...[...atom.named], ...points, other, absent])];
}

/** Dates and date-times are compared by time, like numbers. */
export function isTemporal(type: CheckType): boolean {
  return type.kind === 'string' && isDay(type.refined);
}

/** A literal as it is compared: a literal date by its time. */
export function comparable(literal: Literal, type: CheckType | undefined): Literal {
  if (type === undefined || typeof literal !== 'string' || !isTemporal(type)) return literal;
  const time = meaningOfText(literal) === undefined ? Number.NaN : Date.parse(literal);
  return Number.isNaN(time) ? literal : time;
}

function numbersOf(atom: Atom): readonly number[] {
  const { least, most } = limitsOf(atom);
  const named = [...atom.named].filter((value) => typeof value === 'number');
  return [...named, ...(least === undefined ? [] : [least]), ...(most === undefined ? [] : [most])];
}

function limitsOf({ key, type }: Atom): NumberLimits {
  if (key.startsWith('size(')) return { least: 0, isWhole: true };
  return 'limits' in type ? (type.limits ?? {}) : {};
}

function isWithin(point: number, { least, most, isWhole }: NumberLimits): boolean {
  if (isWhole === true && !Number.isInteger(point)) return false;
  return (least === undefined || point >= least) && (most === undefined || point <= most);
}

function ascending(numbers: Iterable<number>): readonly number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** One number in each interval between the named numbers. */
function pointsOf(atom: Atom): readonly number[] {
  const numbers = ascending(numbersOf(atom));
  const points = new Set([(numbers[0] ?? 0) - 1, ...numbers, (numbers.at(-1) ?? 0) + 1]);
  const limits = limitsOf(atom);
  for (const [index, number] of numbers.entries()) {
    if (limits.isWhole === true) for (const near of [Math.floor(number + 1), Math.ceil(number - 1)]) points.add(near);
    const next = numbers[index + 1];
    if (next !== undefined) points.add((number + next) / 2);
  }
  return ascending(points).filter((point) => isWithin(point, limits));
}

/**
 * Points for atoms that are compared with each other. Each can be anywhere between the others, so each interval needs
 * as many points as there are atoms.
 */
function pointsOfGroup(atom: Atom): readonly number[] {
  const numbers = ascending([...atom.group].flatMap(numbersOf));
  const count = atom.group.size;
  const steps = Array.from({ length: count }, (_, index) => index + 1);
  const [lowest = 0] = numbers;
  const highest = numbers.at(-1) ?? 0;
  const between = numbers.flatMap((number, index) => {
    const next = numbers[index + 1];
    return next === undefined ? [] : steps.map((step) => number + ((next - number) * step) / (count + 1));
  });
  const around = steps.flatMap((step) => [lowest - step, highest + step]);
  // An interval has fewer integers than points. Fractions only make more combinations seem possible.
  const { isWhole: _, ...limits } = limitsOf(atom);
  return ascending([...numbers, ...between, ...around]).filter((point) => isWithin(point, limits));
}
