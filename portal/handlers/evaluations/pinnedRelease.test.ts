import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SourceFile } from '#compiler';
import { isRecord } from '#engine';
import { eachPortal } from '../../testing/eachPortal.ts';
import { openPortalApp, type PortalApp } from '../../testing/openPortalApp.ts';
import { people } from '../../testing/portalPeople.ts';
import { createProject, responsesOf } from '../../testing/portalProject.ts';
import { editedSource } from '../../testing/portalRelease.ts';

const newWords = 'How did the two of you come together?';

/** The next release has one question less, another text of a question, and a higher threshold. */
function nextEdition(file: SourceFile): SourceFile {
  const isBank = file.path.endsWith('evaluations/manager-questions.flow.json');
  if (!isBank && !file.path.endsWith('general/portal.setting.json')) return file;
  const json: unknown = JSON.parse(file.text);
  if (!isRecord(json)) return file;
  if (!isBank) {
    const threshold = json['icThreshold'];
    return { ...file, text: JSON.stringify({ ...json, icThreshold: { ...Object(threshold), value: 99 } }) };
  }
  const questions: readonly unknown[] = Array.isArray(json['questions']) ? json['questions'] : [];
  const edited = questions.filter(isRecord).flatMap((question) => {
    if (question['question'] === 80) return [];
    return question['question'] === 60 ? [{ ...question, text: newWords }] : [question];
  });
  return { ...file, text: JSON.stringify({ ...json, questions: edited }) };
}

eachPortal('an evaluation keeps the release it was begun under', (opened) => {
  let next: PortalApp | undefined;
  let begun = 0;
  let untouched = 0;
  const later = (): PortalApp => {
    if (next === undefined) throw new Error('The next release is live only inside tests.');
    return next;
  };
  const ask = async (portal: PortalApp, id: number): Promise<ReadonlyMap<unknown, unknown>> => {
    const token = await portal.signIn(people.manager);
    const { json } = await portal.call('GET', `/evaluation/qa?type=MANAGER&evaluationId=${id}`, { token });
    const list: readonly unknown[] = Array.isArray(json) ? json : [];
    return new Map(list.filter(isRecord).map((question) => [question['id'], question['questionText']]));
  };
  const submit = async (id: number, without?: number) =>
    later().call('POST', `/evaluation/${id}/responses?type=MANAGER`, {
      token: await later().signIn(people.manager),
      body: {
        responses: responsesOf('manager', 'justAboveTheThreshold').filter(({ questionId }) => questionId !== without),
      },
    });
  const stored = (id: number) =>
    opened()
      .database.current()
      .selectFrom('evaluation')
      .select(['score', 'recommendation', 'release'])
      .where('id', '=', id)
      .executeTakeFirst();

  beforeAll(async () => {
    const { portal, database } = opened();
    begun = (await createProject(portal)).managerEvaluation;
    untouched = (await createProject(portal)).managerEvaluation;
    await ask(portal, begun);
    next = await openPortalApp(database, { source: await editedSource(nextEdition) });
  });
  afterAll(() => next?.app.close());

  test('the two releases differ in what they ask', () => {
    expect(later().release.hash).not.toBe(opened().portal.release.hash);
  });

  test('asks its questions in its words, under whichever release is live', async () => {
    const questions = await ask(later(), begun);

    expect([questions.size, questions.has(80), questions.get(60) === newWords]).toEqual([21, true, false]);
    expect((await stored(begun))?.release).toBe(opened().portal.release.hash);
  });

  test('takes the answers to its questions and judges them by its settings', async () => {
    expect((await submit(begun, 80)).status).toBe(422);
    expect((await submit(begun)).status).toBe(204);

    expect(await stored(begun)).toEqual({
      score: 72,
      recommendation: 'IC Pending',
      release: opened().portal.release.hash,
    });
  });

  test('begins under the live release when nobody had opened it', async () => {
    const questions = await ask(later(), untouched);

    expect([questions.size, questions.has(80), questions.get(60)]).toEqual([20, false, newWords]);
    expect((await submit(untouched)).status).toBe(422);
    expect((await submit(untouched, 80)).status).toBe(204);
    expect(await stored(untouched)).toEqual({
      score: 70.8,
      recommendation: 'W-2 Pending',
      release: later().release.hash,
    });
  });

  test('records its release in the event of its submission too', async () => {
    const rows = await opened()
      .database.current()
      .selectFrom('event')
      .select(['key', 'after'])
      .where('entity', '=', 'evaluation')
      .where('what', '=', 'complete')
      .orderBy('seq')
      .execute();

    expect(rows).toMatchObject([
      { key: String(begun), after: { release: opened().portal.release.hash } },
      { key: String(untouched), after: { release: later().release.hash } },
    ]);
  });
});
