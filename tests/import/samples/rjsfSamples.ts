import { type FormSample, flag, list, number, record, text, whole } from './FormSample.ts';

type Schema = Readonly<Record<string, unknown>>;

function sample(name: string, schema: Schema, uiSchema: Schema = {}): FormSample {
  return { name, file: { schema, uiSchema }, schema };
}

const address = record({ street: text, city: text, state: text }, ['street', 'city']);
const person = record({ name: { ...text, title: 'Name' }, age: { ...whole, minimum: 0 } }, ['name']);

/** Forms like those in the playground of react-jsonschema-form, about members, books and loans. */
export const rjsfSamples: readonly FormSample[] = [
  sample('empty object with a title', record({ note: text }, [], { title: 'A note' })),
  sample(
    'a registration',
    record(
      {
        firstName: { ...text, title: 'First name', default: 'Ada' },
        lastName: { ...text, title: 'Last name' },
        age: { ...whole, title: 'Age' },
        bio: { ...text, title: 'Bio' },
        password: { ...text, title: 'Password', minLength: 3 },
        telephone: { ...text, title: 'Telephone', minLength: 10 },
      },
      ['firstName', 'lastName'],
      { title: 'A registration form', description: 'A simple form.' },
    ),
    {
      firstName: { 'ui:autofocus': true, 'ui:emptyValue': '' },
      age: { 'ui:widget': 'updown' },
      bio: { 'ui:widget': 'textarea' },
      password: { 'ui:widget': 'password' },
    },
  ),
  sample(
    'nested tasks',
    record(
      {
        title: { ...text, title: 'Task list title' },
        tasks: list(record({ title: text, details: text, done: { ...flag, default: false } }, ['title'])),
      },
      ['title'],
    ),
    { tasks: { items: { details: { 'ui:widget': 'textarea' } } } },
  ),
  sample(
    'lists of several kinds',
    record({
      listOfStrings: list({ ...text, default: 'bazinga' }, { title: 'A list of strings' }),
      multipleChoices: list({ ...text, enum: ['foo', 'bar', 'fuzz'] }, { uniqueItems: true }),
      minItems: list(person, { minItems: 1 }),
      numbers: list(whole, { maxItems: 2 }),
    }),
    { multipleChoices: { 'ui:widget': 'checkboxes' } },
  ),
  sample('lists with fixed entries', record({ fixed: { type: 'array', items: [text, flag] }, other: text })),
  sample('lists of lists', record({ nested: list(list(text)), other: text })),
  sample(
    'numbers',
    record({
      number: { ...number, title: 'Number' },
      integer: { ...whole, title: 'Integer' },
      numberEnum: { ...number, enum: [1, 2, 3] },
      integerRange: { ...whole, minimum: -50, maximum: 50 },
      integerRangeSteps: { ...whole, minimum: 50, maximum: 100, multipleOf: 10 },
    }),
    { integerRange: { 'ui:widget': 'range' }, numberEnum: { 'ui:widget': 'radio' } },
  ),
  sample(
    'widgets',
    record({
      stringFormats: record({ email: { ...text, format: 'email' }, uri: { ...text, format: 'uri' } }),
      boolean: record({
        default: flag,
        radio: { ...flag, title: 'As radio buttons' },
        select: { ...flag, title: 'As a select', enum: [true, false] },
      }),
      string: record({ default: text, textarea: text, color: { ...text, default: '#151ce6' } }),
      secret: { ...text, default: 'I am hidden' },
      disabled: { ...text, default: 'Disabled' },
      selectWithTitles: { ...text, enum: ['one', 'two'], enumNames: ['One', 'Two'] },
    }),
    {
      boolean: { radio: { 'ui:widget': 'radio' }, select: { 'ui:widget': 'select' } },
      string: { textarea: { 'ui:widget': 'textarea', 'ui:options': { rows: 5 } }, color: { 'ui:widget': 'color' } },
      secret: { 'ui:widget': 'hidden' },
      disabled: { 'ui:disabled': true },
    },
  ),
  sample(
    'an order of fields',
    record({ password: text, lastName: text, bio: text, firstName: text, age: whole }, ['firstName']),
    { 'ui:order': ['firstName', 'lastName', '*', 'password'], age: { 'ui:widget': 'updown' } },
  ),
  sample('references', {
    ...{ title: 'References', definitions: { address } },
    ...record({ billing: { $ref: '#/definitions/address' }, shipping: { $ref: '#/definitions/address' } }, ['billing']),
  }),
  sample('a reference to itself', {
    definitions: { node: record({ name: text, children: list({ $ref: '#/definitions/node' }) }, ['name']) },
    ...record({ tree: { $ref: '#/definitions/node' } }),
  }),
  sample('a custom title and examples', record({ browser: { ...text, examples: ['Firefox', 'Chrome'] } })),
  sample('many fields', record(Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`string${at}`, text])))),
  sample(
    'dates and times',
    record({
      native: record({ datetime: { ...text, format: 'date-time' }, date: { ...text, format: 'date' } }),
      alternative: record({ on: { ...text, format: 'date' } }, ['on']),
    }),
    { alternative: { on: { 'ui:widget': 'alt-date' } } },
  ),
  sample(
    'a password that is entered twice',
    record({ pass1: { ...text, minLength: 3 }, pass2: { ...text, minLength: 3 }, age: { ...number, minimum: 18 } }, [
      'pass1',
    ]),
  ),
  sample('files as texts', record({ file: { ...text, format: 'data-url', title: 'Single file' }, name: text })),
  sample('a single value', { title: 'A single field', type: 'string', minLength: 2 }),
  sample(
    'alternatives of constants',
    record(
      {
        currentColor: {
          ...text,
          oneOf: [
            { const: '#ff0000', title: 'Red' },
            { const: '#00ff00', title: 'Green' },
          ],
        },
        colorMask: list(
          {
            ...text,
            anyOf: [
              { const: 'r', title: 'Red' },
              { const: 'g', title: 'Green' },
            ],
          },
          { uniqueItems: true },
        ),
        blend: { ...text, enum: ['screen', 'multiply'] },
      },
      ['currentColor'],
    ),
  ),
  sample(
    'dependencies of properties',
    record({ name: text, creditCard: number, billing: text }, ['name'], { dependencies: { creditCard: ['billing'] } }),
  ),
  sample('dependencies in both directions', record({ a: text, b: text }, [], { dependencies: { a: ['b'], b: ['a'] } })),
  sample(
    'a dependency on a schema',
    record({ name: text, creditCard: number }, ['name'], {
      dependencies: { creditCard: record({ billing: text }, ['billing']) },
    }),
  ),
  sample(
    'a dependency on alternatives',
    record({ pets: { ...text, enum: ['No', 'Yes: One', 'Yes: More'], default: 'No' } }, ['pets'], {
      dependencies: {
        pets: {
          oneOf: [
            record({ pets: { enum: ['No'] } }),
            record({ pets: { enum: ['Yes: One'] }, old: number }, ['old']),
            record({ pets: { enum: ['Yes: More'] }, rid: flag }, ['rid']),
          ],
        },
      },
    }),
  ),
  sample('additional properties', record({ first: text }, ['first'], { additionalProperties: text })),
  sample('no additional properties', record({ first: text, last: text }, ['first'], { additionalProperties: false })),
  sample(
    'any of several groups of properties',
    record({ age: whole, first: text, last: text, number: text }, [], {
      anyOf: [{ required: ['first', 'last'] }, { required: ['number'] }],
    }),
  ),
  sample('any of several properties', {
    type: 'object',
    properties: { age: whole },
    anyOf: [record({ first: text, last: text }), record({ id: text })],
  }),
  sample('one of several groups', {
    type: 'object',
    oneOf: [record({ lorem: text }, ['lorem']), record({ ipsum: number }, ['ipsum'])],
  }),
  sample('one of several records by a constant', {
    type: 'object',
    oneOf: [
      record({ kind: { const: 'book' }, isbn: text }, ['kind', 'isbn']),
      record({ kind: { const: 'map' }, scale: whole }, ['kind', 'scale']),
    ],
  }),
  sample('all of several schemas', {
    type: 'object',
    allOf: [
      record({ lorem: { type: ['string', 'boolean'], default: 'a' } }),
      record({ lorem: text, ipsum: text }, ['ipsum']),
    ],
  }),
  sample('if, then and else', {
    ...record({ animal: { ...text, enum: ['Cat', 'Fish'] } }, ['animal']),
    if: record({ animal: { const: 'Cat' } }),
    then: record({ food: { ...text, enum: ['meat', 'grass'] } }, ['food']),
    else: record({ water: { ...text, enum: ['lake', 'sea'] } }, ['water']),
  }),
  sample('a type or null', record({ textOrNull: { type: ['string', 'null'] }, count: { type: ['integer', 'null'] } })),
  sample('only null', record({ nothing: { type: 'null', title: 'Nothing' }, other: text })),
  sample(
    'values that are records',
    record({ place: { type: 'object', enum: [{ name: 'A' }, { name: 'B' }] }, other: text }),
  ),
  sample(
    'constants',
    record({ agreed: { const: true }, version: { const: 2 }, language: { const: 'en', default: 'en' } }, ['agreed']),
  ),
  sample(
    'a pattern',
    record({ zip: { ...text, pattern: '^[0-9]{5}$' }, code: { ...text, pattern: '^[A-Z]{2}-\\d+$' } }, ['zip']),
  ),
  sample('read-only values', record({ id: { ...text, readOnly: true, default: 'x1' }, name: text }, ['name'])),
  sample(
    'records three levels deep',
    record({ a: record({ b: record({ c: { ...text, maxLength: 3 } }, ['c']) }, ['b']) }, ['a']),
  ),
  sample(
    'names that are no names',
    record({ 'First name': text, 'e-mail': { ...text, format: 'email' }, '2nd': whole }, ['First name']),
  ),
  sample(
    'defaults of all types',
    record({
      a: { ...text, default: 'x' },
      b: { ...whole, default: 3 },
      c: { ...flag, default: true },
      d: { ...number, default: 1.5, minimum: 1 },
    }),
  ),
  sample('conditions in allOf', {
    ...record({ kind: { ...text, enum: ['gift', 'loan', 'sale'] } }, ['kind']),
    allOf: [
      { if: record({ kind: { const: 'loan' } }), then: record({ until: { ...text, format: 'date' } }, ['until']) },
      { if: record({ kind: { const: 'sale' } }), then: record({ price: { ...number, minimum: 0 } }, ['price']) },
    ],
  }),
  sample('a list of references', {
    definitions: { thing: record({ name: { ...text, default: 'Default name' } }) },
    ...record({ things: list({ $ref: '#/definitions/thing' }, { minItems: 1, maxItems: 2 }) }),
  }),
  sample(
    'descriptions everywhere',
    record({ a: { ...text, title: "It's a {title}", description: '**Bold** text' } }, [], { title: '=Title' }),
  ),
];
