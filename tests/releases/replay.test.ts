import { expect, test } from 'vitest';
import { isRecord } from '#engine';
import type { SentChange } from '#server/testing';
import { dumpPortal } from '../../portal/testing/dumpPortal.ts';
import { eachLibrary, edited, liveHash, people, publish } from './eachLibrary.ts';

type Json = Readonly<Record<string, unknown>>;

const flow = { kind: 'flow', definition: 'reading-log' } as const;

/** Removes the test cases of the flow, which contain the previous results. */
const noCases = { kind: 'cases', definition: 'flow/reading-log', removal: true };

const finished = { q1: '9780000000123', q2: 100, q3: 10, q5: true, q6: '2026-11-20T10:00:00Z' };

/** Submitted logs, and what the changed questions make of them. */
const logs = {
  moreForTheTrain: { ...finished, q2: 500, q7: 'train', q8: 'steady' },
  asBefore: { ...finished, q7: 'Under the apple tree', q8: 'steady' },
  withoutTheDay: { ...finished, q6: undefined, q7: 'home', q8: 'slow' },
  givenUp: { ...finished, q5: false, q6: undefined, q7: 'train', q8: 'left' },
  tooSlow: { ...finished, q3: 30, q7: 'Under the apple tree', q8: 'steady' },
} as const;

const changesOf = new Map<number, Json>([
  [3, { maximum: 20 }],
  [
    5,
    {
      questions: [
        { question: 6, format: 'date-time', text: 'When did you close it?', when: '=this.?q5.orValue(false)' },
      ],
    },
  ],
  [7, { when: '=this.?q5.orValue(false)' }],
]);

/** The day of finished books is required, thirty days are too many, the train counts twice, if the book was finished. */
function changed(records: Json = {}): Promise<SentChange> {
  return edited(flow, (json) => ({
    ...json,
    records: { ...Object(json['records']), ...records },
    questions: listOf(json['questions']).map((one) => ({
      ...one,
      ...changesOf.get(Number(one['question'])),
      ...(one['question'] === 7 ? { answers: listOf(one['answers']).map(doubled) } : {}),
    })),
  }));
}

function doubled(answer: Json): Json {
  return answer['answer'] === 'train' ? { ...answer, points: 2 } : answer;
}

