import { isRecord } from '#engine';

type Schema = Readonly<Record<string, unknown>>;
type Random = () => number;

const deepest = 5;

/** Returns values for a schema: most are valid, some violate one of its keywords. Empty values are left out. */
function candidatesOf(schema: unknown, root: Schema, random: Random, depth = 0): readonly unknown[] {
  if (!isRecord(schema) || depth > deepest) return ['x', 1, true];
  const whole = resolve(schema, root);
  const listed = [...listOf(whole['enum']), ...(whole['const'] === undefined ? [] : [whole['const']])];
  const branches = ['oneOf', 'anyOf', 'allOf'].flatMap((word) =>
    listOf(whole[word]).flatMap((one) => candidatesOf(one, root, random, depth + 1)),
  );
  if (listed.length > 0) return [...listed.filter((value) => !isRecord(value)), 'not listed', 99];
  const types = [whole['type']].flat();
  const own = types.flatMap((type) => ofType(String(type), whole, root, random, depth));
  const found =
    whole['type'] === undefined && isRecord(whole['properties']) ? ofType('object', whole, root, random, depth) : own;
  return [...(whole['default'] === undefined ? [] : [whole['default']]), ...found, ...branches].filter(isGiven);
}

function ofType(type: string, schema: Schema, root: Schema, random: Random, depth: number): readonly unknown[] {
  switch (type) {
    case 'string':
      return textsOf(schema);
    case 'integer':
    case 'number':
      return numbersOf(schema, type);
    case 'boolean':
      return [true, false, 'true'];
    case 'array': {
      const items = Array.isArray(schema['items']) ? schema['items'][0] : schema['items'];
      const [first = 'x', second = 'y', third = 'z', wrong = 5] = candidatesOf(items, root, random, depth + 1);
      return [[first], [first, second], [first, first], [first, second, third], [wrong, first], 'x'];
    }
    case 'object':
      return [...Array.from({ length: 6 }, () => recordOf(schema, root, random, depth + 1)), 'x'];
    default:
      return [];
  }
}

/** Returns a record with some of its properties. Required ones are more likely to be present. */
export function recordOf(schema: Schema, root: Schema, random: Random, depth = 0): Schema {
  const whole = resolve(schema, root);
  const required = new Set(listOf(whole['required']));
  return Object.fromEntries(
    [...propertiesOf(whole, root, depth)].flatMap(([name, property]) => {
      if (random() > (required.has(name) ? 0.9 : 0.7)) return [];
      const values = candidatesOf(property, root, random, depth);
      // The first values are the valid ones.
      const at = Math.floor(random() * random() * values.length);
      return values.length === 0 ? [] : [[name, values[at]]];
    }),
  );
}

/** Returns the properties of a schema and of all schemas that are applied with it. */
function propertiesOf(schema: unknown, root: Schema, depth: number): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>();
  if (!isRecord(schema) || depth > deepest) return found;
  const whole = resolve(schema, root);
  const parts: unknown[] = ['allOf', 'anyOf', 'oneOf'].flatMap((word) => [...listOf(whole[word])]);
  for (const word of ['then', 'else']) parts.push(whole[word]);
  for (const word of ['dependencies', 'dependentSchemas'])
    if (isRecord(whole[word])) parts.push(...Object.values(whole[word]));
  const own = isRecord(whole['properties']) ? Object.entries(whole['properties']) : [];
  for (const [name, property] of own) found.set(name, property);
  for (const part of parts)
    for (const [name, property] of propertiesOf(part, root, depth + 1)) if (!found.has(name)) found.set(name, property);
  return found;
}

function textsOf({ format, minLength, maxLength, pattern }: Schema): readonly unknown[] {
  const formats: Readonly<Record<string, readonly string[]>> = {
    date: ['2026-03-12', '2026-02-30', 'soon'],
    'date-time': ['2026-03-12T14:30:00Z', '2026-03-12', 'soon'],
    time: ['14:30:00Z', 'soon'],
    email: ['ada@example.com', 'ada'],
    uri: ['https://example.com/a', 'no address'],
    uuid: ['0b8a1f2e-7d4c-4a5b-9c3d-2e1f0a9b8c7d', 'no id'],
  };
  if (typeof format === 'string' && Object.hasOwn(formats, format)) return [...(formats[format] ?? []), 5];
  if (typeof pattern === 'string') return ['12345', 'RO-12', '9780000000123', '14:30', 'abc', 5];
  const least = typeof minLength === 'number' ? minLength : 1;
  const most = typeof maxLength === 'number' ? maxLength : least + 20;
  return [
    'x'.repeat(least),
    'y'.repeat(Math.min(most, least + 1)),
    'z'.repeat(most),
    'w'.repeat(most + 1),
    'v'.repeat(Math.max(1, least - 1)),
    5,
  ];
}

function numbersOf(
  { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: Schema,
  type: string,
): readonly unknown[] {
  const step = typeof multipleOf === 'number' ? multipleOf : 1;
  const limits = [minimum, maximum, exclusiveMinimum, exclusiveMaximum].filter((one) => typeof one === 'number');
  const inside = typeof minimum === 'number' ? minimum : typeof maximum === 'number' ? maximum : 1;
  const near = limits.flatMap((limit) => [limit, limit + step, limit - step]);
  return [inside, inside + step, ...near, type === 'integer' ? 1.5 : 0.3, '1'];
}

function resolve(schema: Schema, root: Schema): Schema {
  const { $ref } = schema;
  if (typeof $ref !== 'string' || !$ref.startsWith('#/')) return schema;
  const target = $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), root);
  return isRecord(target) ? target : schema;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isGiven(value: unknown): boolean {
  if (isRecord(value)) return Object.keys(value).length > 0;
  return value !== '' && value !== null && !(Array.isArray(value) && value.length === 0);
}
