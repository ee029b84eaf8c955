import { type Authored, isAuthored } from '../../compile/node.ts';
import { findPatternProblem } from '../../gate/checks/expressions/checkPatterns.ts';
import { titleOfName } from '../../load/titleOfName.ts';
import { listOf } from '../json-schema/flattenSchema.ts';
import { isConstant } from '../json-schema/toCondition.ts';
import { escapeText, escapeValue } from '../write/escapeText.ts';
import { readFirst } from '../write/readFirst.ts';
import { readCells, readMatrix, readTexts } from './readMatrix.ts';

type Omit = (keyword: string, message: string) => void;
type Read = (question: Authored, omit: Omit) => Authored | undefined;

/** Inputs of a text question. */
const inputs: Readonly<Record<string, Authored>> = {
  number: { type: 'number' },
  range: { type: 'number' },
  date: { type: 'string', format: 'date' },
  'datetime-local': { type: 'string', format: 'date-time' },
  time: { type: 'string', pattern: '^[0-9]{2}:[0-9]{2}(:[0-9]{2})?$' },
  email: { type: 'string', format: 'email' },
  url: { type: 'string', format: 'uri' },
  tel: { type: 'string', widget: 'tel' },
  password: { type: 'string', widget: 'password' },
  text: { type: 'string' },
};

const single: Read = (question, omit) => listed(question, omit, (values) => ({ values }));
const several: Read = (question, omit) =>
  listed(question, omit, (values) => ({
    $ref: `${typeOf(values)}[]`,
    values,
    uniqueItems: true,
    ...countsOf(question),
  }));

/** Question types, and how to convert them to properties. */
const types: Readonly<Record<string, Read>> = {
  text: (question, omit) => {
    const name = typeof question['inputType'] === 'string' ? question['inputType'] : 'text';
    const input = Object.hasOwn(inputs, name) ? inputs[name] : undefined;
    if (input === undefined) omit('inputType', `"${name.slice(0, 40)}" is entered as text.`);
    return { ...(input ?? inputs['text']), ...limitsOf(question, input?.['type'] === 'number', omit) };
  },
  comment: (question, omit) => ({ type: 'string', widget: 'textarea', ...limitsOf(question, false, omit) }),
  boolean: () => ({ type: 'boolean', format: 'yes-no' }),
  radiogroup: single,
  dropdown: single,
  imagepicker: single,
  buttongroup: single,
  checkbox: several,
  tagbox: several,
  ranking: several,
  matrix: readMatrix,
  multipletext: (question, omit) => readTexts(question, omit, readQuestion),
  matrixdropdown: (question, omit) => readCells(question, omit, readQuestion),
  matrixdynamic: (question, omit) => readCells(question, omit, readQuestion),
  rating: (question, omit) => {
    const { rateMin = 1, rateMax = 5, rateValues } = question;
    const given = valuesOf(rateValues, omit);
    if (given.length > 0) return { values: given };
    const [low, high] = [Number(rateMin), Number(rateMax)];
    return Number.isInteger(low) && Number.isInteger(high) && high > low && high - low < 100
      ? { type: 'integer', values: Array.from({ length: high - low + 1 }, (_, index) => low + index) }
      : { type: 'integer' };
  },
};

/** Reads one question as a property, without its conditions. Undefined if its type is omitted, which is reported. */
export function readQuestion(question: Authored, omit: Omit): Authored | undefined {
  const type = String(question['type']).slice(0, 40);
  const read = Object.hasOwn(types, type) ? types[type] : undefined;
  if (read === undefined) {
    omit('type', `A question of the type "${type}" is left out.`);
    return undefined;
  }
  const property = read(question, omit);
  if (property === undefined) return undefined;
  const help = textOf(question['description']);
  const { defaultValue, isRequired } = question;
  const initial = isConstant(defaultValue) && !('$ref' in property) ? { default: escapeValue(defaultValue) } : {};
  return {
    title: escapeText(textOf(question['title']) ?? titleOfName(String(question['name']))),
    ...property,
    ...(help === undefined ? {} : { help: escapeText(help) }),
    ...initial,
    ...(isRequired === true ? { required: true } : {}),
  };
}

