import { expect, it } from 'vitest';
import type { FieldModel } from '#engine';
import type { WidgetRegistry } from '../widgets/widgets.ts';
import { leafOf } from './fieldLeaf.ts';

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

it('gives rjsf a decided schema of each field', () => {
  const days = { type: 'integer' as const, values: [{ value: 7, title: { literal: 'A week' } }] };

  const leaves = [field('member.name'), field('days', days)].map((one) => leafOf(one, registry));

  expect(leaves).toEqual([
    {
      schema: { type: 'string' },
      uiSchema: {
        'ui:widget': 'text',
        'ui:field': 'StringField',
        'ui:options': { path: 'member.name', labelled: 'input', wide: false },
      },
    },
    {
      schema: { type: 'integer', enum: [7] },
      uiSchema: {
        'ui:widget': 'radio',
        'ui:field': 'StringField',
        'ui:options': { path: 'days', labelled: 'group', wide: false },
      },
    },
  ]);
});

it('gives the same objects for the same field', () => {
  const one = field('member.name');

  expect(leafOf(one, registry)).toBe(leafOf(one, registry));
});

it('draws a complaint in the place of a field whose widget is unknown', () => {
  const { uiSchema } = leafOf(field('cover', { widget: 'carousel' }), registry);

  expect(uiSchema).toEqual({
    'ui:widget': 'unknown',
    'ui:field': 'StringField',
    'ui:options': {
      path: 'cover',
      labelled: 'group',
      wide: true,
      name: 'carousel',
      known: 'text, radio, checkbox',
    },
  });
});
