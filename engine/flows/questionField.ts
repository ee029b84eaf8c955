import type { FieldModel } from '../model/field.types.ts';
import type { QuestionModel } from '../model/kinds/flow.types.ts';

const types: Readonly<Record<string, FieldModel['type']>> = {
  int: 'integer',
  integer: 'integer',
  number: 'number',
  'yes-no': 'boolean',
};

/** A question as a field, to be rendered, validated and read like a field. */
export function questionField(question: QuestionModel): FieldModel {
  const path = `q${question.question}`;
  const answers = question.answers.map(({ answer, text }) => ({ value: answer, title: text }));
  return {
    path,
    wire: path,
    title: question.text,
    type: types[question.format] ?? 'string',
    format: question.format,
    words: {},
    schema: question.schema,
    constraint: question.constraint,
    when: true,
    locked: false,
    required: question.required,
    readOnly: false,
    normalise: [],
    messages: question.messages,
    rules: [],
    actions: [],
    ...(answers.length > 0 ? { values: answers } : {}),
    ...(question.options === undefined ? {} : { options: question.options }),
  };
}
