import { type Authored, isAuthored } from '../../compile/node.ts';
import { joinPointer } from '../../compile/pointer.ts';
import type { FormEntry, ImportedRecord, ImportReport } from '../Importer.ts';
import { listOf } from '../json-schema/flattenSchema.ts';
import { createNames, type Names } from '../write/createNames.ts';
import { createUnused, type UnusedNames } from '../write/createUnused.ts';
import { escapeText } from '../write/escapeText.ts';
import { sectionName, splitEntries } from '../write/fieldsOf.ts';
import { every } from '../write/literal.ts';
import { parseArithmetic } from './parseArithmetic.ts';
import { parseCondition } from './parseCondition.ts';
import { hasOther, readQuestion, textOf } from './readQuestion.ts';

interface Reading {
  readonly report: ImportReport;
  readonly names: Names;
  readonly properties: Record<string, Authored>;
  readonly sections: UnusedNames;
  /** How many properties the record has. */
  count: number;
}

interface Element {
  readonly element: unknown;
  readonly pointer: string;
  /** Condition of the enclosing panels. */
  readonly when: string;
  readonly depth: number;
}

const mostQuestions = 500;
const deepest = 20;

/** Reads a survey as a record whose properties are its questions. */
export function readSurvey(json: unknown, report: ImportReport): ImportedRecord {
  const survey = isAuthored(json) ? json : {};
  const reading: Reading = { report, names: createNames(), properties: {}, sections: createUnused(), count: 0 };
  for (const keyword of ['calculatedValues', 'triggers', 'completedHtml'])
    if (survey[keyword] !== undefined) report.omit({ pointer: `/${keyword}`, keyword, message: 'It is left out.' });
  const pages = Array.isArray(survey['pages']) ? survey['pages'] : [survey];
  const fields = pages.flatMap((page: unknown, index) => {
    const pointer = Array.isArray(survey['pages']) ? `/pages/${index}` : '';
    const isNamed = isAuthored(page) && page !== survey;
    return readGroup({ element: page, pointer, when: 'true', depth: 0 }, reading, isNamed);
  });
  const title = textOf(survey['title']);
  const text = textOf(survey['description']);
  return {
    ...(title === undefined ? {} : { title: escapeText(title) }),
    ...(text === undefined ? {} : { text: escapeText(text) }),
    ...{ properties: reading.properties, rules: [], fields },
  };
}

/** Reads a page or panel as a section. Nested sections follow it. */
function readGroup(input: Element, reading: Reading, isNamed: boolean): readonly FormEntry[] {
  const { element, pointer, depth } = input;
  const group = isAuthored(element) ? element : {};
  const when = every([input.when, conditionOf(group, 'visibleIf', pointer, reading) ?? 'true']);
  const list = Array.isArray(group['elements']) ? 'elements' : 'questions';
  if (depth > deepest) return [];
  const entries = listOf(group[list]).flatMap((inner, index) =>
    readElement(
      { element: inner, pointer: joinPointer(joinPointer(pointer, list), index), when, depth: depth + 1 },
      reading,
    ),
  );
  const { own, sections: rest } = splitEntries(entries);
  const title = textOf(group['title']);
  if (!isNamed || title === undefined || own.length === 0) return [...own, ...rest];
  return [{ section: reading.sections.take(sectionName(title)), title: escapeText(title), fields: own }, ...rest];
}

function readElement(input: Element, reading: Reading): readonly FormEntry[] {
  const { element, pointer, when, depth } = input;
  const { report, names, properties } = reading;
  const omit = (keyword: string, message: string): void =>
    report.omit({ pointer: joinPointer(pointer, keyword), keyword, message });
  if (!isAuthored(element)) {
    omit('type', 'A question was expected.');
    return [];
  }
  if (element['type'] === 'panel') return readGroup(input, reading, true);
  const foreign = typeof element['name'] === 'string' ? element['name'] : '';
  const name = reading.count >= mostQuestions ? undefined : names.nameOf(foreign);
  if (name === undefined || properties[name] !== undefined) {
    omit('name', 'A name that is empty, repeated or has a dot, or a question after the first 500, is left out.');
    return [];
  }
  const read = readProperty(element, { pointer, depth }, reading, omit);
  if (read === undefined) return [];
  const enabled = conditionOf(element, 'enableIf', pointer, reading);
  const locked =
    element['readOnly'] === true ? { locked: true } : enabled === undefined ? {} : { locked: `=!(${enabled})` };
  const initial = computedOf(element, 'defaultValueExpression', pointer, reading);
  const shown = every([when, conditionOf(element, 'visibleIf', pointer, reading) ?? 'true']);
  const required = conditionOf(element, 'requiredIf', pointer, reading);
  properties[name] = {
    ...read,
    ...(initial === undefined || read['value'] !== undefined ? {} : { default: `=${initial}` }),
    ...(read['value'] === undefined ? locked : {}),
    ...(name === foreign ? {} : { wire: foreign }),
    ...(shown === 'true' ? {} : { when: `=${shown}` }),
    ...(required === undefined || read['required'] === true ? {} : { required: `=${required}` }),
  };
  reading.count += 1;
  const placeholder = textOf(element['placeholder'] ?? element['placeHolder']);
  const entry = placeholder === undefined ? name : { field: name, placeholder: escapeText(placeholder) };
  return [entry, ...otherTextOf(element, { name, when: shown }, reading)];
}

