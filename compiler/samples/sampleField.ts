import { type FieldModel, isChoice, type Release, type Text, writePath } from '#engine';
import { samplePattern } from './samplePattern.ts';

/** The context of a generated value: the release, the index of the record, and the depth inside it. */
export interface SampleContext {
  readonly release: Release;
  /** Index of the record. */
  readonly index: number;
  /** Returns the key of a record of an entity, so that references to it can be resolved. */
  readonly keyOf: (entity: string) => unknown;
  readonly depth?: number;
}

const deepest = 3;

/** Returns a valid value for a field, the same for the same context; undefined if none can be generated. */
export function sampleField(field: FieldModel, place: SampleContext): unknown {
  if (field.value !== undefined || field.each || field.by !== undefined) return undefined;
  const { index } = place;
  if (field.options) return field.options.entity === undefined ? undefined : asType(field, keyOfOption(field, place));
  if (field.values && field.values.length > 0) {
    const one = field.values[index % field.values.length]?.value;
    return field.type === 'array' ? [one] : one;
  }
  if ('const' in field.schema) return field.schema['const'];
  const other = linkedEntity(field.path, place.release);
  if (other !== undefined) return place.keyOf(other);
  return sampleOfType(field, place);
}

/** Returns a record with a value for every field. Values of nested fields are written to their paths. */
export function sampleRecord(fields: readonly FieldModel[], place: SampleContext): Readonly<Record<string, unknown>> {
  let record: Readonly<Record<string, unknown>> = {};
  for (const field of fields) {
    const value = sampleField(field, place);
    if (value !== undefined) record = writePath(record, field.path, value);
  }
  return record;
}

/** Returns the English text if it is no choice and has no arguments. */
function plainText(text: Text | undefined, release: Release): string {
  if (text === undefined || isChoice(text)) return '';
  if ('literal' in text) return text.literal;
  const found = 'text' in text ? release.texts['en']?.[text.text] : undefined;
  return found === undefined || found.includes('{') ? '' : found;
}

function keyOfOption(field: FieldModel, place: SampleContext): unknown {
  const { entity, key } = field.options ?? {};
  if (entity === undefined) return undefined;
  const properties = place.release.entities[entity]?.properties ?? [];
  const property = properties.find(({ path }) => path === key);
  if (key === place.release.entities[entity]?.key || !property) return place.keyOf(entity);
  return sampleField(property, { ...place, index: 0 });
}

function asType(field: FieldModel, value: unknown): unknown {
  return field.type === 'array' && value !== undefined ? [value] : value;
}

/** Returns the entity whose key a property is named after: `bookNumber`, or `bookId` for an entity `book`. */
function linkedEntity(path: string, release: Release): string | undefined {
  const name = path.split('.').at(-1) ?? path;
  if (name === 'id') return undefined;
  const entities = Object.values(release.entities).filter(({ key }) => key !== undefined);
  const found = entities.find(({ key }) => key === name) ?? entities.find(({ id }) => `${camel(id)}Id` === name);
  return found?.id;
}

function camel(id: string): string {
  return id.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
}

function sampleOfType(field: FieldModel, place: SampleContext): unknown {
  const depth = place.depth ?? 0;
  switch (field.type) {
    case 'boolean':
      return place.index % 2 === 0;
    case 'integer':
    case 'number':
      return sampleNumber(field, place.index);
    case 'string':
      return sampleText(field, place);
    case 'object':
      return field.properties && depth < deepest
        ? sampleRecord(field.properties, { ...place, depth: depth + 1 })
        : undefined;
    case 'array':
      return field.properties && depth < deepest
        ? [0, 1].map((index) => sampleRecord(field.properties ?? [], { ...place, index, depth: depth + 1 }))
        : [];
    default:
      return undefined;
  }
}

function sampleNumber({ schema, format }: FieldModel, index: number): number {
  const least = numberOf(schema['minimum']) ?? numberOf(schema['exclusiveMinimum']);
  const most = numberOf(schema['maximum']) ?? numberOf(schema['exclusiveMaximum']);
  const step = numberOf(schema['multipleOf']) ?? 1;
  const base = least !== undefined && least > 0 ? least : 1;
  const start = format === 'money' ? 1200 * (index + 1) : base + step * index;
  return most !== undefined && start > most ? (least ?? most) : start;
}

function sampleText(field: FieldModel, place: SampleContext): string | undefined {
  const { index, release } = place;
  const { pattern, maxLength, minLength } = field.schema;
  const number = index + 1;
  switch (field.format) {
    case 'date':
      return `2026-0${(index % 9) + 1}-1${index % 10}`;
    case 'date-time':
      return `2026-0${(index % 9) + 1}-1${index % 10}T09:30:00.000Z`;
    case 'email':
      return `person${number}@catalogue.example`;
    case 'phone':
    case 'tel':
      return `+1 212 555 010${index % 10}`;
    case 'password':
    case 'new-password':
      return 'Catalogue!2026';
    case 'uri':
      return `https://catalogue.example/${number}`;
    case 'pay':
      return `${number}00 Hourly`;
    case 'file':
    case 'binary':
      return undefined;
  }
  if (typeof pattern === 'string') return samplePattern(pattern, index);
  const words = `${plainText(field.title, release) || field.path} ${number}`;
  const cut = typeof maxLength === 'number' ? words.slice(0, maxLength).trim() : words;
  return typeof minLength === 'number' ? cut.padEnd(minLength, 'x') : cut;
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
