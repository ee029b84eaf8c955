import { isRecord } from '#engine';
import { pathOf } from '../json/editJson.ts';

/** The words of JSON Schema that the meta-schemas of definitions use. */
export interface MetaSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, MetaSchema>>;
  readonly additionalProperties?: MetaSchema | boolean;
  readonly items?: MetaSchema;
  readonly anyOf?: readonly MetaSchema[];
  readonly allOf?: readonly MetaSchema[];
  readonly $defs?: Readonly<Record<string, MetaSchema>>;
}

/** Whether JSON is the schema of an object or a list. What is in it is looked up property by property. */
export function isMetaSchema(json: unknown): json is MetaSchema {
  return isRecord(json) && (isRecord(json['properties']) || isRecord(json['items']));
}

/** A schema with what its references say; its own words win over those of the reference. */
export function resolve(root: MetaSchema, schema: MetaSchema): MetaSchema {
  const { $ref, allOf, ...own } = schema;
  const named = $ref === undefined ? undefined : root.$defs?.[$ref.replace('#/$defs/', '')];
  const parts = [...(named === undefined ? [] : [named]), ...(allOf ?? [])].map((part) => resolve(root, part));
  return Object.assign({}, ...parts, own);
}

/** Every shape that a value may have: the alternatives of alternatives too. */
export function alternativesOf(root: MetaSchema, schema: MetaSchema): readonly MetaSchema[] {
  const resolved = resolve(root, schema);
  if (resolved.anyOf === undefined) return [resolved];
  return resolved.anyOf.flatMap((one) => alternativesOf(root, one));
}

/** The alternative that a value is written as. Of objects, the one that has most of its names. */
export function alternativeFor(root: MetaSchema, schema: MetaSchema, value: unknown): MetaSchema | undefined {
  const fitting = alternativesOf(root, schema).filter((one) => fits(one, value));
  if (!isRecord(value)) return fitting[0];
  const names = Object.keys(value);
  const known = (one: MetaSchema): number => names.filter((name) => one.properties?.[name] !== undefined).length;
  const complete = fitting.filter(({ required = [] }) => required.every((name) => names.includes(name)));
  return (complete.length > 0 ? complete : fitting).toSorted((a, b) => known(b) - known(a))[0];
}

function fits({ type, enum: values }: MetaSchema, value: unknown): boolean {
  if (values !== undefined && !isRecord(value) && !Array.isArray(value)) return values.includes(value);
  if (type === undefined) return true;
  if (Array.isArray(value)) return type === 'array';
  if (value === null) return type === 'null';
  if (type === 'integer') return typeof value === 'number';
  return typeof value === type;
}

/** The schema of a place in a definition; undefined for what no schema speaks of. */
export function schemaAt(root: MetaSchema, json: unknown, pointer: string): MetaSchema | undefined {
  let schema: MetaSchema | undefined = root;
  let value = json;
  for (const member of pathOf(pointer, json)) {
    const here: MetaSchema | undefined = schema && alternativeFor(root, schema, value);
    schema = here && memberSchema(here, member);
    value = Array.isArray(value) ? value[Number(member)] : isRecord(value) ? value[String(member)] : undefined;
  }
  return schema;
}

function memberSchema(schema: MetaSchema, member: string | number): MetaSchema | undefined {
  if (typeof member === 'number') return schema.items;
  const { properties = {}, additionalProperties } = schema;
  if (Object.hasOwn(properties, member)) return properties[member];
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}
