import { describe, expect, test } from 'vitest';
import { importForeign } from '#compiler';
import { judgeOf, releaseWith, target } from './judge.ts';

const survey = {
  title: { default: 'Reading habits', de: 'Lesegewohnheiten' },
  completedHtml: '<p>Thanks</p>',
  pages: [
    {
      name: 'page1',
      title: 'You',
      elements: [
        { type: 'text', name: 'name', title: 'Your name', isRequired: true, maxLength: 5, placeholder: 'Ada' },
        {
          type: 'text',
          inputType: 'number',
          name: 'age',
          validators: [{ type: 'numeric', minValue: 18, maxValue: 99 }],
        },
        { type: 'boolean', name: 'reads', isRequired: true },
        {
          type: 'radiogroup',
          name: 'kind',
          visibleIf: '{reads} = true',
          isRequired: true,
          choices: ['novel', { value: 'guide', text: "It's a {guide}" }],
          hasOther: true,
        },
        { type: 'html', name: 'info', html: '<b>Hi</b>' },
      ],
    },
    {
      name: 'page2',
      visibleIf: '{reads} = true and ({age} > 20 or {kind} notempty)',
      elements: [
        { type: 'checkbox', name: 'topics', choices: ['sea', 'war', 'art'], maxSelectedChoices: 2 },
        { type: 'rating', name: 'score', rateMax: 3 },
        {
          type: 'panel',
          name: 'more',
          title: 'More',
          elements: [
            { type: 'comment', name: 'why not', requiredIf: "{kind} <> 'guide'" },
            { type: 'dropdown', name: 'shelf', choices: [1, 2, 3], visibleIf: 'age({birth}) > 3' },
          ],
        },
        {
          type: 'paneldynamic',
          name: 'books',
          minPanelCount: 1,
          templateElements: [{ type: 'text', name: 'book', isRequired: true }],
        },
      ],
    },
  ],
};

function read(json: unknown) {
  const result = importForeign({ ...target, text: JSON.stringify(json) });
  if ('problem' in result) throw new Error(result.problem);
  return result;
}

describe('a survey', () => {
  const result = read(survey);

  test('becomes a form with sections, and lists what is left out', () => {
    const form = result.files.find(({ path }) => path.endsWith('.form.json'));

    expect(JSON.parse(form?.text ?? '{}')).toEqual({
      $schema: '../form.schema.json',
      title: 'Reading habits',
      of: 'sample',
      submits: 'sampleList.create',
      fields: [
        {
          ...{ section: 'you', title: 'You' },
          fields: [{ field: 'name', placeholder: 'Ada' }, 'age', 'reads', 'kind', 'kindComment'],
        },
        'topics',
        'score',
        'books',
        { section: 'more', title: 'More', fields: ['whyNot', 'shelf'] },
      ],
    });
    expect(result.omissions.map(({ pointer, keyword }) => [pointer, keyword])).toEqual([
      ['/completedHtml', 'completedHtml'],
      ['/pages/0/elements/4/type', 'type'],
      ['/pages/1/elements/2/elements/1/visibleIf', 'visibleIf'],
    ]);
  });

  test.each([
    [{ name: 'Ada', reads: false }, []],
    [
      { name: 'Ada Lovelace', reads: false, age: 17 },
      [
        ['name', 'maxLength'],
        ['age', 'minimum'],
      ],
    ],
    [
      { reads: true },
      [
        ['name', 'required'],
        ['kind', 'required'],
      ],
    ],
    [
      { name: 'Ada', reads: true, kind: 'guide', topics: ['sea', 'war', 'art'], score: 4, books: [{ book: 'Emma' }] },
      [
        ['topics', 'maxItems'],
        ['score', 'enum'],
      ],
    ],
    [
      { name: 'Ada', reads: true, kind: 'novel', books: [{}] },
      [
        ['whyNot', 'required'],
        ['books.0.book', 'required'],
      ],
    ],
    [{ name: 'Ada', reads: true, kind: 'novel', 'why not': 'x', books: [{ book: 'Emma' }], shelf: 2 }, []],
  ])('judges %j as the survey does', async (answers, problems) => {
    const judge = await judgeOf(releaseWith(result.files), 'sampleList.create');

    const sorted = (list: readonly unknown[]) => list.map((one) => JSON.stringify(one)).sort();
    expect(sorted(judge(answers))).toEqual(sorted(problems));
  });

  test('keeps calculations, an own text, matrices and what is locked', async () => {
    // given
    const { files, omissions } = read({
      elements: [
        { type: 'text', inputType: 'number', name: 'pages', defaultValueExpression: '10 * 2' },
        { type: 'text', inputType: 'number', name: 'days', enableIf: '{pages} > 10' },
        { type: 'expression', name: 'pace', expression: '{pages} / {days}' },
        { type: 'expression', name: 'strange', expression: 'iif({pages} > 1, 2, 3)' },
        { type: 'dropdown', name: 'place', choices: ['home'], showOtherItem: true, showNoneItem: true },
        { type: 'matrix', name: 'moods', columns: ['good', 'bad'], rows: ['start', { value: 'end', text: 'The end' }] },
        {
          ...{ type: 'matrixdynamic', name: 'loans', minRowCount: 1 },
          columns: [
            { name: 'title', cellType: 'text', isRequired: true },
            { name: 'kind', choices: ['novel', 'guide'] },
          ],
        },
        { type: 'text', inputType: 'datetime-local', name: 'at' },
      ],
    });
    const judge = await judgeOf(releaseWith(files), 'sampleList.create');
    const loans = [{ title: 'Emma', kind: 'novel' }];

    // when
    const verdicts = [
      { pages: 20, days: 4, pace: 5, place: 'home', moods: { start: 'good' }, loans, at: '2026-01-01T10:00:00Z' },
      { pages: 20, days: 4, pace: 6, loans },
      { pages: 5, days: 4, loans },
      { place: 'other', loans },
      { place: 'other', 'place-Comment': 'In a tent', loans },
      { place: 'none', 'place-Comment': 'In a tent', loans },
      { moods: { start: 'so so' }, loans: [{ kind: 'novel' }] },
      { loans: [] },
    ].map(judge);

    // then
    expect(omissions.map(({ keyword }) => keyword)).toEqual(['expression']);
    expect(verdicts).toEqual([
      [],
      [['pace', 'field/locked']],
      [['days', 'field/locked']],
      [['placeComment', 'required']],
      [],
      [['placeComment', 'field/hidden']],
      [
        ['moods.start', 'enum'],
        ['loans.0.title', 'required'],
      ],
      [['loans', 'required']],
    ]);
  });

  test.each([
    '{a',
    '{a} =',
    '{a} = {b}',
    '(((',
    `${'('.repeat(900)}`,
    '{a} = 1 and',
    'f({a})',
    `{a} = '${'x'.repeat(5_000)}'`,
  ])('leaves out the condition %j', (visibleIf) => {
    const text = JSON.stringify({
      elements: [
        { type: 'text', name: 'a' },
        { type: 'text', name: 'b', visibleIf },
      ],
    });
    const read = importForeign({ ...target, text });

    expect('problem' in read ? read : read.omissions.map(({ keyword }) => keyword)).toEqual(['visibleIf']);
  });

  test.each([{ pages: 5, elements: [5] }, { pages: [5] }, { elements: [{ type: 'matrix', name: 'x' }, { name: {} }] }])(
    'refuses %j, which has no question',
    (file) => {
      expect(importForeign({ ...target, text: JSON.stringify(file) })).toHaveProperty('problem');
    },
  );
});
