import {
  type AnswerModel,
  isChoice as isBranching,
  isExpression,
  type Json,
  type QuestionModel,
  type Release,
  type Template,
} from '#engine';
import { joinPointer } from '../../compile/pointer.ts';
import type { ImportReport } from '../../import/Importer.ts';
import { readFormula } from '../readFormula.ts';
import { textOf } from '../textOf.ts';
import { controlExtension, expressionExtension, extension } from './extensions.ts';
import { writeConditions } from './writeConditions.ts';
import { writePath } from './writePath.ts';

type Item = Readonly<Record<string, Json>>;
type OmitKeyword = (keyword: string, message: string) => void;

interface Writing {
  readonly release: Release;
  readonly report: ImportReport;
  readonly find: (path: string) => QuestionModel | undefined;
}

/** Item types by the format of the question. */
const types: Readonly<Record<string, string>> = {
  'yes-no': 'boolean',
  int: 'integer',
  number: 'decimal',
  date: 'date',
  'date-time': 'dateTime',
  text: 'string',
  'long-text': 'text',
  radio: 'choice',
  select: 'choice',
  checkboxes: 'choice',
  pairs: 'choice',
  'open-choice': 'open-choice',
};

const controls: Readonly<Record<string, string>> = { radio: 'radio-button', select: 'drop-down' };

/** Writes one question as an item, including its children. */
export function writeItem(question: QuestionModel, writing: Writing): Item {
  const { release, report } = writing;
  const { format, repeat, code, help } = question;
  const omit: OmitKeyword = (keyword, message) =>
    report.omit({ pointer: joinPointer(`/q${question.question}`, keyword), keyword, message });
  const linkId = String(question.question);
  const isHeading = format === 'none';
  const below = question.questions.map((one) => writeItem(one, writing));
  const helpText = textOf(help, release);
  const items: readonly Item[] = [
    ...(helpText === undefined
      ? []
      : [{ extension: [controlExtension('help')], linkId: `${linkId}-help`, text: helpText, type: 'display' }]),
    ...below,
  ];
  reportOmitted(question, omit);
  const extensions = extensionsOf(question, release, omit);
  const isRepeated = repeat !== undefined || format === 'checkboxes' || format === 'pairs';
  return {
    ...(extensions.length === 0 ? {} : { extension: extensions }),
    linkId,
    ...(code === undefined ? {} : { code: [{ ...code, code: code.value, value: undefined }].map(withoutAbsent) }),
    text: textOf(question.text, release) ?? linkId,
    type: typeOf(question),
    ...conditionsOf(question, writing, omit),
    ...(question.required === true && !isHeading ? { required: true } : {}),
    ...(isRepeated ? { repeats: true } : {}),
    ...(question.locked === true || question.value !== undefined ? { readOnly: true } : {}),
    ...lengthOf(question),
    ...(question.answers.length === 0
      ? {}
      : { answerOption: question.answers.map((one) => optionOf(one, question, release)) }),
    ...initialOf(question),
    ...(items.length === 0 ? {} : { item: items }),
  };
}

function typeOf({ format, questions, answers }: QuestionModel): string {
  if (format === 'none') return questions.length === 0 ? 'display' : 'group';
  const type = Object.hasOwn(types, format) ? types[format] : undefined;
  const isChoice = type === 'choice' || type === 'open-choice';
  // A choice requires answers.
  return type === undefined || (isChoice && answers.length === 0) ? 'string' : type;
}

