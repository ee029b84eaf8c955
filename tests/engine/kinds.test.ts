import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { kinds, readFileName } from '#compiler';
import { blockSchemas } from '../../compiler/language/blocks/index.ts';
import { bundleSchema } from '../../compiler/language/bundleSchema.ts';
import { kindEntries } from '../../compiler/language/kinds/index.ts';
import { annotationKeywords } from '../../compiler/language/Schema.ts';
import shapes from '../../compiler/language/shapes.schema.json' with { type: 'json' };
import { findStaleKindFiles } from '../../scripts/generateKindTypes.ts';
import { readBase } from './readFixtures.ts';

const sources: readonly (readonly [string, unknown])[] = [
  ['shapes', shapes],
  ...kindEntries.map(([kind, { schema }]) => [kind, schema] as const),
  ...Object.entries(blockSchemas).map(([name, schema]) => [`block ${name}`, schema] as const),
];

describe('meta-schemas', () => {
  test('are what the generated types and the schemas for editors were made from', async () => {
    expect(await findStaleKindFiles()).toEqual([]);
  });

  test.each(sources)('%s describes every word and gives an example', (_, schema) => {
    expect(findBareWords(schema, '')).toEqual([]);
  });

  test.each(sources)('%s closes every object', (_, schema) => {
    expect(findOpenObjects(schema, '')).toEqual([]);
  });

  test.each(kinds)('the schema for editors of %s is JSON Schema without words of ours', (kind) => {
    const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false });

    expect(() => ajv.compile({ ...bundleSchema(kind, 'editors') })).not.toThrow();
    expect(ajv.errors ?? null).toBe(null);
  });

  test.each(kinds)('the schema for editors of %s accepts the valid set', (kind) => {
    const ajv = new Ajv2020({ strict: false });
    const validate = ajv.compile({ ...bundleSchema(kind, 'editors') });
    const files = readBase().filter(({ path }) => {
      const name = readFileName(path);
      return name.fault === undefined && name.kind === kind;
    });

    for (const { path, text } of files)
      expect(validate(JSON.parse(text)), `${path} ${ajv.errorsText(validate.errors)}`).toBe(true);
    expect(files.length).toBeGreaterThan(0);
  });
});

test('words of ours are no words of JSON Schema', () => {
  const standard = ['type', 'properties', 'items', 'anyOf', 'enum', 'pattern', 'required', 'description', 'default'];

  expect(annotationKeywords.filter((word) => standard.includes(word))).toEqual([]);
});

type Json = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the properties without a description and without a reference to a schema with one. */
function findBareWords(schema: unknown, at: string): readonly string[] {
  if (!isObject(schema)) return [];
  const bare = Object.entries(mapOf(schema, 'properties')).flatMap(([name, member]) => {
    const isSaid = isObject(member) && typeof member['description'] === 'string' && Array.isArray(member['examples']);
    return isSaid || (isObject(member) && typeof member['$ref'] === 'string') ? [] : [`${at}/properties/${name}`];
  });
  return [...bare, ...partsOf(schema).flatMap(([name, part]) => findBareWords(part, `${at}/${name}`))];
}

function findOpenObjects(schema: unknown, at: string): readonly string[] {
  if (!isObject(schema)) return [];
  const open = isObject(schema['properties']) && !('additionalProperties' in schema) ? [at] : [];
  return [...open, ...partsOf(schema).flatMap(([name, part]) => findOpenObjects(part, `${at}/${name}`))];
}

/** Returns the direct subschemas of a schema. */
function partsOf(schema: Json): readonly (readonly [string, unknown])[] {
  const maps = ['properties', '$defs'].flatMap((word) =>
    Object.entries(mapOf(schema, word)).map(([name, part]) => [`${word}/${name}`, part] as const),
  );
  const single = ['items', 'additionalProperties', 'propertyNames'].map((word) => [word, schema[word]] as const);
  const union = Array.isArray(schema['anyOf']) ? schema['anyOf'] : [];
  return [...maps, ...single, ...union.map((part: unknown, index) => [`anyOf/${index}`, part] as const)];
}

function mapOf(schema: Json, word: string): Json {
  const map = schema[word];
  return isObject(map) ? map : {};
}
