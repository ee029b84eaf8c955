import { type FieldModel, isRecord, writePath } from '#engine';
import { pickOne } from '../../portal/demo/createRandom.ts';

type Json = Readonly<Record<string, unknown>>;
type Random = () => number;

/** A generated body, and the changes that were made to create it. */
export interface Payload {
  readonly body: unknown;
  readonly made: readonly string[];
}

/** Texts that reveal errors: scripts, directions, diacritics, white space, names of objects, and very long texts. */
const texts: readonly string[] = [
  '',
  ' ',
  '\t\n',
  'x',
  '日本語のテキスト',
  'שלום עולם',
  'Ștefan Țepeș',
  '👩‍👩‍👧‍👦',
  'e\u0301',
  '\u200b',
  '\ufeffmark',
  '\u00a0Emma\u00a0',
  '<b>bold</b>',
  "Robert'); --",
  '{title}',
  '=this.title',
  '__proto__',
  '0',
  'true',
  'null',
  '2026-02-29',
  '2024-02-29',
  '2026-11-21',
  '2026-11-22',
  '2027-08-31',
  '9999-12-31',
  'a@b.example',
  'A@B.EXAMPLE ',
  '+1 202 555 0142',
  'x'.repeat(255),
  'x'.repeat(256),
  '😀'.repeat(255),
  'x'.repeat(5_001),
];

const numbers: readonly number[] = [0, -0, 1, -1, 0.1, 0.001, 1.005, 2, 9, 22, 999, 1e9, 2 ** 31, 2 ** 53, 1e21, -1e21];

const others: readonly unknown[] = [null, true, false, [], {}, [null], [[]], [{}], { a: 1 }, ['x', 'x'], 'x', 7, 7.5];

const strangers: readonly string[] = ['role', 'id', 'owner', 'constructor', 'toString', 'a.b', '', '$where', 'ключ'];

/** Generates a body of these fields from a valid one; the same random numbers generate the same body. */
export function generatePayload(fields: readonly FieldModel[], valid: Json, random: Random): Payload {
  if (random() < 0.02) return { body: pickOne(random, others), made: ['another body'] };
  const times = pickOne(random, [0, 1, 1, 1, 2, 2, 3]);
  let body: Json = valid;
  const made: string[] = [];
  for (let time = 0; time < times; time += 1) {
    const change = pickOne(random, changes);
    const field = fields.length === 0 ? undefined : pickOne(random, fields);
    const next = field === undefined ? undefined : change.make(field, body, random);
    if (next === undefined) continue;
    body = next;
    made.push(change.name);
  }
  return { body, made: made.length === 0 ? ['as it is accepted'] : made };
}

interface Change {
  readonly name: string;
  readonly make: (field: FieldModel, body: Json, random: Random) => Json | undefined;
}

const changes: readonly Change[] = [
  { name: 'left out', make: (field, body) => without(body, field.wire) },
  { name: 'written null', make: (field, body) => ({ ...body, [field.wire]: null }) },
  { name: 'another type', make: (field, body, random) => ({ ...body, [field.wire]: pickOne(random, others) }) },
  { name: 'another text', make: (field, body, random) => ({ ...body, [field.wire]: pickOne(random, texts) }) },
  { name: 'another number', make: (field, body, random) => ({ ...body, [field.wire]: pickOne(random, numbers) }) },
  { name: 'a value that fits', make: (field, body, random) => ({ ...body, [field.wire]: fitting(field, random) }) },
  { name: 'a value that fits', make: (field, body, random) => ({ ...body, [field.wire]: fitting(field, random) }) },
  { name: 'at a bound', make: (field, body, random) => ({ ...body, [field.wire]: bounding(field, random) }) },
  { name: 'a stranger', make: (_field, body, random) => ({ ...body, [pickOne(random, strangers)]: 1 }) },
  { name: 'something inside', make: changeInside },
  { name: 'something inside', make: changeInside },
];

/** Changes one property of a record, or one item of a list, in the same way as a body. */
function changeInside(field: FieldModel, body: Json, random: Random): Json | undefined {
  const value = body[field.wire];
  const { properties } = field;
  if (Array.isArray(value)) return { ...body, [field.wire]: changeList(value, properties ?? [], random) };
  if (!isRecord(value) || !properties || properties.length === 0) return undefined;
  const inner = pickOne(random, changes).make(pickOne(random, properties), value, random);
  return inner === undefined ? undefined : { ...body, [field.wire]: inner };
}

function changeList(list: readonly unknown[], properties: readonly FieldModel[], random: Random): readonly unknown[] {
  const at = Math.floor(random() * list.length);
  const item = list[at];
  const kind = random();
  if (item === undefined || kind < 0.15) return [];
  if (kind < 0.3) return [...list, item];
  if (kind < 0.4) return list.filter((_one, index) => index !== at);
  if (kind < 0.5) return list.with(at, pickOne(random, others));
  if (kind < 0.55) return Array.from({ length: 600 }, () => item);
  if (!isRecord(item)) return list.with(at, pickOne(random, texts));
  const names = Object.keys(item);
  const known = properties.length > 0 ? pickOne(random, properties) : undefined;
  const changed = known && pickOne(random, changes).make(known, item, random);
  return list.with(at, changed ?? { ...item, [names[0] ?? 'x']: pickOne(random, others) });
}

function without(body: Json, name: string): Json {
  const { [name]: _gone, ...rest } = body;
  return rest;
}

/** Returns a value of the field's own type, usually a valid one, as a user could enter it. */
function fitting(field: FieldModel, random: Random): unknown {
  const { values, schema, type, properties } = field;
  if (values && values.length > 0) return pickOne(random, values).value;
  if ('const' in schema) return schema['const'];
  if (type === 'boolean') return random() < 0.5;
  if (type === 'integer') return Math.floor(random() * 30);
  if (type === 'number') return Math.round(random() * 100_000) / 100;
  if (type === 'array') return [];
  if (properties) {
    return properties.reduce<Json>((record, inner) => writePath(record, inner.wire, fitting(inner, random)), {});
  }
  if (schema['format'] === 'date') return pickOne(random, ['2026-11-22', '2027-01-31', '2027-12-31', '2024-02-29']);
  if (schema['format'] === 'email') return pickOne(random, ['ann@b.example', ' ANN@B.EXAMPLE', 'ann@b']);
  return pickOne(random, ['Warehouse', '2025550142', 'US-CA', 'ann@b.example', 'PENDING', texts[4], texts[6]]);
}

/** Returns a value at, below or above a limit of the schema. */
function bounding(field: FieldModel, random: Random): unknown {
  const { schema } = field;
  const step = pickOne(random, [-1, 0, 1]);
  for (const word of ['minLength', 'maxLength']) {
    const limit = schema[word];
    if (typeof limit === 'number') return pickOne(random, ['a', 'é', '😀']).repeat(Math.max(0, limit + step));
  }
  for (const word of ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']) {
    const limit = schema[word];
    if (typeof limit === 'number') return limit + step * pickOne(random, [1, 0.01]);
  }
  for (const word of ['minItems', 'maxItems']) {
    const limit = schema[word];
    if (typeof limit === 'number') return Array.from({ length: Math.max(0, limit + step) }, () => 'x');
  }
  return pickOne(random, texts);
}