function readProperty(
  element: Authored,
  { pointer, depth }: Pick<Element, 'pointer' | 'depth'>,
  reading: Reading,
  omit: (keyword: string, message: string) => void,
): Authored | undefined {
  if (element['type'] === 'paneldynamic') return readList(element, pointer, { ...reading, depth });
  if (element['type'] !== 'expression') return readQuestion(element, omit);
  const value = computedOf(element, 'expression', pointer, reading);
  if (value === undefined) return undefined;
  const title = escapeText(textOf(element['title']) ?? String(element['name']));
  return { title, type: /double\(/.test(value) ? 'number' : 'string', value: `=${value}` };
}

/** The text of the choice "other", which a survey stores under a separate name. */
function otherTextOf(
  element: Authored,
  { name, when }: { readonly name: string; readonly when: string },
  { names, properties }: Reading,
): readonly FormEntry[] {
  if (!hasOther(element)) return [];
  const foreign = `${String(element['name'])}-Comment`;
  const own = names.nameOf(foreign);
  if (own === undefined || properties[own] !== undefined) return [];
  const isSeveral = element['type'] === 'checkbox' || element['type'] === 'tagbox';
  const isOther = isSeveral ? `'other' in this.${name}` : `this.${name} == 'other'`;
  properties[own] = {
    ...{ title: escapeText(textOf(element['otherText']) ?? 'Other (describe)'), type: 'string', wire: foreign },
    ...{ required: true, when: `=${every([when, `has(this.${name})`, isOther])}` },
  };
  return [own];
}

/** Translates a calculation to an expression. Omits a calculation that cannot be translated, which is reported. */
function computedOf(element: Authored, keyword: string, pointer: string, reading: Reading): string | undefined {
  const text = element[keyword];
  if (typeof text !== 'string' || text.trim() === '') return undefined;
  const read = parseArithmetic(text, (foreign) => {
    const name = reading.names.nameOf(foreign);
    return name === undefined ? undefined : `this.${name}`;
  });
  if (read === undefined) {
    const message = 'The calculation has more than arithmetic over answers: it is left out.';
    reading.report.omit({ pointer: joinPointer(pointer, keyword), keyword, message });
  }
  return read;
}

/** Reads a repeated panel as a list of records. */
function readList(
  panel: Authored,
  pointer: string,
  around: Reading & { readonly depth: number },
): Authored | undefined {
  const inner: Reading = { ...around, properties: {}, sections: createUnused(), count: 0 };
  const list = joinPointer(pointer, 'templateElements');
  if (around.depth > 3) return undefined;
  for (const [index, element] of listOf(panel['templateElements']).entries()) {
    const { visibleIf: _, requiredIf: __, ...plain } = isAuthored(element) ? element : {};
    if (isAuthored(element) && (element['visibleIf'] ?? element['requiredIf']) !== undefined)
      around.report.omit({
        pointer: joinPointer(list, index),
        keyword: 'visibleIf',
        message: 'Conditions in a list are left out.',
      });
    readElement({ element: plain, pointer: joinPointer(list, index), when: 'true', depth: around.depth + 1 }, inner);
  }
  if (Object.keys(inner.properties).length === 0) return undefined;
  const { minPanelCount, maxPanelCount, name, title } = panel;
  return {
    title: escapeText(textOf(title) ?? String(name)),
    ...{ type: 'array', widget: 'list', items: { properties: inner.properties } },
    ...(Number(minPanelCount) > 0 ? { minItems: Number(minPanelCount), required: true } : {}),
    ...(Number(maxPanelCount) > 0 ? { maxItems: Number(maxPanelCount) } : {}),
  };
}

function conditionOf(element: Authored, keyword: string, pointer: string, reading: Reading): string | undefined {
  const text = element[keyword];
  if (typeof text !== 'string' || text.trim() === '') return undefined;
  const read = parseCondition(text, (foreign) => {
    const name = reading.names.nameOf(foreign);
    return name === undefined ? undefined : `this.${name}`;
  });
  if (read === undefined) {
    const message = 'The condition has no expression: it is left out.';
    reading.report.omit({ pointer: joinPointer(pointer, keyword), keyword, message });
  }
  return read;
}
