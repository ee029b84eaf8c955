import { type Authored, isAuthored } from '../../compile/node.ts';
import { findPatternProblem } from '../../gate/checks/expressions/checkPatterns.ts';
import { listOf } from '../json-schema/flattenSchema.ts';
import { isConstant } from '../json-schema/toCondition.ts';
import { escapeText, escapeValue } from '../write/escapeText.ts';
import { readFirst } from '../write/readFirst.ts';

/** Reports that a keyword of a component is omitted. */
export type OmitKeyword = (keyword: string, message: string) => void;
type Read = (component: Authored, omit: OmitKeyword) => Authored | undefined;

const single: Read = (component, omit) => {
  const values = readValues(component, omit);
  return values.length === 0 ? { type: 'string' } : { values };
};

const several: Read = (component, omit) => {
  const values = readValues(component, omit);
  if (values.length === 0) return { $ref: 'string[]', widget: 'list' };
  const [first] = values.map((entry) => (isAuthored(entry) ? entry['value'] : entry));
  return { $ref: `${typeof first === 'number' ? 'number' : 'string'}[]`, values, uniqueItems: true };
};

const time = '^([01][0-9]|2[0-3]):[0-5][0-9]';

/** Component types with a value, and how to convert them to properties. */
const types: Readonly<Record<string, Read>> = {
  textfield: (component, omit) => ({ type: 'string', ...textLimits(component, omit) }),
  textarea: (component, omit) => ({ type: 'string', widget: 'textarea', ...textLimits(component, omit) }),
  number: (component, omit) => {
    if (component['serializeToString'] === true) omit('serializeToString', 'The value is a number.');
    return { type: component['decimalDigits'] === 0 ? 'integer' : 'number', ...numberLimits(component) };
  },
  checkbox: ({ validate }) => ({
    type: 'boolean',
    widget: 'checkbox',
    // A required check box must be checked.
    ...(isAuthored(validate) && validate['required'] === true ? { const: true } : {}),
  }),
  datetime: ({ subtype, timeSerializingFormat }, omit) => {
    if (subtype === 'time') return { type: 'string', pattern: `${time}` };
    if (subtype !== 'datetime') return { type: 'string', format: 'date' };
    if (timeSerializingFormat === 'no_timezone')
      omit('timeSerializingFormat', 'The value is an instant with its zone.');
    return { type: 'string', format: 'date-time' };
  },
  radio: single,
  select: single,
  checklist: several,
  taglist: several,
};

/** Components without a value. */
const shown: ReadonlySet<string> = new Set(['button', 'separator', 'spacer']);

/** Reads one component as a property, without its condition. Undefined if it has no value or is omitted. */
export function readComponent(component: Authored, omit: OmitKeyword): Authored | undefined {
  const type = String(component['type']).slice(0, 40);
  const read = Object.hasOwn(types, type) ? types[type] : undefined;
  if (read === undefined) {
    if (!shown.has(type)) omit('type', `A component of the type "${type}" is left out.`);
    return undefined;
  }
  const property = read(component, omit);
  if (property === undefined) return undefined;
  const { validate, description, defaultValue, appearance } = component;
  const required = isAuthored(validate) && validate['required'] === true;
  if (isAuthored(validate) && validate['required'] === false) omit('validate', 'The value is not required.');
  if (isAuthored(appearance))
    for (const word of ['prefixAdorner', 'suffixAdorner'])
      if (appearance[word] !== undefined) omit(word, 'What is next to the input is left out.');
  return {
    title: titleOf(component),
    ...property,
    ...(typeof description === 'string' && description !== '' ? { help: escapeText(description) } : {}),
    ...defaultOf(defaultValue, property),
    ...(required ? { required: true } : {}),
  };
}

/** The label of a component, else its key. */
export function titleOf({ label, key, path, type }: Authored): string {
  const [first] = [label, key, path, type].filter((text) => typeof text === 'string' && text !== '');
  return escapeText(String(first));
}

function defaultOf(value: unknown, { type, values }: Authored): Authored {
  const listed = listOf(values).map((entry) => (isAuthored(entry) ? entry['value'] : entry));
  const fits = listed.length > 0 ? listed.includes(value) : typeof value === (type === 'integer' ? 'number' : type);
  return isConstant(value) && fits && value !== '' ? { default: escapeValue(value) } : {};
}

function readValues(component: Authored, omit: OmitKeyword): readonly unknown[] {
  for (const keyword of ['valuesKey', 'valuesExpression'])
    if (component[keyword] !== undefined) omit(keyword, 'The options are data of the process: any text is accepted.');
  const seen = new Set<unknown>();
  return readFirst(listOf(component['values']), (message) => omit('values', message)).flatMap((option) => {
    const { value, label } = isAuthored(option) ? option : {};
    if (!isConstant(value) || seen.has(value)) return [];
    seen.add(value);
    const title = typeof label === 'string' && label !== '' ? label : String(value);
    return [{ value, title: escapeText(title) }];
  });
}

function textLimits({ validate }: Authored, omit: OmitKeyword): Authored {
  const { minLength, maxLength, pattern, validationType } = isAuthored(validate) ? validate : {};
  const limits: Record<string, unknown> = {};
  if (Number.isInteger(minLength) && Number(minLength) > 0) limits['minLength'] = minLength;
  if (Number.isInteger(maxLength) && Number(maxLength) > 0) limits['maxLength'] = maxLength;
  if (validationType === 'email') limits['format'] = 'email';
  if (validationType === 'phone') omit('validationType', 'A telephone number is not validated.');
  if (typeof pattern === 'string' && pattern !== '') {
    if (findPatternProblem(pattern, 250) === undefined) limits['pattern'] = pattern;
    else omit('pattern', 'A pattern that is not shown to be harmless is left out.');
  }
  return validationType === 'phone' ? { ...limits, widget: 'tel' } : limits;
}

function numberLimits({ validate, decimalDigits, increment }: Authored): Authored {
  const { min, max } = isAuthored(validate) ? validate : {};
  const digits = Number.isInteger(decimalDigits) && Number(decimalDigits) > 0 && Number(decimalDigits) <= 12;
  const step = Number(increment);
  const multipleOf =
    step > 0 && Number.isFinite(step) ? step : digits ? Number(`1e-${Number(decimalDigits)}`) : undefined;
  return {
    ...(typeof min === 'number' ? { minimum: min } : {}),
    ...(typeof max === 'number' ? { maximum: max } : {}),
    ...(multipleOf === undefined ? {} : { multipleOf }),
  };
}
