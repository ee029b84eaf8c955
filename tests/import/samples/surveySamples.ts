import { type FormSample, flag, list, number, record, text, whole } from './FormSample.ts';

type Schema = Readonly<Record<string, unknown>>;

/** Returns a survey with a hand-written schema of its results, because SurveyJS provides none. */
function sample(name: string, elements: readonly Schema[], schema: Schema, more: Schema = {}): FormSample {
  return { name, file: { elements, ...more }, schema };
}

const q = (type: string, name: string, more: Schema = {}): Schema => ({ type, name, ...more });
const values = (...entries: readonly (string | number)[]): Schema => ({ enum: entries });
const several = (...entries: readonly string[]): Schema => list({ ...text, enum: entries }, { uniqueItems: true });
const required = { isRequired: true };
const when = (condition: Schema, then: Schema): Schema => ({ if: condition, then });

/** Surveys like the examples of SurveyJS, about members, books and loans. */
export const surveySamples: readonly FormSample[] = [
  sample('one text', [q('text', 'name', required)], record({ name: text }, ['name'])),
  sample(
    'inputs',
    [
      q('text', 'age', { inputType: 'number', min: 0, max: 120 }),
      q('text', 'mail', { inputType: 'email' }),
      q('text', 'on', { inputType: 'date' }),
    ],
    record({
      age: { ...number, minimum: 0, maximum: 120 },
      mail: { ...text, format: 'email' },
      on: { ...text, format: 'date' },
    }),
  ),
  sample(
    'a date with its time',
    [q('text', 'at', { inputType: 'datetime-local' }), q('text', 'time', { inputType: 'time' })],
    record({ at: { ...text, format: 'date-time' }, time: { ...text, pattern: '^[0-9]{2}:[0-9]{2}' } }),
  ),
  sample('a comment', [q('comment', 'note', { maxLength: 10 })], record({ note: { ...text, maxLength: 10 } })),
  sample('yes or no', [q('boolean', 'member', required)], record({ member: flag }, ['member'])),
  sample(
    'radio buttons',
    [q('radiogroup', 'kind', { choices: ['novel', 'guide'], ...required })],
    record({ kind: values('novel', 'guide') }, ['kind']),
  ),
  sample(
    'a dropdown of numbers',
    [q('dropdown', 'shelf', { choices: [1, 2, { value: 3, text: 'Three' }] })],
    record({ shelf: values(1, 2, 3) }),
  ),
  sample(
    'check marks',
    [q('checkbox', 'topics', { choices: ['sea', 'art', 'war'], maxSelectedChoices: 2 })],
    record({ topics: { ...several('sea', 'art', 'war'), maxItems: 2 } }),
  ),
  sample(
    'tags',
    [q('tagbox', 'tags', { choices: ['a', 'b'], ...required })],
    record({ tags: several('a', 'b') }, ['tags']),
  ),
  sample(
    'a rating',
    [q('rating', 'score', { rateMin: 0, rateMax: 10, ...required })],
    record({ score: { ...whole, minimum: 0, maximum: 10 } }, ['score']),
  ),
  sample(
    'a rating of texts',
    [q('rating', 'mood', { rateValues: ['bad', 'good'] })],
    record({ mood: values('bad', 'good') }),
  ),
  sample(
    'none',
    [q('radiogroup', 'allergy', { choices: ['dust'], showNoneItem: true })],
    record({ allergy: values('dust', 'none') }),
  ),
  sample('other', [q('dropdown', 'place', { choices: ['home'], showOtherItem: true })], {
    ...record({ place: values('home', 'other'), 'place-Comment': text }),
    ...when(record({ place: { const: 'other' } }, ['place']), { required: ['place-Comment'] }),
  }),
  sample(
    'a recommendation',
    [q('rating', 'nps', { rateMin: 0, rateMax: 10 }), q('comment', 'why', { visibleIf: '{nps} < 7', ...required })],
    {
      ...record({ nps: { ...whole, minimum: 0, maximum: 10 }, why: text }),
      ...when(record({ nps: { exclusiveMaximum: 7 } }, ['nps']), { required: ['why'] }),
    },
  ),
  sample(
    'a condition with and',
    [
      q('boolean', 'reads'),
      q('text', 'age', { inputType: 'number' }),
      q('text', 'title', { visibleIf: '{reads} = true and {age} > 10', ...required }),
    ],
    {
      ...record({ reads: flag, age: number, title: text }),
      ...when(record({ reads: { const: true }, age: { exclusiveMinimum: 10 } }, ['reads', 'age']), {
        required: ['title'],
      }),
    },
  ),
  sample(
    'a condition with or',
    [q('dropdown', 'a', { choices: ['x', 'y'] }), q('text', 'b', { requiredIf: "{a} = 'x' or {a} empty" })],
    {
      ...record({ a: values('x', 'y'), b: text }),
      ...when({ anyOf: [record({ a: { const: 'x' } }, ['a']), { not: { required: ['a'] } }] }, { required: ['b'] }),
    },
  ),
  sample(
    'a condition over a list',
    [
      q('checkbox', 'topics', { choices: ['sea', 'other'] }),
      q('text', 'which', { requiredIf: "{topics} contains 'other'" }),
    ],
    {
      ...record({ topics: several('sea', 'other'), which: text }),
      ...when(record({ topics: { contains: { const: 'other' } } }, ['topics']), { required: ['which'] }),
    },
  ),
  {
    name: 'pages',
    file: {
      title: 'Reading',
      pages: [
        { name: 'p1', title: 'One', elements: [q('text', 'a', required)] },
        { name: 'p2', elements: [q('text', 'b')] },
      ],
    },
    schema: record({ a: text, b: text }, ['a']),
  },
  sample(
    'panels',
    [
      q('panel', 'p', {
        title: 'Panel',
        elements: [q('text', 'a', required), q('panel', 'inner', { elements: [q('text', 'b')] })],
      }),
    ],
    record({ a: text, b: text }, ['a']),
  ),
  sample(
    'a panel that is shown',
    [q('boolean', 'more'), q('panel', 'p', { visibleIf: '{more} = true', elements: [q('text', 'a', required)] })],
    { ...record({ more: flag, a: text }), ...when(record({ more: { const: true } }, ['more']), { required: ['a'] }) },
  ),
  sample(
    'repeated panels',
    [
      q('paneldynamic', 'books', {
        minPanelCount: 1,
        maxPanelCount: 2,
        templateElements: [q('text', 'title', required), q('text', 'pages', { inputType: 'number' })],
      }),
    ],
    record({ books: list(record({ title: text, pages: number }, ['title']), { minItems: 1, maxItems: 2 }) }, ['books']),
  ),
  sample(
    'a matrix',
    [q('matrix', 'moods', { columns: ['good', 'bad'], rows: ['start', 'end'] })],
    record({ moods: record({ start: values('good', 'bad'), end: values('good', 'bad') }) }),
  ),
  sample(
    'a matrix whose rows are required',
    [q('matrix', 'moods', { columns: [1, 2], rows: ['a', 'b'], isAllRowRequired: true })],
    record({ moods: record({ a: values(1, 2), b: values(1, 2) }, ['a', 'b']) }),
  ),
  sample(
    'a matrix of cells',
    [
      q('matrixdropdown', 'shelves', {
        columns: [
          { name: 'kind', choices: ['x', 'y'] },
          { name: 'count', cellType: 'text', inputType: 'number' },
        ],
        rows: ['top', 'bottom'],
      }),
    ],
    record({
      shelves: record({
        top: record({ kind: values('x', 'y'), count: number }),
        bottom: record({ kind: values('x', 'y'), count: number }),
      }),
    }),
  ),
  sample(
    'a matrix that grows',
    [
      q('matrixdynamic', 'loans', {
        columns: [
          { name: 'title', cellType: 'text', isRequired: true },
          { name: 'late', cellType: 'boolean' },
        ],
        maxRowCount: 2,
      }),
    ],
    record({ loans: list(record({ title: text, late: flag }, ['title']), { maxItems: 2 }) }),
  ),
  sample(
    'several texts',
    [q('multipletext', 'contact', { items: [{ name: 'first', isRequired: true }, { name: 'last' }] })],
    record({ contact: record({ first: text, last: text }, ['first']) }),
  ),
  sample(
    'a calculation',
    [q('text', 'pages', { inputType: 'number' }), q('expression', 'double', { expression: '{pages} * 2' })],
    record({ pages: number }),
  ),
  sample(
    'an initial value',
    [
      q('text', 'country', { defaultValue: 'RO' }),
      q('text', 'copies', { inputType: 'number', defaultValueExpression: '1 + 1' }),
    ],
    record({ country: { ...text, default: 'RO' }, copies: { ...number, default: 2 } }),
  ),
  sample(
    'a pattern',
    [
      q('text', 'zip', { validators: [{ type: 'regex', regex: '^[0-9]{5}$' }] }),
      q('text', 'name', { validators: [{ type: 'text', minLength: 2, maxLength: 4 }] }),
    ],
    record({ zip: { ...text, pattern: '^[0-9]{5}$' }, name: { ...text, minLength: 2, maxLength: 4 } }),
  ),
  sample(
    'pictures and ranks',
    [
      q('imagepicker', 'cover', { choices: [{ value: 'a', imageLink: 'a.png' }, { value: 'b' }] }),
      q('ranking', 'order', { choices: ['x', 'y'] }),
    ],
    record({ cover: values('a', 'b'), order: several('x', 'y') }),
  ),
  sample(
    'what has no value',
    [q('html', 'intro', { html: '<b>Hi</b>' }), q('image', 'logo'), q('text', 'a')],
    record({ a: text }),
  ),
  sample(
    'names that are no names',
    [q('text', 'your name', required), q('text', '1st')],
    record({ 'your name': text, '1st': text }, ['your name']),
  ),
  sample(
    'texts in several languages',
    [q('text', 'a', { title: { default: 'Name', ro: 'Nume' }, description: { default: "It's {a}" } })],
    record({ a: text }),
  ),
];
