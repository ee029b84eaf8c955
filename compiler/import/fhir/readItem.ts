import { type Authored, isAuthored } from '../../compile/node.ts';
import { findPatternProblem } from '../../gate/checks/expressions/checkPatterns.ts';
import { listOf } from '../json-schema/flattenSchema.ts';
import { escapeText, escapeValue } from '../write/escapeText.ts';
import { codeOf, type Extensions, extensionsOf, readValue } from './extensionsOf.ts';
import { answerPath, type FhirReading, type ItemContext, type OmitKeyword } from './ItemContext.ts';
import { parsePath } from './parsePath.ts';
import { idOf, readAnswers } from './readAnswers.ts';

/** Formats of items without predefined answers. */
const formats: Readonly<Record<string, Authored>> = {
  boolean: { format: 'yes-no' },
  decimal: { format: 'number' },
  quantity: { format: 'number' },
  integer: { format: 'int' },
  date: { format: 'date' },
  dateTime: { format: 'date-time' },
  time: { format: 'text', pattern: '^[0-9]{2}:[0-9]{2}(:[0-9]{2})?$' },
  string: { format: 'text' },
  text: { format: 'long-text' },
  url: { format: 'text' },
};

const choices: ReadonlySet<string> = new Set(['choice', 'coding', 'open-choice']);
/** The maximum number of answers to show as radio buttons, unless the questionnaire declares a control. */
const mostRadios = 6;

/** Reads an item with an answer, without its condition and child items. Undefined if it is omitted. */
export function readItem(place: ItemContext, reading: FhirReading, omit: OmitKeyword): Authored | undefined {
  const { item, id } = place;
  const extensions = extensionsOf(item);
  const type = String(item['type']).slice(0, 40);
  const selection = readSelection(item, extensions, reading, omit);
  const shape = selection?.shape ?? (Object.hasOwn(formats, type) ? formats[type] : undefined);
  if (shape === undefined && !choices.has(type)) {
    omit('type', `An item of the type "${type}" is left out.`);
    return undefined;
  }
  if (shape === undefined)
    omit('answerValueSet', 'The answers are in another file: any text is accepted. Write "options" to load them.');
  const asked = shape ?? { format: 'text' };
  const isRepeated = item['repeats'] === true && asked['format'] !== 'checkboxes';
  return {
    question: id,
    ...asked,
    text: titleOf(item),
    ...helpOf(item),
    ...(isRepeated ? { repeat: repeatOf(item, extensions) } : {}),
    ...limitsOf(item, { extensions, format: String(asked['format']) }, omit),
    ...readCode(item),
    ...readInitial(place, { format: String(asked['format']), selected: selection?.selected ?? [] }, reading, omit),
    ...(item['required'] === true ? {} : { required: false }),
  };
}

/** The text of an item, with its prefix. */
export function titleOf({ prefix, text, linkId }: Authored): string {
  const parts = [prefix, text].filter((part) => typeof part === 'string' && part !== '');
  return escapeText(parts.length === 0 ? String(linkId) : parts.join(' '));
}

/** The limits of a repeated item. */
export function repeatOf(item: Authored, extensions: Extensions): Authored {
  const { 'questionnaire-minOccurs': least, 'questionnaire-maxOccurs': most } = extensions;
  const min = typeof least === 'number' && least >= 0 ? least : item['required'] === true ? 1 : 0;
  return { min, ...(typeof most === 'number' && most >= 1 ? { max: most } : {}) };
}

/** The first code of an item. */
export function readCode(item: Authored): Authored {
  const [first] = listOf(item['code']);
  const { code, system } = isAuthored(first) ? first : {};
  if (typeof code !== 'string' || code === '') return {};
  return { code: { ...(typeof system === 'string' && system !== '' ? { system } : {}), value: code } };
}

/** Whether an item is the help text of its parent. */
export function isHelp(item: unknown): item is Authored {
  if (!isAuthored(item) || item['type'] !== 'display') return false;
  const extensions = extensionsOf(item);
  return (
    codeOf(extensions['questionnaire-itemControl']) === 'help' ||
    codeOf(extensions['questionnaire-displayCategory']) === 'instructions'
  );
}

function helpOf(item: Authored): Authored {
  const texts = listOf(item['item']).flatMap((below) =>
    isHelp(below) && typeof below['text'] === 'string' ? [below['text']] : [],
  );
  return texts.length === 0 ? {} : { help: escapeText(texts.join('\n\n')) };
}

