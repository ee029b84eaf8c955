import { type FormSample, flag, list, number, record, text, whole } from './FormSample.ts';

type Schema = Readonly<Record<string, unknown>>;

function sample(name: string, schema: Schema, uischema: Schema): FormSample {
  return { name, file: { schema, uischema }, schema };
}

const control = (path: string, more: Schema = {}): Schema => ({
  type: 'Control',
  scope: `#/properties/${path.replaceAll('.', '/properties/')}`,
  ...more,
});
const vertical = (...elements: readonly Schema[]): Schema => ({ type: 'VerticalLayout', elements });
const horizontal = (...elements: readonly Schema[]): Schema => ({ type: 'HorizontalLayout', elements });
const group = (label: string, ...elements: readonly Schema[]): Schema => ({ type: 'Group', label, elements });
const category = (label: string, ...elements: readonly Schema[]): Schema => ({ type: 'Category', label, elements });
const rule = (effect: string, path: string, schema: Schema): Schema => ({
  rule: { effect, condition: { scope: `#/properties/${path}`, schema } },
});

const member = record(
  { name: { ...text, minLength: 3 }, birthDate: { ...text, format: 'date' }, reads: flag, age: whole },
  ['name'],
);
const nationality = { ...text, enum: ['DE', 'IT', 'JP', 'RO', 'Other'] };

