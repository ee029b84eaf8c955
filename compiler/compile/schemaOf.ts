import type { Json, ValueType } from '#engine';
import { compileJson } from './compileValue.ts';
import type { FieldLayer, Layers } from './findLayers.ts';
import { child, isAuthored, itemsOf, type Node, type PropertyOf, stringOf } from './node.ts';
import { isSchemaType, parseTypeName } from './typeName.ts';

/** JSON Schema keywords that constrain one value. Titles, conditions and rules are not included. */
const constraintWords = [
  'type',
  'format',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'const',
] as const;

const listWords = ['minItems', 'maxItems', 'uniqueItems'] as const;

/** Formats that a validator checks. All others only select a widget. */
const checkedFormats: ReadonlySet<unknown> = new Set(['email', 'date', 'date-time', 'uri', 'uuid', 'time']);

type Schema = Readonly<Record<string, Json>>;

/**
 * The JSON Schema of one value. For each keyword, the nearest layer wins. `list` is true if the type has `[]`. `items`
 * are the layers of one item, if they are declared next to `"type": "array"`.
 */
export function schemaOf(layers: Layers, list: boolean, items: Layers = []): Schema {
  const item: Record<string, Json> = {};
  for (const layer of [...layers].reverse()) {
    for (const word of constraintWords) {
      const value = child(layer, word);
      if (value !== undefined) item[word] = compileJson(value.json);
    }
  }
  const primitive = primitiveOf(layers);
  if (primitive !== undefined) item['type'] ??= primitive;
  if (!checkedFormats.has(item['format'])) delete item['format'];
  const values = nearest(layers, 'values');
  if (values !== undefined) {
    const allowed = itemsOf(values).map((entry) =>
      compileJson(isAuthored(entry.json) ? entry.json['value'] : entry.json),
    );
    item['enum'] = allowed;
    item['type'] ??= typeof allowed[0] === 'number' ? 'number' : typeof allowed[0] === 'boolean' ? 'boolean' : 'string';
  }
  const isRecord = nearest(layers, 'properties') !== undefined || nearest(layers, 'flow') !== undefined;
  if (isRecord) item['type'] ??= 'object';
  if (nearest(layers, 'many')?.json === true) return sorted({ type: 'array', ...listWordsOf(layers) });
  if (!list && item['type'] !== 'array') return sorted(item);
  const schema: Record<string, Json> = list ? { type: 'array', items: sorted(item) } : { ...item };
  if (!list && items.length > 0) schema['items'] = schemaOf(items, false);
  return sorted({ ...schema, ...listWordsOf(layers) });
}

function listWordsOf(layers: Layers): Schema {
  const found: Record<string, Json> = {};
  for (const word of listWords) {
    const value = nearest(layers, word);
    if (value !== undefined) found[word] = compileJson(value.json);
  }
  return found;
}

/** `"$ref": "string[]"` refers to a JSON Schema type. */
function primitiveOf(layers: Layers): string | undefined {
  const [reference] = layers.flatMap((layer) => stringOf(child(layer, '$ref')) ?? []);
  const name = reference === undefined ? '' : parseTypeName(reference).name;
  return isSchemaType(name) && name !== 'any' ? name : undefined;
}

/** Sorts keywords by name, so that equal schemas have equal JSON. */
function sorted(schema: Schema): Schema {
  return Object.fromEntries(Object.entries(schema).sort(([left], [right]) => (left < right ? -1 : 1)));
}

interface TypeHints {
  readonly entity: string | undefined;
  readonly properties: readonly unknown[] | undefined;
  readonly values: Node | undefined;
}

const valueTypes: ReadonlySet<string> = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array']);

/** The type of a value, for widgets and formatting. */
export function typeOf(schema: Schema, hints: TypeHints): ValueType {
  const type = schema['type'];
  if (isValueType(type)) return type;
  if (hints.properties !== undefined) return 'object';
  return schema['format'] === undefined && schema['pattern'] === undefined ? 'any' : 'string';
}

function isValueType(type: Json | undefined): type is ValueType {
  return typeof type === 'string' && valueTypes.has(type);
}

function nearest(layers: Layers, word: PropertyOf<FieldLayer>): Node | undefined {
  for (const layer of layers) {
    const found = child(layer, word);
    if (found !== undefined) return found;
  }
  return undefined;
}
