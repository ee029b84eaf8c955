type Scalar = string | number | boolean;

/** Properties by name; a function where entities refer to each other in a ring. */
export type CheckProperties = Readonly<Record<string, CheckType>> | (() => Readonly<Record<string, CheckType>>);

/** What the checker knows about a value. A property that may be absent is an `optional`. */
export type CheckType = KnownType & {
  /** What the value is of, where that has a name: `property/book.title`. */
  readonly origin?: string;
};

type KnownType =
  | { readonly kind: 'any' }
  | { readonly kind: 'string' | 'number' | 'boolean'; readonly values?: readonly Scalar[] }
  | { readonly kind: 'list'; readonly of: CheckType; readonly max?: number }
  | { readonly kind: 'map'; readonly of?: CheckType }
  | { readonly kind: 'entity'; readonly name: string; readonly properties: CheckProperties; readonly open?: boolean }
  | { readonly kind: 'optional'; readonly of: CheckType };

/** What the place of an expression needs. */
export type ExpectedType = 'any' | 'bool' | 'text' | 'number' | 'list';

export const anyType: CheckType = { kind: 'any' };
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
  if (type.kind === 'entity') return type.name === '' ? 'map' : type.name;
  return type.kind === 'optional' ? `optional ${nameOfType(type.of)}` : type.kind;
}

/** The type that covers both. */
export function unify(left: CheckType, right: CheckType): CheckType {
  if (left.kind === 'optional' || right.kind === 'optional') {
    return { kind: 'optional', of: unify(unwrapOptional(left), unwrapOptional(right)) };
  }
  if (left.kind === 'list' && right.kind === 'list') return { kind: 'list', of: unify(left.of, right.of) };
  if (left.kind === 'entity' && right.kind === 'entity') {
    if (left.name !== right.name) return anyType;
    return left.name === '' ? unifyMaps(left, right) : left;
  }
  return left.kind === right.kind ? withoutValues(left) : anyType;
}

type EntityType = CheckType & { readonly kind: 'entity' };

/** Two written maps as one: what only one of them has may be absent. */
function unifyMaps(left: EntityType, right: EntityType): CheckType {
  const [first, second] = [propertiesOf(left), propertiesOf(right)];
  const names = [...new Set([...Object.keys(first), ...Object.keys(second)])];
  const properties = names.map((name): readonly [string, CheckType] => {
    const [one, other] = [first[name], second[name]];
    if (one !== undefined && other !== undefined) return [name, unify(one, other)];
    return [name, { kind: 'optional', of: unwrapOptional(one ?? other ?? anyType) }];
  });
  return { kind: 'entity', name: '', properties: Object.fromEntries(properties) };
}

function withoutValues(type: CheckType): CheckType {
  return type.kind === 'string' || type.kind === 'number' || type.kind === 'boolean' ? { kind: type.kind } : type;
}

/** True when a value of one type can never be a value of the other. */
export function areDisjoint(left: CheckType, right: CheckType): boolean {
  const a = familyOf(unwrapOptional(left));
  const b = familyOf(unwrapOptional(right));
  return a !== 'any' && b !== 'any' && a !== b;
}

function familyOf(type: CheckType): string {
  return type.kind === 'entity' ? 'map' : type.kind;
}
