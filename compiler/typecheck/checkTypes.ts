import { haveDifferentMeanings, isWrongMeaning, type Refined, sharedMeaning } from './refinements.ts';

type Scalar = string | number | boolean;

/** Properties by name. A function if entities refer to each other in a cycle. */
export type CheckProperties = Readonly<Record<string, CheckType>> | (() => Readonly<Record<string, CheckType>>);

/** What is known about the type of a value. A property that may be absent is `optional`. */
export type CheckType = KnownType & {
  /** The origin of the value, if it has a name: `property/book.title`. */
  readonly origin?: string;
};

type KnownType =
  | { readonly kind: 'any'; readonly undeclared?: true; readonly nothing?: true }
  | ScalarType
  | { readonly kind: 'days' }
  | { readonly kind: 'list'; readonly of: CheckType; readonly max?: number }
  | { readonly kind: 'map'; readonly of?: CheckType }
  | EntityShape
  | { readonly kind: 'optional'; readonly of: CheckType };

interface ScalarType extends Refined {
  readonly kind: 'string' | 'number' | 'boolean';
  readonly values?: readonly Scalar[];
  readonly limits?: NumberLimits;
}

/** The numbers that a property or setting accepts. */
export interface NumberLimits {
  readonly least?: number;
  readonly most?: number;
  readonly isWhole?: true;
}

interface EntityShape {
  readonly kind: 'entity';
  readonly name: string;
  /** The property with the key of the record. */
  readonly key?: string;
  readonly properties: CheckProperties;
  /** Other definitions can add properties, so reading an unlisted one is not an error. */
  readonly open?: true;
  /** The data can have more properties than listed, but expressions can only read these. */
  readonly partial?: true;
}

/** The type that an expression must have. `texts` is a text or a list of texts. */
export type ExpectedType = 'any' | 'bool' | 'text' | 'texts' | 'number' | 'list';

export const anyType: CheckType = { kind: 'any' };

/**
 * A value whose properties no definition declares. It can be passed on as a whole, but its properties cannot be read.
 */
export const undeclaredType: CheckType = { kind: 'any', undeclared: true };

/**
 * The type of `null`, of an absent optional, and of the items of an empty list. Combined with another type, it is that
 * type.
 */
export const nothingType: CheckType = { kind: 'any', nothing: true };

export const textType: CheckType = { kind: 'string' };
export const numberType: CheckType = { kind: 'number' };
export const boolType: CheckType = { kind: 'boolean' };

/** Properties of an entity type. */
export function propertiesOf(type: CheckType & { readonly kind: 'entity' }): Readonly<Record<string, CheckType>> {
  return typeof type.properties === 'function' ? type.properties() : type.properties;
}

/** The type inside an optional. */
export function unwrapOptional(type: CheckType): CheckType {
  return type.kind === 'optional' ? unwrapOptional(type.of) : type;
}

/** The name of a type in messages. */
export function nameOfType(type: CheckType): string {
  if (type.kind === 'boolean') return 'bool';
  if (isScalar(type) && type.refined !== undefined && type.refined !== 'text') return type.refined;
  if (type.kind === 'entity') return type.name === '' ? 'map' : type.name;
  return type.kind === 'optional' ? `optional ${nameOfType(type.of)}` : type.kind;
}

/** A readable description of a type, including the item type of a list, and whether the value may be absent. */
export function describeType(type: CheckType): string {
  if (type.kind === 'optional') return `${describeType(unwrapOptional(type))}, may be absent`;
  return type.kind === 'list' ? `list of ${describeType(unwrapOptional(type.of))}` : nameOfType(type);
}

