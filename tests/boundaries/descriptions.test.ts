import { describe, expect, test } from 'vitest';
import { blockSchemas } from '../../compiler/language/blocks/index.ts';
import { kindEntries } from '../../compiler/language/kinds/index.ts';
import shapes from '../../compiler/language/shapes.schema.json' with { type: 'json' };

const fewestWords = 5;

const documents: readonly (readonly [string, unknown])[] = [
  ['shapes', shapes],
  ...kindEntries.map(([name, { schema }]) => [`kinds/${name}`, schema] as const),
  ...Object.entries(blockSchemas).map(([name, schema]) => [`blocks/${name}`, schema] as const),
];

describe('descriptions of the meta-schemas', () => {
  test.each(documents)(
    'every property and definition of %s has a full sentence that names its default',
    (_, schema) => {
      expect(findPoorDescriptions(schema)).toEqual([]);
    },
  );

  test('a description that is missing, short, unfinished or silent about the default is found', () => {
    const planted = {
      description: 'A loan of the library.',
      properties: {
        title: { type: 'string' },
        size: { default: 25, description: 'Number of rows on one page.' },
        mode: { default: 'edit', description: 'Mode of the form. Defaults to `edit`.' },
        default: { description: 'Initial value.' },
      },
      items: { anyOf: [{ description: 'Name of one book in the library' }] },
      $defs: { book: { description: 'name of a book on the shelf.' } },
    };

    expect(findPoorDescriptions(planted)).toEqual([
      '/properties/title: no description',
      '/properties/size: does not say "Defaults to `25`"',
      '/properties/default: fewer than 5 words',
      '/items/anyOf/0: no full stop at the end',
      '/$defs/book: no capital letter at the start',
    ]);
  });
});

type Json = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the problems of the descriptions in a schema at any depth, with JSON Pointers. */
function findPoorDescriptions(schema: unknown, pointer = '', isNamed = true): readonly string[] {
  if (!isObject(schema)) return [];
  const own = faultsOf(schema, isNamed).map((fault) => `${pointer}: ${fault}`);
  const inner = schemasIn(schema).flatMap(({ at, part, named }) =>
    findPoorDescriptions(part, `${pointer}/${at}`, named),
  );
  return [...own, ...inner];
}

/**
 * Properties, definitions and whole documents have names, and need a description; alternatives and items can have one.
 */
function faultsOf(schema: Json, isNamed: boolean): readonly string[] {
  const { description } = schema;
  if (typeof description !== 'string') return isNamed ? ['no description'] : [];
  const standard = schema['default'];
  const shown = typeof standard === 'string' ? standard : JSON.stringify(standard);
  return [
    ...(description.split(/\s+/).length < fewestWords ? [`fewer than ${fewestWords} words`] : []),
    ...(/^\p{Lu}/u.test(description) ? [] : ['no capital letter at the start']),
    ...(description.endsWith('.') ? [] : ['no full stop at the end']),
    ...(standard === undefined || description.includes(`Defaults to \`${shown}\``)
      ? []
      : [`does not say "Defaults to \`${shown}\`"`]),
  ];
}

interface Part {
  readonly at: string;
  readonly part: unknown;
  readonly named: boolean;
}

/** Returns the direct subschemas of a schema. Any name is possible in `properties`, including `default`. */
function schemasIn(schema: Json): readonly Part[] {
  const maps = ['properties', '$defs'].flatMap((word) =>
    membersOf(schema[word]).map(([name, part]): Part => ({ at: `${word}/${name}`, part, named: true })),
  );
  const single = ['items', 'additionalProperties'].map((at): Part => ({ at, part: schema[at], named: false }));
  const union = Array.isArray(schema['anyOf']) ? schema['anyOf'] : [];
  return [
    ...maps.filter(({ at }) => at.startsWith('properties/')),
    ...single,
    ...union.map((part: unknown, index): Part => ({ at: `anyOf/${index}`, part, named: false })),
    ...maps.filter(({ at }) => at.startsWith('$defs/')),
  ];
}

function membersOf(map: unknown): readonly (readonly [string, unknown])[] {
  return isObject(map) ? Object.entries(map) : [];
}
