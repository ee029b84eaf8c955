import { type Compilation, findSource } from '../compile/compilation.ts';
import { entityOf } from '../compile/entityOf.ts';
import type { FieldList } from '../compile/fieldLists.ts';
import { findBodyField } from '../compile/findBodyField.ts';
import { findLayers, findProperty, type Layers } from '../compile/findLayers.ts';
import { booleanOf, child, entriesOf, itemsOf, type Node, stringOf } from '../compile/node.ts';
import { splitPointer } from '../compile/pointer.ts';
import { isSchemaType, parseTypeName } from '../compile/typeName.ts';
import type {
  FormDefinition,
  OperationDefinition,
  Properties,
  SettingDefinition,
} from '../language/definitions.types.ts';
import { typeOfFlowAnswers } from './answersOfFlow.ts';
import { anyType, boolType, type CheckType, numberType, textType, undeclaredType } from './checkTypes.ts';
import { refineType } from './refineType.ts';
import { typeOfMapped } from './typeOfMapped.ts';
import { typeOfValues } from './typeOfValues.ts';

const schemaTypes: Readonly<Record<string, CheckType>> = {
  string: textType,
  number: numberType,
  integer: numberType,
  boolean: boolType,
  object: undeclaredType,
  array: { kind: 'list', of: undeclaredType },
};

type Scalar = string | number | boolean;

/** The type of a type name: `string`, `book`, `book[]`, `boolean?`, `book#/properties/title`. */
export function typeOfName(text: string, compilation: Compilation): CheckType {
  const type = parseTypeName(text);
  const single = typeOfSingle(type.name, type.property, compilation);
  const whole: CheckType = type.list ? { kind: 'list', of: single } : single;
  return type.optional ? { kind: 'optional', of: whole } : whole;
}

function typeOfSingle(name: string, property: string | undefined, compilation: Compilation): CheckType {
  if (isSchemaType(name)) return schemaTypes[name] ?? anyType;
  if (property !== undefined) {
    const layers = findProperty(compilation, name, property);
    return layers === undefined ? anyType : typeOfLayers(layers, compilation);
  }
  return typeOfEntity(name, compilation);
}

/** The type of an entity: a record with its properties, or the type of a value. */
export function typeOfEntity(name: string, compilation: Compilation): CheckType {
  const known = entitiesBefore.get(compilation) ?? new Map<string, CheckType>();
  entitiesBefore.set(compilation, known);
  const type = known.get(name) ?? readEntity(name, compilation);
  known.set(name, type);
  return type;
}

const entitiesBefore = new WeakMap<Compilation, Map<string, CheckType>>();

function readEntity(name: string, compilation: Compilation): CheckType {
  const entity = findSource(compilation, 'entity', name);
  if (entity === undefined) return anyType;
  const properties = child(entity, 'properties');
  if (properties === undefined) {
    const each = child(entity, 'each');
    return each === undefined
      ? typeOfLayers([entity, ...findLayers(compilation, entity)], compilation)
      : typeOfMapped(name, each.json, (other) => typeOfEntity(other, compilation));
  }
  let known: Readonly<Record<string, CheckType>> | undefined;
  return {
    kind: 'entity',
    name,
    ...keyOfEntity(entity),
    properties: () => {
      known ??= propertyTypes(properties, compilation);
      return known;
    },
  };
}

function keyOfEntity(entity: Node): { readonly key?: string } {
  const key = stringOf(child(entity, 'key'));
  return key === undefined ? {} : { key };
}

function propertyTypes(properties: Node<Properties>, compilation: Compilation): Readonly<Record<string, CheckType>> {
  return Object.fromEntries(
    entriesOf(properties).map(([name, property]) => [
      name,
      typeOfMember([property, ...findLayers(compilation, property)], compilation),
    ]),
  );
}

/** The type of a property or field. Optional, unless it is always present. */
export function typeOfMember(layers: Layers, compilation: Compilation): CheckType {
  const type = withOrigin(typeOfLayers(layers, compilation), originOf(layers));
  return isAlwaysThere(layers) ? type : withOrigin({ kind: 'optional', of: type }, type.origin);
}

function withOrigin(type: CheckType, origin: string | undefined): CheckType {
  return origin === undefined ? type : { ...type, origin };
}

/** The origin of a field or property: the property of an entity below it, if any, else the field itself. */
export function originOf(layers: Layers): string | undefined {
  const property = layers.find(({ source, pointer }) => source.kind === 'entity' && pointer.startsWith('/properties/'));
  if (property !== undefined) {
    const names = splitPointer(property.pointer).filter((name) => name !== 'properties' && name !== 'items');
    return `property/${property.source.id}.${names.join('.')}`;
  }
  const [own] = layers;
  const name = stringOf(own) ?? stringOf(child(own, 'field'));
  return own === undefined || name === undefined ? undefined : `field/${own.source.id}.${name}`;
}

/**
 * Whether a value is always present: required without a condition, with a default, computed, or a list, which can be
 * empty.
 */
function isAlwaysThere(layers: Layers): boolean {
  for (const word of ['default', 'value', 'const', 'from'] as const) {
    if (layers.some((layer) => isPropertyLayer(layer) && child(layer, word) !== undefined)) return true;
  }
  const required = layers.find((layer) => child(layer, 'required') !== undefined);
  if (booleanOf(child(required, 'required')) === true) return true;
  const [first] = layers;
  return stringOf(child(first, '$ref'))?.endsWith('[]') === true || stringOf(child(first, 'type')) === 'array';
}

