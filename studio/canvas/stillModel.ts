import type { AnswerModel, Choice, FieldModel, FormModel, LiteralText, QuestionModel, Text, TextRef } from '#engine';

/** A text that depends on nothing: of a choice, what is shown otherwise. */
function stillText(text: Text | undefined): TextRef | LiteralText | undefined {
  if (text === undefined || !isChoiceText(text)) return text;
  return text.choice.at(-1)?.is;
}

/** A text as it is written; empty where it is one of the engine. */
export function plainText(text: Text | undefined): string {
  const still = stillText(text);
  return still !== undefined && 'literal' in still ? still.literal : '';
}

function isChoiceText(text: Text): text is Choice<TextRef | LiteralText> {
  return 'choice' in text;
}

/** A field that is shown to whoever draws it: it loads nothing, computes nothing and hides from nobody. */
function stillField(field: FieldModel): FieldModel {
  const { path, wire, type, format, words, widget, values, options, rows, properties, required, readOnly } = field;
  const title = stillText(field.title) ?? { literal: path };
  const help = stillText(field.help);
  const placeholder = stillText(field.placeholder);
  const isSelected = options !== undefined && widget === undefined;
  return {
    ...{ path, wire, title, type, words, readOnly, schema: {}, constraint: '', when: true, locked: false },
    ...{ required: required !== false, normalise: [], messages: {}, rules: [], actions: [] },
    ...(format === undefined ? {} : { format }),
    ...(isSelected ? { widget: 'select' } : widget === undefined ? {} : { widget }),
    ...(help === undefined ? {} : { help }),
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(values === undefined ? (options === undefined ? {} : { values: [] }) : { values: values.map(stillOption) }),
    ...(rows === undefined ? {} : { rows }),
    ...(properties === undefined ? {} : { properties: properties.map(stillField) }),
  };
}

function stillOption<Option extends { readonly title: Text }>(option: Option): Option {
  return { ...option, title: stillText(option.title) ?? { literal: '' } };
}

/** A form of these fields, which is looked at and not filled in. */
export function stillForm(id: string, fields: readonly FieldModel[]): FormModel {
  return {
    ...{ id, of: id, given: {}, data: [], rules: [], submits: [], mode: 'edit', messages: {} },
    fields: fields.map(stillField),
  };
}

/** A question that is asked of whoever draws it. */
export function stillQuestion(question: QuestionModel): QuestionModel {
  const help = stillText(question.help);
  const unit = stillText(question.unit);
  const {
    options: _options,
    value: _value,
    repeat: _repeat,
    default: _default,
    help: _help,
    unit: _unit,
    ...rest
  } = question;
  return {
    ...rest,
    ...{ text: stillText(question.text) ?? { literal: '' }, questions: [], faqs: [], rules: [], messages: {} },
    ...{ when: true, locked: false, required: question.required !== false },
    ...{ answers: question.answers.map(stillAnswer), schema: {}, constraint: '' },
    ...(help === undefined ? {} : { help }),
    ...(unit === undefined ? {} : { unit }),
  };
}

function stillAnswer({ when: _when, ...answer }: AnswerModel): AnswerModel {
  return { ...answer, text: stillText(answer.text) ?? { literal: '' } };
}
