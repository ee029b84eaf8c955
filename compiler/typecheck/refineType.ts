import { type Compilation, findSource } from '../compile/compilation.ts';
import { type FieldLayer, findLayers, type Layers } from '../compile/findLayers.ts';
import { child, entriesOf, type Node, numberOf, rootOf, type Source, stringOf } from '../compile/node.ts';
import { resultOf } from '../compile/resultOf.ts';
import { parseTypeName } from '../compile/typeName.ts';
import type { CheckType, NumberLimits } from './checkTypes.ts';
import type { Refinement } from './refinements.ts';

/** The type of a value with its meaning: a date, an amount, or the key of an entity. */
export function refineType(type: CheckType, layers: Layers, compilation: Compilation): CheckType {
  if (type.kind === 'list') {
    const key = optionsKey(layers, compilation);
    const { of } = type;
    if (key === undefined || (of.kind !== 'string' && of.kind !== 'number') || isTemporal(of)) return type;
    return { ...type, of: { ...of, refined: `key<${key}>` } };
  }
  if (type.kind !== 'string' && type.kind !== 'number') return type;
  const refined = refinementOf(type, layers, compilation) ?? type.refined;
  const limits = type.kind === 'number' ? limitsOf(layers) : undefined;
  return { ...type, ...(refined === undefined ? {} : { refined }), ...(limits === undefined ? {} : { limits }) };
}

/** The nearest limits. Exclusive limits count as inclusive, which only allows more values. */
function limitsOf(layers: Layers): NumberLimits | undefined {
  const least = nearestNumber(layers, ['minimum', 'exclusiveMinimum']);
  const most = nearestNumber(layers, ['maximum', 'exclusiveMaximum']);
  const isWhole = layers.some((layer) => stringOf(child(layer, 'type')) === 'integer');
  if (least === undefined && most === undefined && !isWhole) return undefined;
  return {
    ...(least === undefined ? {} : { least }),
    ...(most === undefined ? {} : { most }),
    ...(isWhole ? { isWhole } : {}),
  };
}

type Limit = 'minimum' | 'maximum' | 'exclusiveMinimum' | 'exclusiveMaximum';

function nearestNumber(layers: Layers, words: readonly Limit[]): number | undefined {
  for (const layer of layers) {
    const written = words.flatMap((word) => numberOf(child(layer, word)) ?? []);
    if (written.length > 0) return words[0] === 'minimum' ? Math.max(...written) : Math.min(...written);
  }
  return undefined;
}

function isTemporal({ refined }: { readonly refined?: Refinement }): boolean {
  return refined === 'date' || refined === 'date-time';
}

type Scalar = CheckType & { readonly kind: 'string' | 'number' | 'boolean' };

function refinementOf(type: Scalar, layers: Layers, compilation: Compilation): Refinement | undefined {
  const format = nearest(layers, 'format');
  if (type.kind === 'string' && (format === 'date' || format === 'date-time')) return format;
  if (isTemporal(type)) return type.refined;
  const key = keyOf(layers, compilation);
  if (key !== undefined) return `key<${key}>`;
  if (type.kind === 'number' && (format === 'money' || format === 'pay')) {
    const currency = nearest(layers, 'currency');
    return currency === undefined ? 'money' : `money<${currency}>`;
  }
  if (type.refined !== undefined) return type.refined;
  const isDeclared = layers.some((layer) => child(layer, 'type') !== undefined || child(layer, 'values') !== undefined);
  if (!isDeclared) return undefined;
  return type.kind === 'string' ? 'text' : 'number';
}

function nearest(layers: Layers, word: 'format' | 'currency'): string | undefined {
  for (const layer of layers) {
    const written = stringOf(child(layer, word));
    if (written !== undefined) return written;
  }
  return undefined;
}

/** The entity whose key a value is, if all layers lead to the same one. */
function keyOf(layers: Layers, compilation: Compilation): string | undefined {
  const found = new Set<string>();
  for (const layer of layers) {
    const own = ownKey(layer, compilation) ?? keyByReference(layer, compilation);
    if (own !== undefined) found.add(own);
  }
  const options = optionsKey(layers, compilation);
  if (options !== undefined) found.add(options);
  const [only] = found;
  return found.size === 1 ? only : undefined;
}

function ownKey({ source, pointer }: Node<FieldLayer>, compilation: Compilation): string | undefined {
  if (source.kind !== 'entity' || !pointer.startsWith('/properties/')) return undefined;
  const key = stringOf(child(rootOf(source), 'key'));
  return key !== undefined && pointer === `/properties/${key}` ? keySpace(source.id, compilation) : undefined;
}

/** The entity that a sibling property refers to by this property. */
function keyByReference({ source, pointer }: Node<FieldLayer>, compilation: Compilation): string | undefined {
  if (source.kind !== 'entity') return undefined;
  const entity = referencesOf(source).get(pointer);
  return entity === undefined ? undefined : keySpace(entity, compilation);
}

/** Pointer of a property → the entity that another property refers to by it. Cached: a definition never changes. */
const referencesBefore = new WeakMap<Source, ReadonlyMap<string, string>>();

function referencesOf(source: Source): ReadonlyMap<string, string> {
  const known = referencesBefore.get(source);
  if (known !== undefined) return known;
  const found = new Map<string, string>();
  for (const [, property] of entriesOf(child(rootOf(source), 'properties'))) {
    const by = stringOf(child(property, 'by'));
    const type = stringOf(child(property, '$ref'));
    if (by !== undefined && type !== undefined) found.set(`/properties/${by}`, parseTypeName(type).name);
  }
  referencesBefore.set(source, found);
  return found;
}

function optionsKey(layers: Layers, compilation: Compilation): string | undefined {
  const options = layers.map((layer) => child(layer, 'options')).find((written) => written !== undefined);
  const entity = entityOfOptions(options, compilation);
  return entity === undefined ? undefined : keySpace(entity, compilation);
}

/** The entity of the offered records. Undefined for choices and expressions. */
export function entityOfOptions(options: Node | undefined, compilation: Compilation): string | undefined {
  const id = stringOf(options) ?? stringOf(child(options, 'run'));
  if (options === undefined || id === undefined || child(options, 'otherwise') !== undefined) return undefined;
  const operation = findSource(compilation, 'operation', id);
  const result = operation === undefined ? undefined : resultOf(child(operation, 'result'));
  return result !== undefined && 'type' in result ? parseTypeName(result.type).name : undefined;
}

/**
 * The name under which the keys of an entity are compared. A key that refers to the key of another entity, or to a
 * value type, has the name of that one: a row of a list and its record have the same keys.
 */
export function keySpace(entity: string, compilation: Compilation, depth = 0): string | undefined {
  const source = findSource(compilation, 'entity', entity);
  const key = stringOf(child(source, 'key'));
  const property = key === undefined ? undefined : child(child(source, 'properties'), key);
  if (property === undefined || depth > 4) return undefined;
  const [declared] = findLayers(compilation, property);
  if (declared === undefined) return entity;
  if (declared.pointer === '') return declared.source.id;
  const isKey = declared.pointer === `/properties/${stringOf(child(rootOf(declared.source), 'key')) ?? ''}`;
  return isKey ? keySpace(declared.source.id, compilation, depth + 1) : entity;
}
