import { haveDifferentMeanings, isWrongMeaning, type Refined, sharedMeaning } from './refinements.ts';

type Scalar = string | number | boolean;

/** Properties by name; a function where entities refer to each other in a ring. */
export type CheckProperties = Readonly<Record<string, CheckType>> | (() => Readonly<Record<string, CheckType>>);

/** What the checker knows about a value. A property that may be absent is an `optional`. */
export type CheckType = KnownType & {
  /** What the value is of, where that has a name: `property/book.title`. */
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
  /** The property that identifies a record. */
  readonly key?: string;
  readonly properties: CheckProperties;
  /** Others may leave properties here, too: reading one that is not listed is no mistake. */
  readonly open?: true;
  /** The data may hold more than is listed, and expressions read only what is. */
  readonly partial?: true;
}

/** What the place of an expression needs; `texts` is a text or a list of them. */
export type ExpectedType = 'any' | 'bool' | 'text' | 'texts' | 'number' | 'list';

export const anyType: CheckType = { kind: 'any' };

/** A value whose properties no definition declares: it may be passed on as a whole, but none of them can be read. */
export const undeclaredType: CheckType = { kind: 'any', undeclared: true };

/** What `null`, an absent optional and the entries of an empty list are: together with another type, they are that type. */
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

/** Name of a type as messages say it. */
export function nameOfType(type: CheckType): string {
  if (type.kind === 'boolean') return 'bool';
  if (isScalar(type) && type.refined !== undefined && type.refined !== 'text') return type.refined;
  if (type.kind === 'entity') return type.name === '' ? 'map' : type.name;
  return type.kind === 'optional' ? `optional ${nameOfType(type.of)}` : type.kind;
}

/** A type in words for people: of a list also its entries, and that a value may be absent. */
export function describeType(type: CheckType): string {
  if (type.kind === 'optional') return `${describeType(unwrapOptional(type))}, may be absent`;
  return type.kind === 'list' ? `list of ${describeType(unwrapOptional(type.of))}` : nameOfType(type);
}

/** The type that covers both. */
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

/** Two records as one: what only one of them has may be absent. */
function unifyEntities(left: EntityType, right: EntityType): CheckType {
  const names = new Set([left, right].flatMap(({ name }) => name.split(' or ')));
  const open = left.open === true || right.open === true;
  const partial = left.partial === true || right.partial === true;
  return {
    kind: 'entity',
    name: names.size === 1 ? left.name : [...names].map((name) => name || 'map').join(' or '),
    // Entities may refer to each other in a ring.
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

/** True when a value of one type can never be a value of the other. */
export function areDisjoint(left: CheckType, right: CheckType): boolean {
  const [one, other] = [unwrapOptional(left), unwrapOptional(right)];
  if (isScalar(one) && isScalar(other) && one.kind === other.kind) return haveDifferentMeanings(one, other);
  if (one.kind === 'list' && other.kind === 'list') return areDisjoint(one.of, other.of);
  const [a, b] = [familyOf(one), familyOf(other)];
  return a !== 'any' && b !== 'any' && a !== b;
}

/** True when a value of the given type is never what is wanted: a record needs the key of the entity. */
export function isMisfit(given: CheckType, wanted: CheckType): boolean {
  const [from, to] = [unwrapOptional(given), unwrapOptional(wanted)];
  if (isScalar(from) && isScalar(to) && from.kind === to.kind) return isWrongMeaning(from, to);
  if (from.kind === 'list' && to.kind === 'list') return isMisfit(from.of, to.of);
  if (from.kind === 'entity' && to.kind === 'entity') return isOtherRecord(from, to);
  return areDisjoint(from, to);
}

/** A record of an entity that has another key, or none of that name. A map or a mixture may be anything. */
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