function listOf(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

const effects = [
  { flow: 'reading-log', effect: 'hidden', records: 1 },
  { flow: 'reading-log', effect: 'incomplete', records: 1 },
  { flow: 'reading-log', effect: 'outcome', from: '1', to: '0', records: 1 },
  { flow: 'reading-log', effect: 'outcome', from: '6', to: '7', records: 1 },
  { flow: 'reading-log', effect: 'unanswerable', records: 1 },
];

eachLibrary('answers that were submitted before', (opened) => {
  const numbers = new Map<string, string>();

  const replay = async (body: Json) => {
    const { library } = opened();
    const token = await library.signIn(people.librarian);
    return library.call('POST', '/releases/replay', { token, body: { base: await liveHash(library), ...body } });
  };

  const sorted = (groups: unknown): readonly Json[] =>
    listOf(groups).toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

  test('are put through a draft: exactly these records change, and nothing is written', async () => {
    const { library, database } = opened();
    const token = await library.signIn(people.reader);
    for (const [name, answers] of Object.entries(logs)) {
      const { json } = await library.call('POST', '/reading-logs', { token, body: { answers } });
      numbers.set(name, String(Object(json).logNumber));
    }
    const before = await dumpPortal(database);

    const { status, json } = await replay({ changes: [await changed(), noCases], entity: 'reading-log', last: 5 });

    const { summary, rows } = Object(json);
    expect([status, { ...summary, groups: sorted(summary.groups) }]).toEqual([
      200,
      { entity: 'reading-log', title: 'Reading Log', records: 5, unchanged: 1, groups: effects },
    ]);
    const found = listOf(rows).map(({ record, effects: what, from, to }) => [record, what, from, to]);
    expect(found.toSorted()).toEqual([
      [numbers.get('moreForTheTrain'), ['outcome'], '6', '7'],
      [numbers.get('withoutTheDay'), ['incomplete'], '1', '1'],
      [numbers.get('givenUp'), ['outcome', 'hidden'], '1', '0'],
      [numbers.get('tooSlow'), ['unanswerable'], '3', '3'],
    ]);
    expect(await dumpPortal(database)).toEqual(before);
  });

  test('are traced side by side, question by question', async () => {
    const changes = [await changed(), noCases];

    const { json } = await replay({ changes, entity: 'reading-log', record: numbers.get('givenUp') });

    const { answers, results } = Object(json);
    expect(results).toEqual([{ result: 'Points', before: '1', after: '0' }]);
    expect(listOf(answers).filter(({ question }) => question === 'q7' || question === 'q8')).toEqual([
      {
        ...{ question: 'q7', text: 'Where did you read?', answer: 'On the train' },
        ...{ before: 'counted', after: 'hidden', beforeMarks: 'points: 1', afterMarks: '' },
      },
      {
        ...{ question: 'q8', text: 'How was it?', answer: 'I gave it up' },
        ...{ before: 'counted', after: 'counted', beforeMarks: 'points: 0', afterMarks: 'points: 0' },
      },
    ]);
  });

  test('are selected by what the flow declares, and by nothing else', async () => {
    const changes = [await changed(), noCases];
    const of = async (more: Json) => {
      const { status, json } = await replay({ changes, entity: 'reading-log', ...more });
      return [status, Object(json).summary?.records];
    };

    const found = [
      await of({ last: 2 }),
      await of({ values: [{ path: 'memberEmail', value: people.member }] }),
      await of({ since: '2199-01-01' }),
      await of({ values: [{ path: 'points', value: '1' }] }),
      await of({ entity: 'book' }),
      await of({ record: 'RL-99999' }),
    ];

    expect(found).toEqual([
      [200, 2],
      [200, 0],
      [200, 0],
      [400, undefined],
      [404, undefined],
      [404, undefined],
    ]);
  });

  test('refuse a publication that changes more outcomes than the live release allows', async () => {
    const { library } = opened();
    const limited = await edited(flow, (json) => ({ ...json, records: { ...Object(json['records']), most: 1 } }));
    expect((await publish(library, [limited])).status).toBe(200);
    const limitedRelease = await liveHash(library);

    const changes = [await changed({ most: 2 }), noCases];
    const token = await library.signIn(people.librarian);
    const tried = await library.call('POST', '/releases/dry-run', { token, body: { base: limitedRelease, changes } });
    const { status, json } = await publish(library, changes);

    const excess = expect.objectContaining({
      ...{ code: 'answers/changed', severity: 'error', file: expect.stringMatching(/\/reading-log\.flow\.json$/) },
      message: 'The outcome of 2 submitted records of "reading-log" would change, and at most 1 may.',
    });
    expect([tried.status, Object(tried.json).errors]).toEqual([
      200,
      [expect.objectContaining({ code: 'answers/changed', kind: 'flow', definition: 'reading-log' })],
    ]);
    expect([status, Object(json).code, Object(json).errors]).toEqual([422, 'definitions', [excess]]);
    expect(await liveHash(library)).toBe(limitedRelease);
  });

  test('are summarised in the release that changed them', async () => {
    const { library } = opened();
    const higher = await edited(flow, (json) => ({ ...json, records: { ...Object(json['records']), most: 2 } }));
    await publish(library, [higher]);

    const { status } = await publish(library, [await changed({ most: 2 }), noCases]);

    const token = await library.signIn(people.librarian);
    const { json } = await library.call('GET', '/releases', { token });
    const [latest, wider] = listOf(Object(json).content);
    expect([status, listOf(latest?.['answers']).map((one) => ({ ...one, groups: sorted(one['groups']) }))]).toEqual([
      200,
      [{ entity: 'reading-log', records: 5, unchanged: 1, groups: effects }],
    ]);
    expect(wider).not.toHaveProperty('answers');
  });
});