/** Forms like the examples of JSON Forms, about members, books and loans. */
export const jsonFormsSamples: readonly FormSample[] = [
  sample('a person', member, vertical(control('name'), control('birthDate'), control('reads'), control('age'))),
  sample(
    'fields in two columns',
    record({ first: text, last: text, height: { ...number, minimum: 0 }, nationality }, ['last']),
    vertical(horizontal(control('first'), control('last')), horizontal(control('height'), control('nationality'))),
  ),
  sample(
    'groups',
    member,
    vertical(group('Person', control('name'), control('age')), group('Reading', control('reads'))),
  ),
  sample(
    'categories',
    record(
      {
        first: text,
        isVegetarian: flag,
        address: record({ street: text, zip: { ...text, maxLength: 5 } }, ['street']),
      },
      ['first'],
    ),
    {
      type: 'Categorization',
      elements: [
        category('Basic', control('first'), control('isVegetarian')),
        category('Address', control('address.street'), control('address.zip')),
      ],
    },
  ),
  sample('categories inside categories', record({ a: text, b: text, c: whole }), {
    type: 'Categorization',
    elements: [
      { type: 'Categorization', label: 'Outer', elements: [category('Inner', control('a'))] },
      category('Other', control('b'), control('c')),
    ],
  }),
  sample(
    'labels',
    member,
    vertical(control('name', { label: 'Full name' }), control('age', { label: false }), {
      type: 'Label',
      text: 'Hello',
    }),
  ),
  sample(
    'dates',
    record(
      { date: { ...text, format: 'date' }, time: { ...text, format: 'time' }, at: { ...text, format: 'date-time' } },
      ['date'],
    ),
    vertical(control('date'), control('time'), control('at')),
  ),
  sample(
    'values',
    record(
      {
        plain: { ...text, enum: ['foo', 'bar'] },
        titled: {
          ...text,
          oneOf: [
            { const: 'foo', title: 'Foo' },
            { const: 'bar', title: 'Bar' },
          ],
        },
      },
      ['plain'],
    ),
    vertical(control('plain'), control('titled')),
  ),
  sample(
    'radio buttons',
    record({ kind: { ...text, enum: ['One', 'Two', 'Three'] } }),
    vertical(control('kind', { options: { format: 'radio' } })),
  ),
  sample(
    'several values',
    record({
      topics: list({ ...text, enum: ['sea', 'art'] }, { uniqueItems: true }),
      more: list({ ...text, oneOf: [{ const: 'x', title: 'X' }] }, { uniqueItems: true }),
    }),
    vertical(control('topics'), control('more')),
  ),
  sample(
    'a list of records',
    record({
      comments: list(record({ date: { ...text, format: 'date' }, message: { ...text, maxLength: 5 } }, ['message'])),
    }),
    vertical(control('comments')),
  ),
  sample(
    'a list with its detail',
    record({ books: list(record({ title: text, pages: whole }, ['title']), { maxItems: 2 }) }),
    { type: 'ListWithDetail', scope: '#/properties/books' },
  ),
  sample(
    'a nested list',
    record({ shelves: list(record({ name: text, books: list(record({ title: text }, ['title'])) })) }),
    vertical(control('shelves')),
  ),
  sample(
    'a list of texts',
    record({ tags: list({ ...text, maxLength: 4 }, { minItems: 1 }) }, ['tags']),
    vertical(control('tags')),
  ),
  sample(
    'a text area',
    record({ note: { ...text, maxLength: 20 } }),
    vertical(control('note', { options: { multi: true } })),
  ),
  sample(
    'placeholders',
    record({ a: text, b: text }),
    vertical(control('a', { options: { placeholder: 'Type' } }), control('b', { options: { readonly: true } })),
  ),
  sample(
    'a password',
    record({ secret: { ...text, minLength: 8 } }, ['secret']),
    vertical(control('secret', { options: { format: 'password' } })),
  ),
  sample(
    'shown by a value',
    record({ dead: flag, kindOfDead: { ...text, enum: ['Zombie', 'Vampire'] } }),
    vertical(control('dead'), control('kindOfDead', rule('ENABLE', 'dead', { const: true }))),
  ),
  sample(
    'shown by a condition',
    record({ reads: flag, why: text }),
    vertical(control('reads'), control('why', rule('SHOW', 'reads', { const: true }))),
  ),
  sample(
    'hidden by a condition',
    record({ age: whole, guardian: text }),
    vertical(control('age'), control('guardian', rule('HIDE', 'age', { minimum: 18 }))),
  ),
  sample(
    'a group that is shown',
    record({ vegetarian: flag, fish: text, meat: text }),
    vertical(control('vegetarian'), {
      ...group('Food', control('fish'), control('meat')),
      ...rule('HIDE', 'vegetarian', { const: true }),
    }),
  ),
  sample(
    'a condition over several values',
    record({ kind: { ...text, enum: ['a', 'b', 'c'] }, note: text }),
    vertical(control('kind'), control('note', rule('SHOW', 'kind', { enum: ['a', 'b'] }))),
  ),
  sample(
    'a condition that is negated',
    record({ kind: { ...text, enum: ['a', 'b'] }, note: text }),
    vertical(control('kind'), control('note', rule('SHOW', 'kind', { not: { const: 'a' } }))),
  ),
  sample('a category that is shown', record({ more: flag, a: text }), {
    type: 'Categorization',
    elements: [
      category('First', control('more')),
      { ...category('Second', control('a')), ...rule('SHOW', 'more', { const: true }) },
    ],
  }),
  sample(
    'a record in one control',
    record({ address: record({ street: text, city: text }, ['city']) }),
    vertical(control('address')),
  ),
  sample('a scope of the root', member, { type: 'Control', scope: '#' }),
  sample(
    'references',
    {
      definitions: { address: record({ street: text }, ['street']) },
      ...record({ home: { $ref: '#/definitions/address' }, work: { $ref: '#/definitions/address' } }),
    },
    vertical(control('home.street'), control('work.street')),
  ),
  sample(
    'references of 2019',
    {
      $defs: { size: { ...whole, minimum: 1 } },
      ...record({ width: { $ref: '#/$defs/size' }, height: { $ref: '#/$defs/size' } }, ['width']),
    },
    horizontal(control('width'), control('height')),
  ),
  sample(
    'all of several',
    { type: 'object', allOf: [record({ a: { ...text, maxLength: 3 } }, ['a']), record({ b: whole })] },
    vertical(control('a'), control('b')),
  ),
  sample(
    'any of two records',
    record({ address: { anyOf: [record({ street: text }, ['street']), record({ box: text }, ['box'])] } }),
    vertical(control('address')),
  ),
  sample(
    'one of two records',
    record({
      party: {
        oneOf: [
          record({ first: text }, ['first'], { additionalProperties: false }),
          record({ company: text }, ['company'], { additionalProperties: false }),
        ],
      },
    }),
    vertical(control('party')),
  ),
  sample(
    'one of two types',
    record({
      code: {
        oneOf: [
          { ...text, maxLength: 3 },
          { ...text, minLength: 6 },
        ],
      },
    }),
    vertical(control('code')),
  ),
  sample(
    'if and then',
    {
      ...record({ country: { ...text, enum: ['US', 'RO'] }, zip: text }, ['country']),
      if: record({ country: { const: 'US' } }, ['country']),
      then: { required: ['zip'] },
    },
    vertical(control('country'), control('zip')),
  ),
  sample(
    'numbers with steps',
    record({
      price: { ...number, multipleOf: 0.5, minimum: 0 },
      rating: { ...whole, minimum: 1, maximum: 5, default: 3 },
    }),
    vertical(control('price'), control('rating', { options: { slider: true } })),
  ),
  sample(
    'exclusive limits',
    record({ a: { ...number, exclusiveMinimum: 0 }, b: { ...number, exclusiveMaximum: 10 } }),
    vertical(control('a'), control('b')),
  ),
  sample(
    'formats',
    record({ mail: { ...text, format: 'email' }, site: { ...text, format: 'uri' }, id: { ...text, format: 'uuid' } }),
    vertical(control('mail'), control('site'), control('id')),
  ),
  sample(
    'a login',
    record({ user: { ...text, minLength: 1 }, pass: { ...text, minLength: 4 } }, ['user', 'pass']),
    vertical(control('user'), control('pass', { options: { format: 'password' } })),
  ),
  sample('without a layout', member, vertical()),
  sample('a layout that misses a required field', record({ a: text, b: text }, ['b']), vertical(control('a'))),
  sample(
    'an element that is not known',
    member,
    vertical(control('name'), { type: 'Chart', scope: '#/properties/age' }),
  ),
  sample(
    'a required nested value',
    record({ loan: record({ isbn: { ...text, pattern: '^[0-9]{13}$' }, on: { ...text, format: 'date' } }, ['isbn']) }, [
      'loan',
    ]),
    vertical(group('Loan', control('loan.isbn'), control('loan.on'))),
  ),
  sample(
    'many levels of layouts',
    record({ a: text, b: text, c: text }),
    vertical(horizontal(vertical(control('a'), horizontal(control('b'))), group('C', horizontal(control('c'))))),
  ),
];
