import type { FieldModel, FlowModel } from '#engine';

const types: Readonly<Record<string, FieldModel['type']>> = {
  string: 'string',
  number: 'number',
  integer: 'integer',
  boolean: 'boolean',
};

/** Returns a field for a result, so that it is formatted like a field. */
export function resultField({ field, title, type }: FlowModel['results'][number]): FieldModel {
  return {
    path: field,
    wire: field,
    title,
    type: types[type] ?? 'any',
    words: {},
    schema: {},
    constraint: '',
    when: true,
    locked: true,
    required: false,
    readOnly: true,
    normalise: [],
    messages: {},
    rules: [],
    actions: [],
  };
}
