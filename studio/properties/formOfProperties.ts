import type { Draft, FieldModel, FormModel } from '#engine';
import { setAt } from '../json/editJson.ts';
import { titleOfName } from '../wording/titleOfName.ts';
import type { SimpleProperty } from './describeProperties.ts';

/** Longer values are read in several lines. */
const longest = 60;

const widgets = { text: 'text', number: 'number', boolean: 'yes-no', choice: 'select', condition: 'text' } as const;
const types = { text: 'string', number: 'number', boolean: 'boolean', choice: 'string', condition: 'string' } as const;

/** A form of these properties, as the renderer draws every form. */
export function formOfProperties(id: string, properties: readonly SimpleProperty[]): FormModel {
  return {
    ...{ id, of: id, given: {}, data: [], rules: [], submits: [], mode: 'edit', messages: {} },
    fields: properties.map(fieldOf),
  };
}

function fieldOf({ name, description, input, choices, isRequired, value }: SimpleProperty): FieldModel {
  const isLong = typeof value === 'string' && value.length > longest;
  return {
    ...{
      path: name,
      wire: name,
      title: { literal: titleOfName(name) },
      type: types[input],
      widget: isLong ? 'textarea' : widgets[input],
    },
    ...(description === '' ? {} : { help: { literal: plain(description) } }),
    ...(input === 'choice' ? { values: choices.map((value) => ({ value, title: { literal: value } })) } : {}),
    ...{ words: {}, schema: {}, constraint: '', when: true, locked: false, required: isRequired, readOnly: false },
    ...{ normalise: [], messages: {}, rules: [], actions: [] },
  };
}

function plain(description: string): string {
  return description.replaceAll('`', '');
}

/** The answers that a form of these properties begins with. */
export function answersOf(properties: readonly SimpleProperty[]): Draft {
  return Object.fromEntries(
    properties.flatMap(({ name, value, input }) => {
      if (value === undefined) return [];
      return [[name, input === 'condition' || input === 'text' ? String(value) : value]];
    }),
  );
}

/** The text of a definition with what was filled in; what was emptied is taken out. */
export function writeAnswers(
  text: string,
  pointer: string,
  properties: readonly SimpleProperty[],
  draft: Draft,
): string {
  return properties.reduce((written, property) => {
    const next = typedValue(property, draft[property.name]);
    if (next === property.value || (next === undefined && property.value === undefined)) return written;
    return setAt(written, `${pointer}/${property.name}`, next);
  }, text);
}

/** `true` and numbers are typed as words where an expression could stand too. */
function typedValue({ input, value: before }: SimpleProperty, typed: unknown): unknown {
  if (typed === null || typed === undefined || typed === '') return undefined;
  if (input === 'condition' && (typed === 'true' || typed === 'false')) return typed === 'true';
  if (input === 'text' && typeof before === 'number' && typed === String(before)) return before;
  if (input === 'number') return Number(typed);
  return typed;
}
