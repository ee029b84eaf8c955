import type { CarriedPart } from '../Importer.ts';

/** How each JSON Schema keyword is converted. */
export const carried: readonly CarriedPart[] = [
  {
    parts: '`type`',
    as: 'type',
    omitted: 'of several types, the first; `null` is no value; a value of any type is text',
  },
  { parts: '`properties`', as: 'properties; records inside records down to six levels', omitted: 'names with a dot' },
  { parts: '`required`', as: 'required', omitted: 'an empty text, an empty list and null count as no value' },
  { parts: '`title`, `description`', as: 'title, help' },
  { parts: '`default`', as: 'default', omitted: 'defaults of objects' },
  {
    parts: '`enum`, `const`, `oneOf` or `anyOf` of constants, `enumNames`',
    as: 'values with titles',
    omitted: 'lists, objects and null; more than 1,000 values',
  },
  {
    parts:
      '`minimum`, `maximum`, `exclusiveMinimum`, `exclusiveMaximum`, `multipleOf`, `minLength`, `maxLength`, `minItems`, `maxItems`, `uniqueItems`',
    as: 'the same limit',
  },
  { parts: '`pattern`', as: 'pattern', omitted: 'patterns that are not shown to be harmless' },
  { parts: '`format`', as: 'email, date, date-time, time, uri, uuid', omitted: 'other formats are not validated' },
  { parts: '`items`', as: 'a list of values or of records', omitted: 'lists of lists; entries with different schemas' },
  {
    parts: '`$ref` in the same file, `$defs`, `definitions`, `$id`, `$anchor`',
    as: 'the properties themselves',
    omitted: 'other files; the fourth level of a schema that contains itself',
  },
  { parts: '`allOf`', as: 'all of its keywords', omitted: 'a second pattern or format of one value' },
  {
    parts: '`oneOf`, `anyOf` of objects',
    as: 'when and required by the property that has other constants in each branch, else optional properties and a rule',
  },
  { parts: '`oneOf`, `anyOf` of values', as: 'a rule', omitted: 'of several types, all but the first' },
  {
    parts: '`if`, `then`, `else`, `not`, `contains`',
    as: 'when, required and rules',
    omitted: 'conditions that no expression states',
  },
  { parts: '`dependencies`, `dependentRequired`, `dependentSchemas`', as: 'when, required and rules' },
  { parts: '`readOnly`', as: 'locked with its default', omitted: 'without a default, the value is set by the server' },
  {
    parts: '`additionalProperties`, `patternProperties`, `propertyNames`, `unevaluatedProperties`',
    omitted: 'names that the schema does not list are refused',
  },
  { parts: '`minProperties`, `maxProperties`, `minContains`, `maxContains`', omitted: 'not validated' },
  {
    parts: '`prefixItems`, `additionalItems`, `unevaluatedItems`',
    omitted: 'lists whose entries have different schemas',
  },
  { parts: '`contentEncoding`, `contentMediaType`, `contentSchema`', omitted: 'the text is stored as it is' },
];
