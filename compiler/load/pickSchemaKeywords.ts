import { type Authored, isAuthored } from '../compile/node.ts';
import { titleOfName } from './titleOfName.ts';

/** Keywords of JSON Schema 2020-12 whose value is a schema, or a list of schemas. */
const schemas = new Set(
  `additionalItems additionalProperties allOf anyOf contains contentSchema else if items not oneOf prefixItems
  propertyNames then unevaluatedItems unevaluatedProperties`.split(/\s+/),
);

/** Keywords with schemas by the author's names. */
const maps = new Set(['$defs', 'definitions', 'dependencies', 'dependentSchemas', 'patternProperties']);

/** All other keywords, those of the drafts before included: what is not carried is refused by its name, not left out. */
const plain = new Set(
  `$anchor $comment $dynamicAnchor $dynamicRef $id $recursiveAnchor $recursiveRef $ref $schema $vocabulary const
  contentEncoding contentMediaType default dependentRequired deprecated description enum examples exclusiveMaximum
  exclusiveMinimum format maxContains maxItems maxLength maxProperties maximum minContains minItems minLength
  minProperties minimum multipleOf pattern readOnly required title type uniqueItems writeOnly`.split(/\s+/),
);

/**
 * A JSON Schema without the keywords that JSON Schema does not know: it says that these are ignored, so that `when` or
 * `allow` of another house means nothing here. A property without a title has one made of its name, and its description
 * is its help.
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

/** A description that is no text is kept as it is, so that it is reported. */
function withTexts(name: string, { description, ...property }: Authored): Authored {
  const help = typeof description === 'string' ? { help: description } : {};
  const wrong = description === undefined || typeof description === 'string' ? {} : { description };
  return { title: titleOfName(name), ...property, ...help, ...wrong };
}
