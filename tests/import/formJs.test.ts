import { describe, expect, test } from 'vitest';
import { importForeign } from '#compiler';
import { judgeOf, releaseWith, target } from './judge.ts';

const form = {
  type: 'default',
  schemaVersion: 16,
  components: [
    { type: 'text', text: '# Lend a book' },
    { type: 'textfield', key: 'title', label: 'Title', validate: { required: true, minLength: 2, maxLength: 20 } },
    {
      ...{ type: 'group', label: 'Reader', path: 'reader' },
      components: [
        { type: 'textfield', key: 'email', label: 'E-mail', validate: { validationType: 'email' } },
        { type: 'checkbox', key: 'terms', label: 'I agree', validate: { required: true } },
        {
          ...{ type: 'number', key: 'age', label: 'Age', decimalDigits: 0, validate: { min: 6, max: 120 } },
          layout: { row: 'r1', columns: 8 },
        },
        {
          ...{ type: 'textfield', key: 'guardian', label: 'Guardian', validate: { required: true } },
          ...{ conditional: { hide: '=reader.age = null or reader.age >= 18' }, layout: { row: 'r1', columns: 8 } },
        },
      ],
    },
    {
      ...{ type: 'select', key: 'kind', label: 'Kind', defaultValue: 'novel' },
      values: [
        { label: 'Novel', value: 'novel' },
        { label: 'Guide', value: 'guide' },
      ],
    },
    { type: 'checklist', key: 'topics', values: [{ label: 'Sea', value: 'sea' }] },
    { type: 'datetime', subtype: 'date', key: 'from', dateLabel: 'From' },
    { type: 'number', key: 'copies', label: 'Copies', conditional: { hide: '=not(kind = "guide")' } },
    { type: 'number', key: 'price', label: 'Price', decimalDigits: 2, validate: { min: 0 } },
    { type: 'expression', key: 'total', label: 'Total', expression: '=copies * price + 1' },
    { type: 'textfield', key: 'odd', label: 'Odd', conditional: { hide: '=some x in topics satisfies x = "sea"' } },
    {
      ...{ type: 'dynamiclist', path: 'notes', label: 'Notes' },
      components: [
        { type: 'textarea', key: 'note', label: 'Note', validate: { required: true } },
        {
          ...{ type: 'textfield', key: 'why', label: 'Why', validate: { required: true } },
          conditional: { hide: '=note != "lost"' },
        },
      ],
    },
    { type: 'select', key: 'branch', label: 'Branch', valuesKey: 'branches' },
    { type: 'button', action: 'submit', label: 'Lend' },
  ],
};

function read(json: unknown) {
  const result = importForeign({ ...target, text: JSON.stringify(json) });
  if ('problem' in result) throw new Error(result.problem);
  return result;
}

test('a group of form-js is shown with all that is in it', async () => {
  // given
  const { files, omissions } = read({
    type: 'default',
    components: [
      { type: 'checkbox', key: 'isLoan', label: 'Loan' },
      {
        ...{ type: 'group', path: 'loan', label: 'Loan', conditional: { hide: '=isLoan != true' } },
        components: [
          { type: 'textfield', key: 'to', validate: { required: true } },
          { type: 'group', path: 'place', components: [{ type: 'textfield', key: 'shelf' }] },
        ],
      },
    ],
  });
  const judge = await judgeOf(releaseWith(files), 'sampleList.create');

  // when
  const verdicts = [
    { isLoan: false },
    { isLoan: true },
    { isLoan: true, loan: { to: 'Ada', place: { shelf: 'A' } } },
    { isLoan: false, loan: { place: { shelf: 'A' } } },
  ].map(judge);

  // then
  expect(omissions).toEqual([]);
  expect(verdicts).toEqual([[], [['loan.to', 'required']], [], [['loan.place.shelf', 'field/hidden']]]);
});

