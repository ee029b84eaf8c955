import { blockSchemas } from './blocks/index.ts';
import { type Kind, kindEntries } from './kinds/index.ts';
import type { Schema } from './Schema.ts';
import shapes from './shapes.schema.json' with { type: 'json' };

/** Documents by the end of their URL. Kinds and blocks with the same name are in different folders. */
const documents = new Map<string, Schema>([['kinds/shapes', asSchema(shapes)]]);
for (const [name, { schema }] of kindEntries) documents.set(`kinds/${name}`, asSchema(schema));
for (const [name, schema] of Object.entries(blockSchemas)) documents.set(`blocks/${name}`, asSchema(schema));
documents.set('blocks/block', {
  description: 'Block of a screen, identified by its discriminator.',
  anyOf: Object.keys(blockSchemas).map((name) => ({ $ref: `${name}.schema.json` })),
});

/** The files are part of this program, and a test compiles each of them as JSON Schema. */
function asSchema(json: unknown): Schema {
  return json as Schema;
}

/** A schema with the document that its references are relative to. */
export interface Placed {
  readonly schema: Schema;
  readonly document: string;
}

/** The meta-schema of a kind: the format of its files. */
export function metaSchemaOf(kind: Kind): Placed {
  return place(`kinds/${kind}`);
}

/** The schema of one definition of a kind: the meta-schema, or that of its members if a file contains several. */
export function definitionSchemaOf(kind: Kind): Placed {
  const whole = metaSchemaOf(kind);
  const { several = false, additionalProperties } = whole.schema;
  return several && typeof additionalProperties === 'object' ? { ...whole, schema: additionalProperties } : whole;
}

function place(document: string): Placed {
  const schema = documents.get(document);
  if (schema === undefined) throw new Error(`No meta-schema "${document}"`);
  return { schema, document };
}

const resolved = new WeakMap<Schema, Placed>();

/** Resolves `$ref`. Properties next to the reference override those of its target. */
export function resolveSchema(placed: Placed): Placed {
  const reference = placed.schema.$ref;
  if (reference === undefined) return placed;
  const known = resolved.get(placed.schema);
  if (known !== undefined) return known;
  const target = resolveSchema(follow(reference, placed.document));
  const { $ref: _, ...own } = placed.schema;
  const adds = [...(target.schema.adds ?? []), ...(own.adds ?? [])];
  const schema: Schema = { ...target.schema, ...own, ...(adds.length > 0 ? { adds } : {}) };
  const result = { schema, document: target.document };
  resolved.set(placed.schema, result);
  return result;
}

/** The target of a reference: another document, a definition in it, or one in the same document. */
export function follow(reference: string, document: string): Placed {
  const [file = '', fragment = ''] = reference.split('#');
  const target = file === '' ? place(document) : place(addressOf(file, document));
  const name = fragment.replace('/$defs/', '');
  if (name === '') return target;
  const schema = definitionsOf(target.schema)[name];
  if (schema === undefined) throw new Error(`No "${name}" in meta-schema "${target.document}"`);
  return { schema, document: target.document };
}

function addressOf(file: string, document: string): string {
  const segments = file.split('/');
  const name = (segments.at(-1) ?? '').replace('.schema.json', '');
  const room = segments.find((segment) => segment === 'kinds' || segment === 'blocks');
  if (name === 'shapes') return 'kinds/shapes';
  return `${room ?? document.split('/')[0] ?? 'kinds'}/${name}`;
}

function definitionsOf(schema: Schema): Readonly<Record<string, Schema>> {
  return '$defs' in schema && isDefinitions(schema.$defs) ? schema.$defs : {};
}

function isDefinitions(value: unknown): value is Readonly<Record<string, Schema>> {
  return typeof value === 'object' && value !== null;
}
