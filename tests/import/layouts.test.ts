import { describe, expect, test } from 'vitest';
import { importForeign } from '#compiler';
import { releaseWith, target } from './judge.ts';

const schema = {
  type: 'object',
  required: ['name', 'must'],
  properties: {
    name: { type: 'string' },
    must: { type: 'integer' },
    hidden: { type: 'string', default: 'x' },
    reads: { type: 'boolean' },
    kind: { enum: ['a', 'b'] },
    note: { type: 'string' },
    home: { type: 'object', properties: { street: { type: 'string' }, number: { type: 'integer' } } },
    tags: { type: 'array', items: { type: 'string' } },
  },
};

/** Imports a file. Returns the fields of the resulting form and the omissions. Expects that the gate accepts it. */
function importLayout(file: object, ui?: object) {
  const result = importForeign({
    ...target,
    text: JSON.stringify(file),
    ...(ui === undefined ? {} : { ui: JSON.stringify(ui) }),
  });
  if ('problem' in result) throw new Error(result.problem);
  const { forms, entities } = releaseWith(result.files);
  const form = result.files.find(({ path }) => path.endsWith('.form.json'));
  const fields: unknown = JSON.parse(form?.text ?? '{}').fields;
  return { fields, omitted: result.omissions.map(({ keyword }) => keyword), form: forms['sample-new'], entities };
}

describe('a uiSchema of rjsf', () => {
  const ui = {
    'ui:order': ['note', '*', 'must'],
    'ui:submitButtonOptions': { norender: true },
    name: { 'ui:placeholder': "It's {here}", 'ui:title': 'Full name' },
    hidden: { 'ui:widget': 'hidden' },
    reads: { 'ui:widget': 'radio' },
    kind: { 'ui:enumNames': ['First', 'Second'], 'ui:widget': 'color' },
    note: { 'ui:options': { widget: 'textarea', rows: 5 }, 'ui:readonly': true },
    home: { 'ui:title': 'At home', 'ui:order': ['number', 'street'], street: { 'ui:help': 'Where?' } },
    other: { 'ui:widget': 'textarea' },
  };
  const expected = {
    fields: [
      { field: 'note', widget: 'textarea', locked: true },
      { field: 'name', title: 'Full name', placeholder: "It''s '{'here'}'" },
      { field: 'reads', widget: 'yes-no' },
      'kind',
      { section: 'home', title: 'At home', fields: ['home.number', { field: 'home.street', help: 'Where?' }] },
      'tags',
      'must',
    ],
    omitted: ['ui:submitButtonOptions', 'other', 'ui:rows', 'ui:widget'],
  };

  test('orders, describes and hides fields, in a file of its own', () => {
    const { fields, omitted, form } = importLayout(schema, ui);

    expect({ fields, omitted }).toEqual(expected);
    expect(form?.fields).toHaveLength(8);
  });

  test('does the same in one file with its schema', () => {
    const { fields, omitted } = importLayout({ schema, uiSchema: ui });

    expect({ fields, omitted }).toEqual(expected);
  });
});

describe('a UI schema of JSON Forms', () => {
  const control = (path: string, words: object = {}) => ({
    type: 'Control',
    scope: `#/properties/${path.replace('.', '/properties/')}`,
    ...words,
  });
  const rule = (effect: string, path: string, test: object) => ({
    rule: { effect, condition: { scope: control(path).scope, schema: test } },
  });
  const uischema = {
    type: 'Categorization',
    elements: [
      {
        type: 'Category',
        label: 'Person',
        elements: [
          { type: 'HorizontalLayout', elements: [control('name', { label: 'Full name' }), control('reads')] },
          control('note', { options: { multi: true, slider: true }, ...rule('HIDE', 'reads', { const: true }) }),
        ],
      },
      {
        type: 'Group',
        label: 'Home',
        elements: [control('home.street'), control('home.number', rule('DISABLE', 'home.street', { minLength: 3 }))],
        ...rule('SHOW', 'kind', { enum: ['b'] }),
      },
      control('kind', { options: { format: 'radio' } }),
      control('nothing'),
      { type: 'Label', text: 'Hello' },
    ],
  };

  test('groups fields and shows them by its rules', () => {
    const { fields, omitted } = importLayout({ schema, uischema });

    expect(fields).toEqual([
      {
        section: 'person',
        title: 'Person',
        fields: [
          { field: 'name', title: 'Full name' },
          'reads',
          { field: 'note', when: '=!(has(this.reads) && this.reads == true)', widget: 'textarea' },
        ],
      },
      {
        section: 'home',
        title: 'Home',
        fields: [
          { field: 'home.street', when: "=has(this.kind) && this.kind == 'b'" },
          {
            field: 'home.number',
            when: "=has(this.kind) && this.kind == 'b'",
            locked: '=has(this.home.street) && size(this.home.street) >= 3',
          },
        ],
      },
      { field: 'kind', widget: 'radio' },
      'must',
    ]);
    expect(omitted).toEqual(['HorizontalLayout', 'options.slider', 'scope', 'type', 'elements']);
  });

  test('is recognised in a file of its own', () => {
    const { fields } = importLayout(schema, { type: 'VerticalLayout', elements: [control('must'), control('name')] });

    expect(fields).toEqual(['must', 'name']);
  });
});
