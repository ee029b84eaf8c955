import { type Authored, isAuthored } from '../compile/node.ts';
import { titleOfName } from './titleOfName.ts';

/** JSON Schema 2020-12 keywords whose value is a schema, or a list of schemas. */
const schemas = new Set(
  `additionalItems additionalProperties allOf anyOf contains contentSchema else if items not oneOf prefixItems
  propertyNames then unevaluatedItems unevaluatedProperties`.split(/\s+/),
);

/** Keywords whose value is a map of schemas by name. */
const maps = new Set(['$defs', 'definitions', 'dependencies', 'dependentSchemas', 'patternProperties']);

/** All other keywords, including those of earlier drafts: unsupported keywords are refused by name, not removed. */
const plain = new Set(
  `$anchor $comment $dynamicAnchor $dynamicRef $id $recursiveAnchor $recursiveRef $ref $schema $vocabulary const
  contentEncoding contentMediaType default dependentRequired deprecated description enum examples exclusiveMaximum
  exclusiveMinimum format maxContains maxItems maxLength maxProperties maximum minContains minItems minLength
  minProperties minimum multipleOf pattern readOnly required title type uniqueItems writeOnly`.split(/\s+/),
);

/**
 * Removes unknown keywords from a JSON Schema. JSON Schema ignores them, so `when` or `allow` in a foreign schema has
 * no meaning here. A property without a title gets one from its name, and its description becomes its help.
 */
export function pickSchemaKeywords(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(pickSchemaKeywords);
  if (!isAuthored(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).flatMap(([word, value]) => {
      if (plain.has(word)) return [[word, value]];
      if (schemas.has(word)) return [[word, pickSchemaKeywords(value)]];
      if (word === 'properties') return [[word, pickProperties(value)]];
      return maps.has(word) ? [[word, pickNamed(value)]] : [];
    }),
  );
}

function pickNamed(map: unknown): unknown {
  if (!isAuthored(map)) return map;
  return Object.fromEntries(Object.entries(map).map(([name, schema]) => [name, pickSchemaKeywords(schema)]));
}

function pickProperties(map: unknown): unknown {
  if (!isAuthored(map)) return map;
  return Object.fromEntries(
    Object.entries(map).map(([name, schema]) => {
      const picked = pickSchemaKeywords(schema);
      return [name, isAuthored(picked) ? withTexts(name, picked) : picked];
    }),
  );
}

/** A description that is not a text stays unchanged, so that it is reported. */
function withTexts(name: string, { description, ...property }: Authored): Authored {
  const help = typeof description === 'string' ? { help: description } : {};
  const wrong = description === undefined || typeof description === 'string' ? {} : { description };
  return { title: titleOfName(name), ...property, ...help, ...wrong };
}
