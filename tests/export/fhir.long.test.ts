import { describe, expect, test } from 'vitest';
import { buildRelease, exportDefinition, importForeign } from '#compiler';
import type { FlowModel, QuestionModel, Release } from '#engine';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import { judgeOf, releaseWith, target } from '../import/judge.ts';

const answerOf = (linkId: string) => `%resource.item.where(linkId='${linkId}').answer.value`;
const sdc = 'http://hl7.org/fhir/uv/sdc/StructureDefinition';
const base = 'http://hl7.org/fhir/StructureDefinition';
const coding = (code: string, display: string) => ({ valueCoding: { system: 'https://codes.example', code, display } });

const questionnaire = {
  resourceType: 'Questionnaire',
  status: 'active',
  title: "A member's {reading}",
  item: [
    { linkId: 'intro', type: 'display', text: 'Welcome' },
    {
      ...{ linkId: 'reads', type: 'boolean', text: 'Do you read?', required: true },
      code: [{ system: 'https://codes.example', code: 'R-1' }],
    },
    {
      ...{ linkId: 'habits', type: 'group', text: 'Habits' },
      enableWhen: [{ question: 'reads', operator: '=', answerBoolean: true }],
      item: [
        {
          ...{ linkId: 'pages', type: 'integer', text: 'Pages', required: true },
          extension: [
            { url: `${base}/questionnaire-unit`, valueCoding: { code: 'pages', display: 'pages' } },
            { url: `${base}/minValue`, valueInteger: 1 },
          ],
          initial: [{ valueInteger: 100 }],
        },
        { linkId: 'days', type: 'decimal', text: 'Days', required: true },
        {
          ...{ linkId: 'pace', type: 'decimal', text: 'Pages a day' },
          extension: [
            {
              url: `${sdc}/sdc-questionnaire-calculatedExpression`,
              valueExpression: {
                language: 'text/fhirpath',
                expression: `${answerOf('pages')} / (${answerOf('days')} + 1)`,
              },
            },
          ],
        },
        {
          ...{ linkId: 'where', type: 'open-choice', text: 'Where?' },
          answerOption: [coding('home', 'At home'), { ...coding('train', 'On the train'), initialSelected: true }],
          enableBehavior: 'any',
          enableWhen: [
            { question: 'pages', operator: '>', answerInteger: 300 },
            { question: 'days', operator: 'exists', answerBoolean: false },
          ],
        },
      ],
    },
    {
      ...{ linkId: 'kinds', type: 'choice', repeats: true, text: 'Kinds' },
      answerOption: [coding('n', 'Novel'), coding('g', 'Guide')],
    },
    {
      ...{ linkId: 'guide', type: 'string', text: 'Which guide?', maxLength: 20, required: true },
      enableWhen: [{ question: 'kinds', operator: '=', answerCoding: { code: 'g' } }],
    },
    {
      ...{ linkId: 'books', type: 'group', repeats: true, text: 'Books' },
      extension: [{ url: `${base}/questionnaire-maxOccurs`, valueInteger: 3 }],
      item: [
        { linkId: 'title', type: 'string', text: 'Title', required: true },
        {
          ...{ linkId: 'on', type: 'dateTime', text: 'Read on' },
          enableWhen: [{ question: 'title', operator: 'exists', answerBoolean: true }],
        },
      ],
    },
  ],
};

function imported(json: unknown): Release {
  const result = importForeign({ ...target, text: JSON.stringify(json) });
  if ('problem' in result) throw new Error(result.problem);
  expect(result.omissions).toEqual([]);
  return releaseWith(result.files);
}

function exported(release: Release, name: string) {
  const result = exportDefinition({ release, name });
  if ('problem' in result) throw new Error(result.problem);
  return result;
}

/** Returns the questions with their texts, because the keys of two flows differ. */
function questionsOf({ flows, texts }: Release, id: string): unknown {
  const { questions } = flows[id] ?? {};
  const read = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value, (_, inner: unknown) =>
        typeof inner === 'object' && inner !== null && 'text' in inner && typeof inner.text === 'string'
          ? { ...inner, text: texts['en']?.[inner.text] ?? inner.text }
          : inner,
      ),
    );
  return read(questions);
}