function withoutAbsent(item: Readonly<Record<string, Json | undefined>>): Json {
  return Object.fromEntries(
    Object.entries(item).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

function conditionsOf({ when }: QuestionModel, { find }: Writing, omit: OmitKeyword): Item {
  if (when === true) return {};
  const formula = readFormula(when);
  const written = formula === undefined ? undefined : writeConditions(formula, find);
  if (written === undefined) omit('when', 'The condition is left out: the item is always shown.');
  return written ?? {};
}

function lengthOf({ schema, answers }: QuestionModel): Item {
  const { maxLength } = schema;
  return typeof maxLength === 'number' && answers.length === 0 ? { maxLength } : {};
}

function optionOf(
  { answer, text, marks, default: isDefault }: AnswerModel,
  question: QuestionModel,
  release: Release,
): Json {
  const { system, score } = marks;
  const display = textOf(text, release);
  return {
    ...(typeof score === 'number' ? { extension: [extension('ordinalValue', { valueDecimal: score })] } : {}),
    valueCoding: {
      ...(typeof system === 'string' ? { system } : {}),
      code: String(answer),
      ...(display === undefined ? {} : { display }),
    },
    ...(isDefault || isInitial(question.default, answer) ? { initialSelected: true } : {}),
  };
}

function isInitial(initial: Template | undefined, answer: string | number): boolean {
  return Array.isArray(initial) ? initial.includes(answer) : initial === answer;
}

function initialOf({ default: initial, answers, format }: QuestionModel): Item {
  if (answers.length > 0 || initial === undefined) return {};
  if (typeof initial === 'boolean') return { initial: [{ valueBoolean: initial }] };
  if (typeof initial === 'number')
    return { initial: [format === 'int' ? { valueInteger: initial } : { valueDecimal: initial }] };
  if (typeof initial !== 'string') return {};
  const name = format === 'date' ? 'valueDate' : format === 'date-time' ? 'valueDateTime' : 'valueString';
  return { initial: [{ [name]: initial }] };
}

function extensionsOf(question: QuestionModel, release: Release, omit: OmitKeyword): readonly Json[] {
  const { schema, repeat, format } = question;
  const { minimum, maximum, multipleOf, minLength, pattern } = schema;
  const unit = textOf(question.unit, release);
  const control = controls[format];
  const places = typeof multipleOf === 'number' ? -Math.log10(multipleOf) : undefined;
  const number = (value: number): Readonly<Record<string, Json>> =>
    format === 'int' ? { valueInteger: value } : { valueDecimal: value };
  const found: Json[] = [];
  if (control !== undefined) found.push(controlExtension(control));
  if (unit !== undefined) found.push(extension('questionnaire-unit', { valueCoding: { code: unit, display: unit } }));
  if (typeof minimum === 'number') found.push(extension('minValue', number(minimum)));
  if (typeof maximum === 'number') found.push(extension('maxValue', number(maximum)));
  if (places !== undefined && Number.isInteger(places) && places >= 0)
    found.push(extension('maxDecimalPlaces', { valueInteger: places }));
  else if (places !== undefined) omit('multipleOf', 'The step is left out.');
  if (typeof minLength === 'number') found.push(extension('minLength', { valueInteger: minLength }));
  if (typeof pattern === 'string') found.push(extension('regex', { valueString: pattern }));
  if (repeat !== undefined) {
    found.push(extension('questionnaire-minOccurs', { valueInteger: repeat.min }));
    if (repeat.max !== undefined) found.push(extension('questionnaire-maxOccurs', { valueInteger: repeat.max }));
  }
  for (const [keyword, template] of [
    ['default', question.default],
    ['value', question.value],
  ] as const) {
    if (template === undefined || (!isExpression(template) && !isBranching(template))) continue;
    const path = isExpression(template) ? writePath(template) : undefined;
    if (path === undefined) omit(keyword, 'The expression has more than arithmetic over answers: it is left out.');
    else found.push(expressionExtension(keyword === 'value' ? 'calculatedExpression' : 'initialExpression', path));
  }
  return found;
}

/** Reports what a questionnaire cannot express. */
function reportOmitted(question: QuestionModel, omit: OmitKeyword): void {
  const { answers, rules, faqs, options, exactly, format, required, locked } = question;
  const marks = new Set(answers.flatMap((one) => Object.keys(one.marks)));
  for (const mark of marks) if (mark !== 'system' && mark !== 'score') omit(mark, 'The mark is left out.');
  if (answers.some(({ conditionalMarks }) => conditionalMarks !== undefined))
    omit('marks', 'Marks that depend on a condition are left out.');
  if (answers.some(({ when }) => when !== undefined)) omit('answers', 'All answers are always offered.');
  if (answers.some(({ answer }) => typeof answer === 'number')) omit('answer', 'The IDs of the answers are texts.');
  if (format === 'pairs') omit('format', 'That one answer of each pair is selected is left out.');
  if (format.startsWith('unknown:')) omit('format', 'The format is not known.');
  if (rules.length > 0) omit('rules', 'Rules are left out.');
  if (faqs.length > 0) omit('faqs', 'Frequently asked questions are left out.');
  if (options !== undefined) omit('options', 'The answers are loaded here, and any text is accepted there.');
  if (exactly !== undefined) omit('exactly', 'The number of answers is left out.');
  if (typeof required !== 'boolean') omit('required', 'The condition is left out: an answer is optional.');
  if (typeof locked !== 'boolean') omit('locked', 'The condition is left out: the item can be answered.');
}
