/** Keywords that limit one value. */
export const limits = [
  'format',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
] as const;

/** Keywords that describe a value. The outermost one applies. */
export const descriptions = ['title', 'description', 'default', 'readOnly', 'enumNames', 'x-enumNames'] as const;

/** Keywords with alternatives or conditions. */
export const conditional = [
  'if',
  'oneOf',
  'anyOf',
  'not',
  'dependencies',
  'dependentRequired',
  'dependentSchemas',
  'contains',
] as const;

const named = 'Names that the schema does not list are refused in requests.';

/** Keywords that are always omitted, with the effect. */
export const omittedKeywords: Readonly<Record<string, string>> = {
  additionalProperties: named,
  patternProperties: named,
  unevaluatedProperties: named,
  propertyNames: named,
  minProperties: 'The number of properties is not limited.',
  maxProperties: 'The number of properties is not limited.',
  prefixItems: 'A list whose entries have different schemas is left out.',
  additionalItems: 'A list whose entries have different schemas is left out.',
  unevaluatedItems: 'Entries are validated by `items` only.',
  minContains: 'One entry is enough for `contains`.',
  maxContains: 'The number of entries that match `contains` is not limited.',
  contentEncoding: 'The text is stored as it is sent.',
  contentMediaType: 'The text is stored as it is sent.',
  contentSchema: 'The text is stored as it is sent.',
  extends: 'Keywords of draft 3 are left out.',
  disallow: 'Keywords of draft 3 are left out.',
};

/** Keywords that do not affect validity. */
export const annotations: ReadonlySet<string> = new Set(
  `title description default examples $comment $schema $id id $anchor $defs definitions deprecated readOnly writeOnly
  enumNames x-enumNames`.split(/\s+/),
);
