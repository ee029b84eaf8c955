import type { Exporter } from '../Exporter.ts';
import { writeEntity } from './writeEntity.ts';

/**
 * The exporter of JSON Schema 2020-12, for the records of an entity as the operation and the form that create them
 * require.
 */
export const jsonSchema: Exporter = {
  name: 'json-schema',
  title: 'JSON Schema 2020-12',
  kind: 'entity',
  write: writeEntity,
  carried: [
    { parts: 'entity, its create operation and form', as: 'an object; names that are not listed are refused' },
    { parts: 'title, help', as: 'title, description, in English' },
    { parts: 'type, limits, format, values', as: 'the same keyword; values with titles as `oneOf` of constants' },
    { parts: 'required, default', as: 'required, default', omitted: 'expressions that are no comparisons' },
    { parts: 'when', as: '`if` and `else`', omitted: 'expressions that are no comparisons' },
    { parts: 'value, readOnly', as: 'readOnly' },
    { parts: 'properties, items, records of another entity', as: 'properties, items, `$defs`' },
    { parts: 'flow', as: 'an object', omitted: 'its questions' },
    { parts: 'rules of the entity', as: '`if` and `then`', omitted: 'expressions that are no comparisons' },
    { parts: 'normalise, options, locked, allow, messages', omitted: 'left out' },
  ],
};
