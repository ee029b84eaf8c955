import { blockSchemas } from '../compiler/language/blocks/index.ts';
import { kindEntries } from '../compiler/language/kinds/index.ts';
import shapes from '../compiler/language/shapes.schema.json' with { type: 'json' };
import { functions } from '../engine/expressions/functions.ts';

/** The parts of a JSON Schema that the index uses. */
interface Schema {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly $ref?: string;
}

/** A name of the language, where it is accepted, and its meaning there. */
interface Entry {
  readonly name: string;
  readonly place: string;
  readonly meaning: string;
}

const definitions: ReadonlyMap<string, Schema> = new Map(schemasOf(shapes.$defs));

function schemasOf(schemas: object): readonly [name: string, schema: Schema][] {
  return Object.entries(schemas);
}

/**
 * Returns every name of the language in alphabetical order, as rows of a table: the name, its locations, its meaning
 * there.
 */
export function indexOfLanguage(): readonly (readonly string[])[] {
  const groups = Map.groupBy(allEntries(), ({ name, meaning }) => `${name}\n${meaning}`);
  const found = [...groups.values()].flatMap((entries) => {
    const [first] = entries;
    const places = [...new Set(entries.map(({ place }) => place))].join(', ');
    return first === undefined ? [] : [{ ...first, place: places }];
  });
  return found
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.place.localeCompare(b.place, 'en'))
    .map(({ name, place, meaning }) => [`\`${name}\``, place, meaning]);
}

function allEntries(): readonly Entry[] {
  const kinds = kindEntries.map(([kind, { schema }]) => [kind, 'kinds.md', schema] as const);
  const blocks = schemasOf(blockSchemas).map(([block, schema]) => [block, 'blocks.md', schema] as const);
  const shared = [...definitions].map(([shape, schema]) => [shape, 'shapes.md', schema] as const);
  const sections = [...kinds, ...blocks, ...shared];
  return [
    ...sections.flatMap(([name, page, schema]) => entriesIn(schema, `[${name}](${page}#${name.toLowerCase()})`)),
    ...kinds.map(([name, page, schema]) => ({
      name,
      place: `[kind](${page}#${name})`,
      meaning: firstSentence(descriptionOf(schema)),
    })),
    ...namesIn('format', 'Format of a value.'),
    ...namesIn('widget', 'Widget of a field.'),
    ...[...functions].map(([name, { meaning }]) => ({ name, place: '[function](functions.md)', meaning })),
  ];
}

/** Returns the properties of a schema and of its inline objects. */
function entriesIn(schema: Schema, place: string): readonly Entry[] {
  const inner = [schema.items, ...(schema.anyOf ?? []), schema.additionalProperties].filter(isSchema);
  const own = Object.entries(schema.properties ?? {}).filter(([name]) => name !== '$schema');
  return [
    ...own.flatMap(([name, property]) => [
      { name, place, meaning: firstSentence(descriptionOf(property)) },
      ...entriesIn(property, place),
    ]),
    ...inner.flatMap((below) => entriesIn(below, place)),
  ];
}

function isSchema(value: boolean | Schema | undefined): value is Schema {
  return typeof value === 'object';
}

function descriptionOf({ description, $ref }: Schema): string {
  if (description !== undefined) return description;
  return definitions.get($ref?.split('/').at(-1) ?? '')?.description ?? '';
}

function firstSentence(text: string): string {
  return /^.+?\.(?=\s|$)/s.exec(text)?.[0] ?? text;
}

/** Returns the names of an enumeration of the language. */
function namesIn(shape: string, meaning: string): readonly Entry[] {
  const names = definitions.get(shape)?.enum ?? [];
  return names.map((name) => ({ name: String(name), place: `[${shape}](shapes.md#${shape})`, meaning }));
}
