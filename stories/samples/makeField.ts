import type { FieldModel } from '#engine';

/** A field with nothing but what is said of it. */
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