describe('a form of form-js', () => {
  const result = read(form);

  test('becomes a form with sections, and lists what is left out', () => {
    // when
    const written = result.files.find(({ path }) => path.endsWith('.form.json'));

    // then
    expect(result.format).toBe('form-js');
    expect(JSON.parse(written?.text ?? '{}')).toMatchObject({
      fields: [
        'title',
        {
          ...{ section: 'reader', title: 'Reader' },
          fields: ['reader.email', 'reader.terms', 'reader.age', 'reader.guardian'],
        },
        'kind',
        'topics',
        'from',
        'copies',
        'price',
        'total',
        'odd',
        'notes',
        'branch',
      ],
    });
    expect(result.omissions.map(({ pointer, keyword }) => [pointer, keyword])).toEqual([
      ['/components/0/type', 'type'],
      ['/components/2/components', 'layout'],
      ['/components/9/conditional', 'conditional'],
      ['/components/11/valuesKey', 'valuesKey'],
    ]);
  });

  const reader = { terms: true };
  test.each([
    [{ title: 'Emma', reader }, []],
    [
      { title: 'E', reader: { terms: false } },
      [
        ['title', 'minLength'],
        ['reader.terms', 'const'],
      ],
    ],
    [{ title: 'Emma', reader: { terms: true, email: 'ada' } }, [['reader.email', 'format']]],
    [{ title: 'Emma', reader: { terms: true, age: 12 } }, [['reader.guardian', 'required']]],
    [{ title: 'Emma', reader: { terms: true, age: 12, guardian: 'Bo' } }, []],
    [{ title: 'Emma', reader: { terms: true, age: 20, guardian: 'Bo' } }, [['reader.guardian', 'field/hidden']]],
    [{ title: 'Emma', reader: { terms: true, age: 20.5 } }, [['reader.age', 'type']]],
    [{ title: 'Emma' }, [['reader.terms', 'required']]],
    [{ title: 'Emma', reader, kind: 'guide', copies: 2, price: 1.5, total: 4 }, []],
    [{ title: 'Emma', reader, kind: 'guide', copies: 2, price: 1.5, total: 5 }, [['total', 'field/locked']]],
    [{ title: 'Emma', reader, kind: 'novel', copies: 2 }, [['copies', 'field/hidden']]],
    [
      { title: 'Emma', reader, kind: 'map', topics: ['sea', 'war'] },
      [
        ['kind', 'enum'],
        ['topics.1', 'enum'],
      ],
    ],
    [{ title: 'Emma', reader, notes: [{ note: 'lost' }, { note: 'found' }] }, [['notes.0.why', 'required']]],
  ])('judges %j as form-js does', async (body, problems) => {
    // given
    const judge = await judgeOf(releaseWith(result.files), 'sampleList.create');

    // when
    const found = judge(body);

    // then
    expect(found).toEqual(problems);
  });

  test.each([
    '=',
    '=a >',
    '=a in [1..5]',
    '=if a then b else c',
    `=${'('.repeat(900)}`,
    `=${'a or '.repeat(900)}a`,
    '=unknown = 1',
    '="x" = "y" = "z"',
    '=a = "it\\"s"',
  ])('leaves out the condition %j', (hide) => {
    // given
    const components = [
      { type: 'textfield', key: 'a', label: 'A' },
      { type: 'textfield', key: 'b', label: 'B', conditional: { hide } },
    ];

    // when
    const { omissions } = read({ type: 'default', components });

    // then
    expect(omissions.map(({ keyword }) => keyword)).toEqual(['conditional']);
  });

  test.each([
    { components: [] },
    { components: [5, {}, { type: 'group', components: 5 }] },
    { components: [{ type: 'textfield' }, { type: 'textfield', key: '' }, { type: 'textfield', key: '__proto__' }] },
  ])('with %j only is refused', (words) => {
    // when
    const refused = importForeign({ ...target, text: JSON.stringify({ type: 'default', ...words }) });

    // then
    expect(refused).toHaveProperty('problem');
  });
});
