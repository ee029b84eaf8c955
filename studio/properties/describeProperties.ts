import { isRecord } from '#engine';
import { labelOfEntry } from '../wording/labelOfEntry.ts';
import { alternativeFor, alternativesOf, type MetaSchema, resolve, schemaAt } from './metaSchema.ts';

/** How a simple property is filled in. */
export type PropertyInput = 'text' | 'number' | 'boolean' | 'choice' | 'condition';

/** A property with a single value. */
export interface SimpleProperty {
  readonly name: string;
  readonly description: string;
  readonly input: PropertyInput;
  readonly choices: readonly string[];
  readonly isRequired: boolean;
  readonly value: unknown;
}

/** A part of the selected one that has parts of its own. */
export interface PropertyPart {
  readonly name: string;
  readonly pointer: string;
  readonly label: string;
  readonly count?: number;
}

export interface DescribedPart {
  readonly description: string;
  readonly properties: readonly SimpleProperty[];
  readonly parts: readonly PropertyPart[];
  /** Names of lists and maps that are not there yet. */
  readonly missing: readonly { readonly name: string; readonly isList: boolean; readonly description: string }[];
  /** The entries of a list, when one is selected. */
  readonly entries?: readonly PropertyPart[];
  /** `allow`, when the part can say who has access to it. */
  readonly allow?: { readonly value: unknown };
  /** The word by which an entry that is only a name becomes one with more properties. */
  readonly head?: string;
}

/** What can be said of a part of a definition, read from the meta-schema of its kind. */
export function describePart(root: MetaSchema, json: unknown, pointer: string, value: unknown): DescribedPart {
  const place = schemaAt(root, json, pointer) ?? {};
  const description = resolve(root, place).description ?? '';
  if (Array.isArray(value)) {
    const entries = value.map((entry, index) => partOf(labelOfEntry(entry, index), `${pointer}/${index}`, entry));
    return { description, properties: [], parts: [], missing: [], entries };
  }
  if (!isRecord(value)) {
    const head = headIn(root, place);
    return { description, properties: [], parts: [], missing: [], ...(head === undefined ? {} : { head }) };
  }
  const schema = alternativeFor(root, place, value);
  const known = schema?.properties ?? {};
  const isMap = schema?.properties === undefined;
  const names = [...new Set([...Object.keys(known), ...Object.keys(value)])].filter((name) => name !== '$schema');
  const hasAllow = known['allow'] !== undefined && namesPolicies(value['allow']);
  const read = names
    .filter((name) => name !== 'allow' || !hasAllow)
    .map((name) => ({ name, schema: known[name], value: value[name] }));
  const isSimple = (one: (typeof read)[number]): boolean =>
    !isMap && inputOf(root, one.schema, one.value) !== undefined;
  return {
    description: schema?.description ?? description,
    ...(hasAllow ? { allow: { value: value['allow'] } } : {}),
    properties: read.flatMap((one): SimpleProperty[] => {
      const input = isMap ? undefined : inputOf(root, one.schema, one.value);
      if (input === undefined) return [];
      return [
        {
          ...{ name: one.name, input, value: one.value },
          description: one.schema === undefined ? '' : (resolve(root, one.schema).description ?? ''),
          choices: choicesOf(root, one.schema),
          isRequired: schema?.required?.includes(one.name) === true,
        },
      ];
    }),
    parts: read
      .filter((one) => !isSimple(one) && one.value !== undefined)
      .map((one) => partOf(one.name, `${pointer}/${escapeName(one.name)}`, one.value)),
    missing: read.flatMap((one) => {
      if (one.value !== undefined || isSimple(one) || one.schema === undefined) return [];
      const isList = alternativesOf(root, one.schema).some(({ type }) => type === 'array');
      return [{ name: one.name, isList, description: resolve(root, one.schema).description ?? '' }];
    }),
  };
}

/** Whether `allow` can be chosen from a list: it is not written, a policy, or a list of policies. */
function namesPolicies(allow: unknown): boolean {
  const names: readonly unknown[] = Array.isArray(allow) ? allow : [allow ?? ''];
  return names.every((name) => typeof name === 'string');
}

/** Word that names an entry of a list: an entry that is only its name becomes an object by it. */
function headIn(root: MetaSchema, place: MetaSchema): string | undefined {
  const objects = alternativesOf(root, place).filter(
    ({ type, required }) => type === 'object' && required !== undefined,
  );
  return objects[0]?.required?.[0];
}

/** Whether an entry of the list can be a name alone, and by which word it is named otherwise. */
export function entryShape(
  root: MetaSchema,
  json: unknown,
  pointer: string,
  value: unknown,
): { readonly canBeName: boolean; readonly head: string | undefined } {
  const list = alternativeFor(root, schemaAt(root, json, pointer) ?? {}, value);
  const items = list?.items ?? {};
  return {
    canBeName: alternativesOf(root, items).some(({ type }) => type === 'string'),
    head: headIn(root, items),
  };
}

function partOf(name: string, pointer: string, value: unknown): PropertyPart {
  const count = Array.isArray(value) ? value.length : undefined;
  return { name, pointer, label: name, ...(count === undefined ? {} : { count }) };
}

/** How a value is filled in; undefined for what has parts of its own. */
function inputOf(root: MetaSchema, schema: MetaSchema | undefined, value: unknown): PropertyInput | undefined {
  if (typeof value === 'object' && value !== null) return undefined;
  if (schema === undefined) return 'text';
  const alternatives = alternativesOf(root, schema);
  const types = new Set(alternatives.map(({ type }) => type));
  const isExpressible = alternatives.some(({ type, pattern }) => type === 'string' && pattern !== undefined);
  if (types.has('boolean'))
    return types.size === 1 ? 'boolean' : isExpressible || types.has('string') ? 'condition' : 'boolean';
  const choices = choicesOf(root, schema);
  if (choices.length > 0 && (value === undefined || choices.includes(String(value)))) return 'choice';
  if (types.has('integer') || types.has('number')) return types.has('string') ? 'text' : 'number';
  return types.has('string') || choices.length > 0 ? 'text' : undefined;
}

function choicesOf(root: MetaSchema, schema: MetaSchema | undefined): readonly string[] {
  if (schema === undefined) return [];
  return alternativesOf(root, schema).flatMap(({ enum: values = [] }) =>
    values.filter((value) => typeof value === 'string'),
  );
}

function escapeName(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