describe('a flow as a questionnaire', () => {
  test('is the same flow when it is imported again', () => {
    // given
    const release = imported(questionnaire);
    const { json, omissions } = exported(release, 'flow/sample');

    // when
    const again = imported(json);

    // then
    expect(omissions).toEqual([]);
    expect(questionsOf(again, 'sample')).toEqual(questionsOf(release, 'sample'));
  });

  test.each([
    { reads: false },
    { reads: true },
    { reads: true, pages: 0, days: 2 },
    { reads: true, pages: 400, days: 1, pace: 200, where: 'In a tent' },
    { reads: true, pages: 400, days: 1, pace: 201 },
    { reads: false, kinds: ['g'] },
    { reads: false, kinds: ['g'], guide: 'A guide to everything there is' },
    { reads: false, books: [{ title: 'Emma', on: '2026-01-01T10:00:00Z' }, {}] },
    { reads: false, books: [{ title: 'A' }, { title: 'B' }, { title: 'C' }, { title: 'D' }] },
  ])('judges %j as before when it is imported again', async (answers) => {
    // given
    const body = {
      answers: Object.fromEntries(Object.entries(answers).map(([name, value]) => [`q${name}`, named(value)])),
    };
    const release = imported(questionnaire);
    const before = await judgeOf(release, 'sampleList.create');
    const after = await judgeOf(imported(exported(release, 'flow/sample').json), 'sampleList.create');

    // when
    const verdicts = [before(body), after(body)];

    // then
    expect(verdicts[1]).toEqual(verdicts[0]);
  });

  test('lists what a questionnaire has no place for', () => {
    // given
    const { release } = buildRelease(readDefinitionFiles('examples/lending-library'));
    if (release === undefined) throw new Error('The gate refuses the library.');

    // when
    const { omissions } = exported(release, 'flow/reading-log');

    // then
    expect(omissions.map(({ pointer }) => pointer)).toEqual([
      '/results/points',
      '/q1/options',
      '/q4/value',
      '/q7/points',
      '/q8/points',
      '/q8/marks',
      '/q8/answers',
    ]);
  });

  test('is written for every flow with questions of its own, and imports again', () => {
    // given
    const releases = ['examples/lending-library', 'examples/street-market', 'definitions'].map(
      (folder) => buildRelease(readDefinitionFiles(folder)).release,
    );

    // when
    const failed = releases.flatMap((release) =>
      Object.values(release?.flows ?? {})
        .filter(hasQuestions)
        .flatMap(({ id }) => {
          const { json } = exported(Object(release), `flow/${id}`);
          const result = importForeign({ ...target, text: JSON.stringify(json) });
          return 'problem' in result || result.errors.length > 0 ? [id] : [];
        }),
    );

    // then
    expect(failed).toEqual([]);
  });

  test('with questions from a call is refused, and so is a name that nothing has', () => {
    // given
    const release = imported(questionnaire);

    // when
    const refused = ['flow/nothing', 'nothing', 'sample', 'entity/date'].map((name) =>
      exportDefinition({ release, name }),
    );

    // then
    expect(refused.map((result) => ('problem' in result ? result.problem.split(/[:.]/)[0] : ''))).toEqual([
      'No format has "flow/nothing"',
      'No format has "nothing"',
      '"sample" is of several kinds',
      '"date" is no record',
    ]);
  });
});

function named(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((row: unknown) =>
    typeof row === 'object' && row !== null
      ? Object.fromEntries(Object.entries(row).map(([name, inner]) => [`q${name}`, inner]))
      : row,
  );
}

function hasQuestions({ questions }: FlowModel): boolean {
  return isList(questions) && questions.length > 0;
}

function isList(questions: FlowModel['questions']): questions is readonly QuestionModel[] {
  return Array.isArray(questions);
}