function isPropertyLayer(layer: Node): boolean {
  return layer.pointer !== '' || child(layer, 'properties') === undefined;
}

function typeOfLayers(layers: Layers, compilation: Compilation): CheckType {
  return refineType(writtenType(layers, compilation), layers, compilation);
}

function writtenType(layers: Layers, compilation: Compilation): CheckType {
  for (const layer of layers) {
    const values = valuesOf(layer);
    if (values !== undefined) return typeOfValues(values);
    const reference = stringOf(child(layer, '$ref'));
    if (reference !== undefined) return typeOfName(reference.replace(/\?$/, ''), compilation);
    const flow = stringOf(child(layer, 'flow'));
    if (flow !== undefined) return typeOfFlowAnswers(flow, compilation);
    const properties = child(layer, 'properties');
    if (properties !== undefined && layer.pointer !== '') {
      return { kind: 'entity', name: '', properties: propertyTypes(properties, compilation) };
    }
    const items = child(layer, 'items');
    if (items !== undefined) {
      return { kind: 'list', of: typeOfLayers([items, ...findLayers(compilation, items)], compilation) };
    }
    const type = stringOf(child(layer, 'type'));
    if (type !== undefined) return schemaTypes[type] ?? anyType;
    const constant: unknown = child(layer, 'const')?.json;
    if (isScalar(constant)) return typeOfValues([constant]);
  }
  return anyType;
}

/** Plain values of a `values` list. */
export function valuesOf(node: Node | undefined): readonly Scalar[] | undefined {
  const list = child(node, 'values');
  if (list === undefined) return undefined;
  return itemsOf(list).flatMap((item) => {
    const value: unknown = child(item, 'value')?.json ?? item.json;
    return isScalar(value) ? [value] : [];
  });
}

function isScalar(value: unknown): value is Scalar {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** Types of the fields in a list. Their own properties come before those of the base. */
export function typeOfFields(
  list: Node<FieldList> | undefined,
  base: (path: string) => Layers | undefined,
  compilation: Compilation,
): Readonly<Record<string, CheckType>> {
  const members: Record<string, CheckType> = {};
  for (const entry of itemsOf(list)) {
    if (child(entry, 'section') !== undefined) {
      Object.assign(members, typeOfFields(child(entry, 'fields'), base, compilation));
      continue;
    }
    const path = stringOf(entry) ?? stringOf(child(entry, 'field')) ?? '';
    const own = stringOf(entry) === undefined ? [entry, ...findLayers(compilation, entry)] : [];
    const layers = [...own, ...(base(path) ?? [])];
    const [name = '', inner] = path.split('.');
    members[name] = inner === undefined ? typeOfMember(layers, compilation) : anyType;
  }
  return members;
}

/** The type of `body` and `this` in an operation. */
export function typeOfBody(operation: Node<OperationDefinition>, compilation: Compilation): CheckType {
  const body = child(operation, 'body');
  const whole = stringOf(body);
  if (whole !== undefined) return typeOfEntity(whole, compilation);
  const entity = entityOf(operation);
  const base = (path: string): Layers | undefined =>
    entity === undefined ? undefined : findProperty(compilation, entity, path);
  const members = {
    ...typeOfFields(child(operation, 'query'), base, compilation),
    ...typeOfFields(body, base, compilation),
  };
  return { kind: 'entity', name: 'the body', properties: members };
}

/** The type of `this` in a form. Unknown if its fields come from data. */
export function typeOfForm(form: Node<FormDefinition>, compilation: Compilation): CheckType {
  const fields = child(form, 'fields');
  if (child(fields, 'from') !== undefined) return anyType;
  const base = baseOfForm(form, compilation);
  return { kind: 'entity', name: 'the form', properties: typeOfFields(fields, base, compilation) };
}

/** The layers below a form field: the body field that it is sent to, else the property of its entity. */
export function baseOfForm(form: Node<FormDefinition>, compilation: Compilation): (path: string) => Layers | undefined {
  const of = stringOf(child(form, 'of'));
  const operations = callsOf(child(form, 'submits'));
  return (path) => {
    for (const operation of operations) {
      const layers = findBodyField(compilation, operation, path);
      if (layers !== undefined) return layers;
    }
    return of === undefined ? undefined : findProperty(compilation, of, path);
  };
}

/** Operations that a call, a list or a choice of calls can run. */
export function callsOf(node: Node | undefined): readonly string[] {
  if (node === undefined) return [];
  const text = stringOf(node);
  if (text !== undefined) return text.startsWith('=') ? [] : [text];
  if (Array.isArray(node.json)) return itemsOf(node).flatMap((item) => callsOf(child(item, 'is') ?? item));
  const run = stringOf(child(node, 'run'));
  return [...(run === undefined ? [] : [run]), ...callsOf(child(node, 'otherwise'))];
}

/** The type of a setting, by the properties that it shares with a property. */
export function typeOfSetting(setting: Node<SettingDefinition[string]>, compilation: Compilation): CheckType {
  return typeOfLayers([setting, ...findLayers(compilation, setting)], compilation);
}
