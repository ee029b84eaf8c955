import { describe, expect, test } from 'vitest';
import { importForeign } from '#compiler';
import { judgeOf, releaseWith, target } from './judge.ts';

const coding = (code: string, display: string) => ({ valueCoding: { system: 'https://codes.example', code, display } });

const questionnaire = {
  resourceType: 'Questionnaire',
  status: 'active',
  title: 'Reading health',
  item: [
    { linkId: '0', type: 'display', text: 'Welcome' },
    {
      ...{ linkId: '1', type: 'group', text: 'Eyes' },
      item: [
        { linkId: '1.1', prefix: 'a)', type: 'boolean', text: 'Do you wear glasses?', required: true },
        {
          ...{ linkId: '1.2', type: 'decimal', text: 'Which strength?', required: true },
          enableWhen: [{ question: '1.1', operator: '=', answerBoolean: true }],
        },
        {
          ...{ linkId: '1.3', type: 'choice', text: 'Colour', initial: [{ valueCoding: { code: 'b' } }] },
          answerOption: [coding('b', 'Blue'), coding('g', "It's {green}")],
        },
      ],
    },
    {
      ...{ linkId: '2', type: 'string', text: 'Why so strong?', maxLength: 5, enableBehavior: 'all' },
      enableWhen: [
        { question: '1.2', operator: '>', answerDecimal: 3 },
        { question: '1.3', operator: '!=', answerCoding: { code: 'g' } },
      ],
    },
    { linkId: '3', type: 'choice', text: 'Seen', repeats: true, answerOption: [coding('x', 'X'), coding('y', 'Y')] },
    {
      ...{ linkId: '4', type: 'group', text: 'Books', repeats: true },
      item: [
        { linkId: '4.1', type: 'string', text: 'Title', required: true },
        {
          linkId: '4.2',
          type: 'date',
          text: 'Read on',
          enableWhen: [{ question: '4.1', operator: 'exists', answerBoolean: true }],
        },
      ],
    },
    { linkId: '5', type: 'attachment', text: 'Picture' },
    { linkId: '6', type: 'quantity', text: 'Weight' },
  ],
};

describe('a questionnaire of FHIR', () => {
  const result = importForeign({ ...target, text: JSON.stringify(questionnaire) });
  if ('problem' in result) throw new Error(result.problem);

  test('becomes a form with sections, and lists what is left out', () => {
    const form = result.files.find(({ path }) => path.endsWith('.form.json'));

    expect(JSON.parse(form?.text ?? '{}')).toEqual({
      $schema: '../form.schema.json',
      title: 'Reading health',
      of: 'sample',
      submits: 'sampleList.create',
      fields: [{ section: 'q1', title: 'Eyes', fields: ['q1_1', 'q1_2', 'q1_3'] }, 'q2', 'q3', 'q4', 'q6'],
    });
    expect(result.omissions.map(({ pointer, keyword }) => [pointer, keyword])).toEqual([
      ['/item/0/type', 'type'],
      ['/item/4/item/1/enableWhen', 'enableWhen'],
      ['/item/5/type', 'type'],
      ['/item/6/type', 'type'],
    ]);
  });

  test.each([
    [{ q1_1: false }, []],
    [{}, [['q1_1', 'required']]],
    [{ q1_1: true }, [['q1_2', 'required']]],
    [{ q1_1: true, q1_2: 4, q1_3: 'b', q2: 'too long' }, [['q2', 'maxLength']]],
    [{ q1_1: true, q1_2: 4, q1_3: 'g', q2: 'x' }, [['q2', 'field/hidden']]],
    [
      { q1_1: false, q1_3: 'z', q3: ['x', 'x'] },
      [
        ['q1_3', 'enum'],
        ['q3', 'uniqueItems'],
      ],
    ],
    [{ q1_1: false, q3: ['x', 'y'], q4: [{ q4_1: 'Emma' }, { q4_2: '2026-01-01' }] }, [['q4.1.q4_1', 'required']]],
  ])('judges %j as the questionnaire does', async (answers, problems) => {
    const judge = await judgeOf(releaseWith(result.files), 'sampleList.create');

    expect(judge(answers)).toEqual(problems);
  });

  test.each([{ item: 5 }, { item: [5, {}] }, { item: [{ linkId: '1', type: 'display' }] }])('refuses %j', (words) => {
    const text = JSON.stringify({ resourceType: 'Questionnaire', ...words });

    expect(importForeign({ ...target, text })).toHaveProperty('problem');
  });
});
