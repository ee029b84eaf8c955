import { describe, expect, test } from 'vitest';
import { type ForeignInput, importForeign } from '#compiler';
import { judgeOf, releaseWith, target } from './judge.ts';

const base = 'http://hl7.org/fhir/StructureDefinition';
const sdc = 'http://hl7.org/fhir/uv/sdc/StructureDefinition';
const coding = (code: string, display: string) => ({ valueCoding: { system: 'https://codes.example', code, display } });
const fhirPath = (name: string, expression: string) => ({
  url: `${sdc}/sdc-questionnaire-${name}`,
  valueExpression: { language: 'text/fhirpath', expression },
});
const answerOf = (linkId: string) => `%resource.item.where(linkId='${linkId}').answer.value`;

const questionnaire = {
  resourceType: 'Questionnaire',
  status: 'active',
  title: 'Reading health',
  contained: [
    {
      ...{ resourceType: 'ValueSet', id: 'places' },
      compose: { include: [{ system: 'https://places.example', concept: [{ code: 'h', display: 'Home' }] }] },
    },
  ],
  item: [
    { linkId: '0', type: 'display', text: 'Welcome' },
    {
      ...{ linkId: '1', type: 'group', text: 'Eyes' },
      item: [
        {
          ...{ linkId: '1.1', prefix: 'a)', type: 'boolean', text: 'Do you wear glasses?', required: true },
          code: [{ system: 'https://codes.example', code: 'E1' }],
        },
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
      item: [
        {
          ...{ linkId: '2.h', type: 'display', text: 'In five letters.' },
          extension: [
            { url: `${base}/questionnaire-itemControl`, valueCodeableConcept: { coding: [{ code: 'help' }] } },
          ],
        },
      ],
    },
    { linkId: '3', type: 'choice', text: 'Seen', repeats: true, answerOption: [coding('x', 'X'), coding('y', 'Y')] },
    {
      ...{ linkId: '4', type: 'group', text: 'Books', repeats: true },
      item: [
        { linkId: '4.1', type: 'string', text: 'Title', required: true },
        {
          ...{ linkId: '4.2', type: 'date', text: 'Read on', required: true },
          enableWhen: [{ question: '4.1', operator: 'exists', answerBoolean: true }],
        },
      ],
    },
    { linkId: '5', type: 'attachment', text: 'Picture' },
    {
      ...{ linkId: '6', type: 'quantity', text: 'Weight' },
      extension: [
        { url: `${base}/questionnaire-unit`, valueCoding: { code: 'kg', display: 'kilograms' } },
        { url: `${base}/minValue`, valueDecimal: 1 },
      ],
    },
    { linkId: '7', type: 'quantity', text: 'Height', extension: [fhirPath('initialExpression', '1.5 + 0.1')] },
    {
      ...{ linkId: '8', type: 'decimal', text: 'Index' },
      extension: [fhirPath('calculatedExpression', `${answerOf('6')} / (${answerOf('7')} * ${answerOf('7')})`)],
    },
    { linkId: '9', type: 'open-choice', text: 'Where?', answerValueSet: '#places' },
    { linkId: '10', type: 'dateTime', text: 'When?' },
    { linkId: '11', type: 'choice', text: 'Country', answerValueSet: 'https://values.example/countries' },
    { linkId: '12', type: 'decimal', text: 'Sum', extension: [fhirPath('calculatedExpression', 'answers().sum()')] },
    {
      ...{ linkId: '13', type: 'choice', text: 'Mood' },
      answerOption: [
        { ...coding('0', 'Never'), extension: [{ url: `${base}/ordinalValue`, valueDecimal: 0 }] },
        {
          ...{ ...coding('1', 'Often'), initialSelected: true },
          extension: [{ url: `${base}/ordinalValue`, valueDecimal: 3 }],
        },
      ],
    },
  ],
};

function read(json: unknown, changes: Partial<ForeignInput> = {}) {
  const result = importForeign({ ...target, text: JSON.stringify(json), ...changes });
  if ('problem' in result) throw new Error(result.problem);
  return result;
}

describe('a questionnaire of FHIR', () => {
  const result = read(questionnaire);

  test('becomes a flow with units, codes, options and computed answers', () => {
    // when
    const flow = JSON.parse(result.files.find(({ path }) => path.endsWith('.flow.json'))?.text ?? '{}');

    // then
    const system = 'https://codes.example';
    expect(flow).toEqual({
      $schema: '../flow.schema.json',
      title: 'Reading health',
      given: { stored: 'sample?' },
      begin: '=stored.answers',
      pages: 'all',
      marks: { system: 'string?', score: 'number?' },
      questions: [
        { question: '0', format: 'none', text: 'Welcome' },
        {
          ...{ question: '1', format: 'none', text: 'Eyes' },
          questions: [
            { question: '1_1', format: 'yes-no', text: 'a) Do you wear glasses?', code: { system, value: 'E1' } },
            {
              ...{ question: '1_2', format: 'number', text: 'Which strength?' },
              when: '=has(this.q1_1) && this.q1_1 == true',
            },
            {
              ...{ question: '1_3', format: 'radio', text: 'Colour', default: 'b', required: false },
              answers: [
                { answer: 'b', text: 'Blue', system },
                { answer: 'g', text: "It''s '{'green'}'", system },
              ],
            },
          ],
        },
        {
          ...{ question: '2', format: 'text', text: 'Why so strong?', help: 'In five letters.', maxLength: 5 },
          required: false,
          when: "=(has(this.q1_2) && this.q1_2 > 3) && (has(this.q1_3) && this.q1_3 != 'g')",
        },
        {
          ...{ question: '3', format: 'checkboxes', text: 'Seen', required: false },
          answers: [
            { answer: 'x', text: 'X', system },
            { answer: 'y', text: 'Y', system },
          ],
        },
        {
          ...{ question: '4', format: 'none', text: 'Books', repeat: { min: 0 } },
          questions: [
            { question: '4_1', format: 'text', text: 'Title' },
            { question: '4_2', format: 'date', text: 'Read on', when: '=has(this.q4_1)' },
          ],
        },
        { question: '6', format: 'number', text: 'Weight', unit: 'kilograms', minimum: 1, required: false },
        { question: '7', format: 'number', text: 'Height', default: '=1.5 + 0.1', required: false },
        {
          ...{ question: '8', format: 'number', text: 'Index', required: false },
          value: '=double(this.q6) / (double(this.q7) * double(this.q7))',
        },
        {
          ...{ question: '9', format: 'open-choice', text: 'Where?', required: false },
          answers: [{ answer: 'h', text: 'Home', system: 'https://places.example' }],
        },
        { question: '10', format: 'date-time', text: 'When?', required: false },
        { question: '11', format: 'text', text: 'Country', required: false },
        { question: '12', format: 'number', text: 'Sum', required: false },
        {
          ...{ question: '13', format: 'radio', text: 'Mood', default: '1', required: false },
          answers: [
            { answer: '0', text: 'Never', system, score: 0 },
            { answer: '1', text: 'Often', system, score: 3 },
          ],
        },
      ],
      submits: { run: 'sampleList.create', with: { answers: '=root' } },
      then: { go: 'sample-list' },
    });
  });

  test('lists what is left out', () => {
    expect(result.omissions.map(({ pointer, keyword }) => [pointer, keyword])).toEqual([
      ['/item/5/type', 'type'],
      ['/item/11/answerValueSet', 'answerValueSet'],
      ['/item/12/sdc-questionnaire-calculatedExpression', 'sdc-questionnaire-calculatedExpression'],
    ]);
  });

  test.each([
    [{ q1_1: false }, []],
    [{}, []],
    [{ q3: ['x'] }, [['answers.q1_1', 'required']]],
    [{ q1_1: true }, [['answers.q1_2', 'required']]],
    [{ q1_1: true, q1_2: 4, q1_3: 'b', q2: 'too long' }, [['answers.q2', 'maxLength']]],
    [{ q1_1: true, q1_2: 4, q1_3: 'g', q2: 'x' }, [['answers.q2', 'field/hidden']]],
    [
      { q1_1: false, q1_3: 'z', q3: ['x', 'x'] },
      [
        ['answers.q1_3', 'enum'],
        ['answers.q3', 'uniqueItems'],
      ],
    ],
    [
      { q1_1: false, q3: ['x', 'y'], q4: [{ q4_1: 'Emma', q4_2: '2026-01-01' }, { q4_1: 'Persuasion' }] },
      [['answers.q4.1.q4_2', 'required']],
    ],
    [{ q1_1: false, q6: 80, q7: 2, q8: 20 }, []],
    [{ q1_1: false, q6: 80, q7: 2, q8: 21 }, [['answers.q8', 'field/locked']]],
    [{ q1_1: false, q6: 0.5 }, [['answers.q6', 'minimum']]],
    [{ q1_1: false, q9: 'In a tent', q10: '2026-01-01' }, [['answers.q10', 'format']]],
  ])('judges %j as the questionnaire does', async (answers, problems) => {
    // given
    const judge = await judgeOf(releaseWith(result.files), 'sampleList.create');

    // when
    const found = judge({ answers });

    // then
    expect(found).toEqual(Object.keys(answers).length === 0 ? [['answers', 'required']] : problems);
  });

  test.each([{ item: 5 }, { item: [5, {}] }, { item: [{ linkId: '1', type: 'reference' }] }])(
    'with %j only is refused',
    (words) => {
      // when
      const refused = importForeign({ ...target, text: JSON.stringify({ resourceType: 'Questionnaire', ...words }) });

      // then
      expect(refused).toHaveProperty('problem');
    },
  );

  test('loses a condition that the gate refuses, and nothing else', () => {
    // given
    const strange = {
      resourceType: 'Questionnaire',
      item: [
        { linkId: 'a', type: 'boolean', text: 'A' },
        {
          ...{ linkId: 'b', type: 'group', text: 'B' },
          item: [
            {
              ...{ linkId: 'c', type: 'string', text: 'C' },
              enableWhen: [{ question: 'a', operator: '=', answerString: 'yes' }],
            },
          ],
        },
      ],
    };

    // when
    const { omissions, errors, files } = read(strange);

    // then
    expect([errors, omissions.map(({ keyword }) => keyword)]).toEqual([[], ['when (1/questions/0/when)']]);
    expect(Object.keys(releaseWith(files).flows)).toContain('sample');
  });
});