/** A text of a survey. It can be a map with one text per language. */
export function textOf(text: unknown): string | undefined {
  const plain: unknown = isAuthored(text) ? (text['default'] ?? text['en']) : text;
  return typeof plain === 'string' && plain !== '' ? plain : undefined;
}

function listed(question: Authored, omit: Omit, write: (values: readonly unknown[]) => Authored): Authored | undefined {
  if (question['choicesByUrl'] !== undefined) omit('choicesByUrl', 'Only the listed choices are offered.');
  const values = [...valuesOf(question['choices'], omit), ...extraChoices(question)];
  if (values.length > 0) return write(values);
  omit('choices', 'A question without choices is left out.');
  return undefined;
}

/** Choices as values of a property, without duplicates. */
export function valuesOf(choices: unknown, omit: Omit): readonly unknown[] {
  const seen = new Set<unknown>();
  return readFirst(listOf(choices), (message) => omit('choices', message)).flatMap((choice) => {
    const value = isAuthored(choice) ? choice['value'] : choice;
    if (!isConstant(value) || seen.has(value)) return [];
    seen.add(value);
    const title = isAuthored(choice) ? textOf(choice['text']) : undefined;
    const text = title ?? (typeof value === 'string' ? value : undefined);
    return [
      text === undefined || (text === value && !/['{}]|^=/.test(text)) ? value : { value, title: escapeText(text) },
    ];
  });
}

/** Whether a question has a choice with free text. */
export function hasOther({ type, hasOther: old, showOtherItem }: Authored): boolean {
  return (old === true || showOtherItem === true) && choosing.has(type);
}

const choosing: ReadonlySet<unknown> = new Set(['radiogroup', 'dropdown', 'checkbox', 'tagbox']);

/** Choices that a survey adds to the listed ones. */
function extraChoices(question: Authored): readonly unknown[] {
  const { hasNone, showNoneItem, noneText, otherText } = question;
  return [
    ...(hasNone === true || showNoneItem === true
      ? [{ value: 'none', title: escapeText(textOf(noneText) ?? 'None') }]
      : []),
    ...(hasOther(question) ? [{ value: 'other', title: escapeText(textOf(otherText) ?? 'Other (describe)') }] : []),
  ];
}

function typeOf([first]: readonly unknown[]): string {
  const value = isAuthored(first) ? first['value'] : first;
  return typeof value === 'number' ? 'number' : 'string';
}

function countsOf({ minSelectedChoices, maxSelectedChoices }: Authored): Authored {
  return {
    ...(isCount(minSelectedChoices) ? { minItems: minSelectedChoices } : {}),
    ...(isCount(maxSelectedChoices) ? { maxItems: maxSelectedChoices } : {}),
  };
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0;
}

function limitsOf(question: Authored, isNumber: boolean, omit: Omit): Authored {
  const limits: Record<string, unknown> = {};
  const add = (keyword: string, value: unknown): void => {
    if (typeof value === 'number' && value >= 0) limits[keyword] = value;
    else if (typeof value === 'number' && isNumber) limits[keyword] = value;
  };
  add(isNumber ? 'minimum' : '', isNumber ? question['min'] : undefined);
  add(isNumber ? 'maximum' : '', isNumber ? question['max'] : undefined);
  if (!isNumber) add('maxLength', question['maxLength'] === -1 ? undefined : question['maxLength']);
  for (const validator of listOf(question['validators'])) {
    const { type, minValue, maxValue, minLength, maxLength, regex } = isAuthored(validator) ? validator : {};
    if (type === 'numeric' && isNumber) {
      add('minimum', minValue);
      add('maximum', maxValue);
    } else if (type === 'text' && !isNumber) {
      add('minLength', minLength);
      if (maxLength !== 0) add('maxLength', maxLength);
    } else if (type === 'email' && !isNumber) limits['format'] = 'email';
    else if (type === 'regex' && typeof regex === 'string' && !isNumber && findPatternProblem(regex, 250) === undefined)
      limits['pattern'] = regex;
    else omit('validators', `The validator "${String(type).slice(0, 40)}" is left out.`);
  }
  return limits;
}