/** The type that includes both. */
export function unify(left: CheckType, right: CheckType): CheckType {
  if (left.kind === 'optional' || right.kind === 'optional') {
    return { kind: 'optional', of: unify(unwrapOptional(left), unwrapOptional(right)) };
  }
  if (isNothing(left)) return right;
  if (isNothing(right)) return left;
  if (left.kind === 'list' && right.kind === 'list') return { kind: 'list', of: unify(left.of, right.of) };
  if (left.kind === 'entity' && right.kind === 'entity') {
    return left.name === right.name && left.name !== '' ? left : unifyEntities(left, right);
  }
  if (left.kind !== right.kind) return anyType;
  if (!isScalar(left) || !isScalar(right)) return left;
  const refined = sharedMeaning(left, right);
  return refined === undefined ? { kind: left.kind } : { kind: left.kind, refined };
}

type EntityType = CheckType & { readonly kind: 'entity' };

function isNothing(type: CheckType): boolean {
  return type.kind === 'any' && type.nothing === true;
}

/** Two records as one: properties of only one of them may be absent. */
function unifyEntities(left: EntityType, right: EntityType): CheckType {
  const names = new Set([left, right].flatMap(({ name }) => name.split(' or ')));
  const open = left.open === true || right.open === true;
  const partial = left.partial === true || right.partial === true;
  return {
    kind: 'entity',
    name: names.size === 1 ? left.name : [...names].map((name) => name || 'map').join(' or '),
    // Entities can refer to each other in a cycle.
    properties: () => unifyProperties(propertiesOf(left), propertiesOf(right)),
    ...(open ? { open } : {}),
    ...(partial ? { partial } : {}),
  };
}

function unifyProperties(
  first: Readonly<Record<string, CheckType>>,
  second: Readonly<Record<string, CheckType>>,
): Readonly<Record<string, CheckType>> {
  const names = [...new Set([...Object.keys(first), ...Object.keys(second)])];
  return Object.fromEntries(
    names.map((name): readonly [string, CheckType] => {
      const one = Object.hasOwn(first, name) ? first[name] : undefined;
      const other = Object.hasOwn(second, name) ? second[name] : undefined;
      if (one !== undefined && other !== undefined) return [name, unify(one, other)];
      return [name, { kind: 'optional', of: unwrapOptional(one ?? other ?? anyType) }];
    }),
  );
}

function isScalar(type: CheckType): type is CheckType & ScalarType {
  return type.kind === 'string' || type.kind === 'number' || type.kind === 'boolean';
}

/** True if a value of one type can never be a value of the other. */
export function areDisjoint(left: CheckType, right: CheckType): boolean {
  const [one, other] = [unwrapOptional(left), unwrapOptional(right)];
  if (isScalar(one) && isScalar(other) && one.kind === other.kind) return haveDifferentMeanings(one, other);
  if (one.kind === 'list' && other.kind === 'list') return areDisjoint(one.of, other.of);
  const [a, b] = [familyOf(one), familyOf(other)];
  return a !== 'any' && b !== 'any' && a !== b;
}

/** True if a value of the given type is never valid as the wanted type. A record needs the key of the wanted entity. */
export function isMisfit(given: CheckType, wanted: CheckType): boolean {
  const [from, to] = [unwrapOptional(given), unwrapOptional(wanted)];
  if (isScalar(from) && isScalar(to) && from.kind === to.kind) return isWrongMeaning(from, to);
  if (from.kind === 'list' && to.kind === 'list') return isMisfit(from.of, to.of);
  if (from.kind === 'entity' && to.kind === 'entity') return isOtherRecord(from, to);
  return areDisjoint(from, to);
}

/**
 * Whether a record lacks the key of the wanted entity, or has one of another type. A map or a combined type can be
 * anything.
 */
function isOtherRecord(given: EntityType, { key, name, properties }: EntityType): boolean {
  if (key === undefined || given.key === undefined || given.name === name) return false;
  if (given.open === true || given.partial === true) return false;
  const own = propertiesOf(given);
  const wanted = typeof properties === 'function' ? properties() : properties;
  const [a, b] = [Object.hasOwn(own, key) ? own[key] : undefined, wanted[key]];
  return a === undefined || (b !== undefined && areDisjoint(a, b));
}

function familyOf(type: CheckType): string {
  return type.kind === 'entity' ? 'map' : type.kind;
}