function readSelection(item: Authored, extensions: Extensions, reading: FhirReading, omit: OmitKeyword) {
  const { answers, selected } = readAnswers(item, reading, omit);
  if (answers.length === 0) return undefined;
  const isOpen = item['type'] === 'open-choice' || item['answerConstraint'] === 'optionsOrString';
  const control = codeOf(extensions['questionnaire-itemControl']);
  const isShort = control === 'radio-button' || (control === undefined && answers.length <= mostRadios);
  const single = isShort ? 'radio' : 'select';
  const format = isOpen ? 'open-choice' : item['repeats'] === true ? 'checkboxes' : single;
  return { shape: { format, answers }, selected };
}

function limitsOf(
  item: Authored,
  { extensions, format }: { readonly extensions: Extensions; readonly format: string },
  omit: OmitKeyword,
): Authored {
  const { maxLength } = item;
  const { minValue, maxValue, minLength, regex, maxDecimalPlaces } = extensions;
  const limits: Record<string, unknown> = {};
  if (format === 'int' || format === 'number') {
    if (typeof minValue === 'number') limits['minimum'] = minValue;
    if (typeof maxValue === 'number') limits['maximum'] = maxValue;
    if (format === 'number' && Number.isInteger(maxDecimalPlaces) && Number(maxDecimalPlaces) <= 12)
      limits['multipleOf'] = Number(`1e-${Number(maxDecimalPlaces)}`);
    Object.assign(limits, unitOf(extensions, omit));
  } else {
    for (const [keyword, value] of Object.entries({ minValue, maxValue }))
      if (value !== undefined) omit(keyword, 'The limit of a date is left out: write a rule.');
  }
  if (/text|open-choice/.test(format)) {
    if (Number.isInteger(maxLength) && Number(maxLength) > 0) limits['maxLength'] = maxLength;
    if (Number.isInteger(minLength) && Number(minLength) > 0 && format !== 'open-choice')
      limits['minLength'] = minLength;
    if (typeof regex === 'string' && format !== 'open-choice') {
      if (findPatternProblem(regex, 250) === undefined) limits['pattern'] = regex;
      else omit('regex', 'A pattern that is not shown to be harmless is left out.');
    }
  }
  return limits;
}

function unitOf(extensions: Extensions, omit: OmitKeyword): Authored {
  const { 'questionnaire-unit': unit, 'questionnaire-unitOption': option } = extensions;
  const coding = unit ?? option;
  if (unit === undefined && option !== undefined) omit('unitOption', 'The first unit is used.');
  const name = isAuthored(coding) ? (coding['display'] ?? coding['code']) : coding;
  return typeof name === 'string' && name !== '' ? { unit: escapeText(name) } : {};
}

interface Asked {
  readonly format: string;
  readonly selected: readonly (string | number)[];
}

/** Reads the initial or computed answer. */
function readInitial(
  place: ItemContext,
  { format, selected }: Asked,
  reading: FhirReading,
  omit: OmitKeyword,
): Authored {
  const { item } = place;
  const extensions = extensionsOf(item);
  const expression = (name: string): string | undefined => {
    const written = extensions[name];
    const path = isAuthored(written) ? written['expression'] : undefined;
    if (written === undefined) return undefined;
    const parsed =
      typeof path === 'string' ? parsePath(path, (linkId) => answerPath(linkId, place, reading)) : undefined;
    if (parsed === undefined) {
      omit(name, 'The expression is left out: it has more than arithmetic over answers.');
      return undefined;
    }
    return `=${format === 'int' && parsed.source.includes('double(') ? `int(${parsed.source})` : parsed.source}`;
  };
  const computed = expression('sdc-questionnaire-calculatedExpression');
  if (computed !== undefined) return { value: computed };
  const initial = expression('sdc-questionnaire-initialExpression');
  const isLocked = item['readOnly'] === true;
  const given = listOf(item['initial']).flatMap((one) => valueOfInitial(readValue(one)));
  const values = selected.length > 0 ? selected : given;
  const [first] = values;
  const constant = format === 'checkboxes' ? (values.length > 0 ? values : undefined) : first;
  const written = initial ?? (constant === undefined ? undefined : escapeConstant(constant));
  if (isLocked && written === undefined && item['required'] === true)
    omit('readOnly', 'A required item without a value at the start can be answered.');
  const locked = isLocked && (written !== undefined || item['required'] !== true) ? { locked: true } : {};
  return { ...(written === undefined ? {} : { default: written }), ...locked };
}

function valueOfInitial(value: unknown): readonly (string | number | boolean)[] {
  if (typeof value === 'boolean') return [value];
  const plain = isAuthored(value) && typeof value['value'] === 'number' ? value['value'] : idOf(value);
  return plain === undefined ? [] : [plain];
}

function escapeConstant(constant: unknown): unknown {
  return Array.isArray(constant) ? constant.map((one: unknown) => escapeValue(one)) : escapeValue(constant);
}
