import { type FieldModel, findText, isRecord, type Json, propertiesOf, type Release, type Text } from '#engine';

/** A JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export type Schema = Readonly<Record<string, Json>>;

/** The release, and the language of titles. */
export interface Description {
  readonly release: Release;
  readonly locale: string;
}

interface Branch {
  readonly children: Map<string, Branch>;
  field?: FieldModel;
}

/**
 * The fields as one object on the wire: dotted names become nested objects. `strict` objects allow no other properties.
 */
export function describeObject(fields: readonly FieldModel[], from: Description, strict: boolean): Schema {
  const root: Branch = { children: new Map() };
  for (const field of fields) {
    let place = root;
    for (const name of field.wire.split('.')) {
      const next = place.children.get(name) ?? { children: new Map() };
      place.children.set(name, next);
      place = next;
    }
    place.field = field;
  }
  return describeBranch(root, from, strict);
}

function describeBranch(branch: Branch, from: Description, strict: boolean): Schema {
  const entries = [...branch.children];
  const required = entries.filter(([, inner]) => isRequired(inner, strict)).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(
      entries.map(([name, inner]) => [
        name,
        inner.field === undefined ? describeBranch(inner, from, strict) : describeField(inner.field, from),
      ]),
    ),
    ...(strict && required.length > 0 ? { required } : {}),
    ...(strict ? { additionalProperties: false } : {}),
  };
}

/**
 * In a result nothing is required, because fields can be hidden from the caller. A body requires what every caller must
 * send.
 */
function isRequired(branch: Branch, strict: boolean): boolean {
  if (!strict) return false;
  if (branch.field === undefined) return [...branch.children.values()].some((inner) => isRequired(inner, strict));
  return branch.field.required === true && branch.field.when === true && branch.field.default === undefined;
}

/** One field on the wire, with its title. */
export function describeField(field: FieldModel, from: Description): Schema {
  const title = readTitle(field, from);
  const { entity } = field;
  const nested = propertiesOf(field, from.release);
  const isList = field.schema['type'] === 'array';
  if (nested === undefined) {
    const values = field.values === undefined ? {} : { enum: field.values.map(({ value }) => value) };
    const items = field.schema['items'];
    const schema = isList
      ? { ...field.schema, items: { ...(isRecord(items) ? asSchema(items) : {}), ...values } }
      : { ...field.schema, ...values };
    return { ...schema, ...title };
  }
  const record =
    field.properties === undefined && entity !== undefined ? refer(entity) : describeObject(nested, from, false);
  return isList ? { type: 'array', items: record, ...title } : { ...record, ...title };
}

/** A reference to an entity in the components of the document. */
export function refer(entity: string): Schema {
  return { $ref: `#/components/schemas/${entity}` };
}

function readTitle(field: FieldModel, from: Description): Schema {
  const title = sourceOf(field.title, from);
  const help = field.help === undefined ? '' : sourceOf(field.help, from);
  return { ...(title === '' ? {} : { title }), ...(help === '' ? {} : { description: help }) };
}

/** The source of a text, including its placeholders, because the document has no record to fill them in. */
export function sourceOf(text: Text, { release, locale }: Description): string {
  const [taken] = 'choice' in text ? text.choice.slice(-1).map(({ is }) => is) : [text];
  if (taken === undefined) return '';
  return 'literal' in taken ? taken.literal : (findText(taken.text, { release, locale }) ?? '');
}

function asSchema(value: Readonly<Record<string, unknown>>): Schema {
  const schema: Schema = JSON.parse(JSON.stringify(value));
  return schema;
}
