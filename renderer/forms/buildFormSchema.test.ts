import { expect, it } from 'vitest';
import type { FieldModel } from '#engine';
import type { WidgetRegistry } from '../widgets/widgets.ts';
import { buildFormSchema } from './buildFormSchema.ts';

const entry = (label: 'input' | 'group' | 'own') => ({ Component: () => null, formats: [], label });
const registry: WidgetRegistry = { text: entry('input'), radio: entry('group'), checkbox: entry('own') };

const field = (path: string, words: Partial<FieldModel> = {}): FieldModel => ({
  path,
  wire: path,
  title: { literal: path },
  type: 'string',
  words: {},
  schema: {},
  constraint: 'c',
  when: true,
  locked: false,
  required: true,
  readOnly: false,
  normalise: [],
  messages: {},
  rules: [],
  actions: [],
  ...words,
});

it('gives rjsf a flat, decided schema in the order of the fields', () => {
  const days = { type: 'integer' as const, values: [{ value: 7, title: { literal: 'A week' } }] };

  const { schema, uiSchema } = buildFormSchema([field('member.name'), field('days', days)], registry);

  expect(schema).toEqual({
    type: 'object',
    properties: { 'member.name': { type: 'string' }, days: { type: 'integer', enum: [7] } },
  });
  expect(uiSchema).toEqual({
    'ui:submitButtonOptions': { norender: true },
    'ui:order': ['member.name', 'days'],
    'ui:options': { label: false },
    'member.name': { 'ui:widget': 'text', 'ui:options': { path: 'member.name', labelled: 'input', wide: false } },
    days: { 'ui:widget': 'radio', 'ui:options': { path: 'days', labelled: 'group', wide: false } },
  });
});

it('draws a complaint in the place of a field whose widget is unknown', () => {
  const { uiSchema } = buildFormSchema([field('cover', { widget: 'carousel' })], registry);

  expect(uiSchema['cover']).toEqual({
    'ui:widget': 'unknown',
    'ui:options': {
      path: 'cover',
      labelled: 'group',
      wide: true,
      name: 'carousel',
      known: 'text, radio, checkbox',
    },
  });
});
