import { expect, it } from 'vitest';
import type { FieldModel } from '#engine';
import type { WidgetRegistry } from './defineWidget.ts';
import { findWidget } from './findWidget.ts';

const entry = (...formats: string[]) => ({ Component: () => null, formats, label: 'input' as const });
const registry: WidgetRegistry = {
  text: entry(),
  textarea: entry(),
  email: entry('email'),
  number: entry(),
  checkbox: entry(),
  radio: entry(),
  select: entry(),
  autocomplete: entry(),
  'multi-select': entry(),
};

const field = (words: Partial<FieldModel>): FieldModel => ({
  path: 'member',
  wire: 'member',
  title: { literal: 'Member' },
  type: 'string',
  words: {},
  schema: {},
  constraint: 'c',
  when: true,
  locked: false,
  required: false,
  readOnly: false,
  normalise: [],
  messages: {},
  rules: [],
  actions: [],
  ...words,
});

const values = (count: number) =>
  Array.from({ length: count }, (_, value) => ({ value, title: { literal: `${value}` } }));
const options = (paged: boolean) => ({ source: { '=': 'members' }, paged });

it.each([
  ['its own widget before its format', { widget: 'radio', format: 'email' }, 'radio'],
  ['its format before its options', { format: 'email', options: options(true) }, 'email'],
  ['an unregistered format by what follows', { format: 'isbn' }, 'text'],
  ['paged options by typing', { options: options(true), values: values(2) }, 'autocomplete'],
  ['unpaged options as a list', { options: options(false) }, 'select'],
  ['three values in sight', { values: values(3) }, 'radio'],
  ['four values as a list', { values: values(4) }, 'select'],
  ['a list of values as chips', { type: 'array', values: values(2) }, 'multi-select'],
  ['long text on several lines', { schema: { maxLength: 4096 } }, 'textarea'],
  ['a number by its type', { type: 'integer' }, 'number'],
  ['a boolean by its type', { type: 'boolean' }, 'checkbox'],
] satisfies [string, Partial<FieldModel>, string][])('draws %s', (_, words, expected) => {
  expect(findWidget(field(words), registry).name).toBe(expected);
});

it('lists the known names when a widget is unknown', () => {
  const found = findWidget(field({ widget: 'carousel' }), { text: entry(), email: entry('email') });

  expect(found).toEqual({ name: 'carousel', known: ['text', 'email'] });
});
