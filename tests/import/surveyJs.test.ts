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

describe('a survey', () => {
  const result = importForeign({ ...target, text: JSON.stringify(survey) });
  if ('problem' in result) throw new Error(result.problem);

  test('becomes a form with sections, and lists what is left out', () => {
    const form = result.files.find(({ path }) => path.endsWith('.form.json'));

    expect(JSON.parse(form?.text ?? '{}')).toEqual({
      $schema: '../form.schema.json',
      title: 'Reading habits',
      of: 'sample',
      submits: 'sampleList.create',
      fields: [
        { section: 'you', title: 'You', fields: [{ field: 'name', placeholder: 'Ada' }, 'age', 'reads', 'kind'] },
        'topics',
        'score',
        'books',
        { section: 'more', title: 'More', fields: ['whyNot', 'shelf'] },
      ],
    });
    expect(result.omissions.map(({ pointer, keyword }) => [pointer, keyword])).toEqual([
      ['/completedHtml', 'completedHtml'],
      ['/pages/0/elements/3/hasOther', 'hasOther'],
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
