import type { Kind } from './kinds/index.ts';
import { follow, metaSchemaOf } from './metaSchemas.ts';
import { annotationKeywords } from './Schema.ts';

/**
 * The purpose of a bundle. Editors need no annotations, and generated types need no descriptions next to references.
 */
export type BundleFor = 'editors' | 'types';

const ours: ReadonlySet<string> = new Set(annotationKeywords);

/** The meta-schema of a kind as one self-contained JSON Schema: every reference points into its own `$defs`. */
export function bundleSchema(kind: Kind, purpose: BundleFor): Readonly<Record<string, unknown>> {
  const root = metaSchemaOf(kind);
  const definitions = new Map<string, unknown>();
  const names = new Map<string, string>();
  const refer = (reference: string, document: string): string => {
    const target = follow(reference, document);
    const key = `${target.document}#${reference.split('#')[1] ?? ''}`;
    const known = names.get(key);
    if (known !== undefined) return known;
    const name = nameOf(reference, target.document);
    names.set(key, name);
    definitions.set(name, undefined);
    definitions.set(name, rewrite(target.schema, target.document));
    return name;
  };
  const rewrite = (value: unknown, document: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => rewrite(item, document));
    if (typeof value !== 'object' || value === null) return value;
    const reference: unknown = Reflect.get(value, '$ref');
    const refers = typeof reference === 'string';
    const entries = Object.entries(value).flatMap(([word, inner]) => {
      if (word === '$ref' && refers) return [pointTo(refer(reference, document), purpose)];
      if (word === '$defs' || word === '$schema' || (ours.has(word) && isSchemaPart(value))) return [];
      if (refers && purpose === 'types') return [];
      // Editors complete the names of every portal, and accept those that one portal adds.
      if (word === 'enum' && purpose === 'editors' && 'registered' in value)
        return [['anyOf', [{ enum: inner }, { type: 'string' }]]];
      return [[word, isMap(word) ? rewriteMap(inner, document) : isData(word) ? inner : rewrite(inner, document)]];
    });
    return purpose === 'types' && allowsAnything(value)
      ? { ...Object.fromEntries(entries), tsType: 'unknown' }
      : Object.fromEntries(entries);
  };
  const rewriteMap = (map: unknown, document: string): unknown =>
    Object.fromEntries(Object.entries(Object(map)).map(([name, inner]) => [name, rewrite(inner, document)]));
  const body = rewrite(root.schema, root.document);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...Object(body),
    $defs: Object.fromEntries(definitions),
  };
}

/**
 * In editors, the properties of a target override those next to its `$ref`. Inside `allOf`, the nearer description is
 * shown.
 */
function pointTo(name: string, purpose: BundleFor): readonly [word: string, value: unknown] {
  const reference = `#/$defs/${name}`;
  return purpose === 'editors' ? ['allOf', [{ $ref: reference }]] : ['$ref', reference];
}

/** Maps of names are not schemas: their members keep every name. */
function isMap(word: string): boolean {
  return word === 'properties';
}

function isData(word: string): boolean {
  return word === 'examples' || word === 'default' || word === 'enum' || word === 'const';
}

function isSchemaPart(value: object): boolean {
  return ['type', '$ref', 'anyOf', 'description', 'pattern', 'template', 'names', 'path', 'refers'].some(
    (word) => word in value,
  );
}

/** A described place without a shape accepts any JSON, which json-schema-to-typescript would treat as an object. */
function allowsAnything(schema: object): boolean {
  const shaped = ['type', '$ref', 'anyOf', 'enum', 'const', 'properties'];
  return 'description' in schema && !shaped.some((word) => word in schema);
}

function nameOf(reference: string, document: string): string {
  const fragment = (reference.split('#')[1] ?? '').replace('/$defs/', '');
  const [room, name = ''] = document.split('/');
  if (fragment !== '') return fragment;
  return room === 'blocks' && name !== 'block' ? `${name}Block` : name;
}
