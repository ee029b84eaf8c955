import type { FieldModel } from '#engine';

/** Creates a field with the given properties and defaults for all others. */
export function makeField(path: string, words: Partial<FieldModel> = {}): FieldModel {
  return {
    path,
    wire: path,
    title: { literal: path },
    type: 'string',
    words: {},
    schema: {},
    constraint: '',
    when: true,
    locked: false,
    required: false,
    readOnly: false,
    normalise: [],
    messages: {},
    rules: [],
    actions: [],
    ...words,
  };
}
