import { expect, test } from 'vitest';
import { isRecord } from '#engine';
import { insertEvaluation } from '../../portal/handlers/evaluations/insertEvaluation.ts';
import { dumpPortal } from '../../portal/testing/dumpPortal.ts';
import { eachPortal } from '../../portal/testing/eachPortal.ts';
import { people } from '../../portal/testing/portalPeople.ts';
import { createProject } from '../../portal/testing/portalProject.ts';
import { portalSource } from '../../portal/testing/portalRelease.ts';
import { edited, liveHash } from '../../portal/testing/publishing.ts';

type Json = Readonly<Record<string, unknown>>;

const recordCount = 1000;

/** Milliseconds that the comparison may take. */
const mostTime = 10_000;

/** An evaluation in the United States has 25 answers, and 18 compliant ones are enough. */
const [answerCount, enough] = [25, 18];

const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Answers of the manager's bank, read from its JSON: the engine takes no part in what is expected. */
async function readBank() {
  const { files } = await portalSource();
  const text = files.find(({ path }) => path.endsWith('/manager-questions.flow.json'))?.text ?? '';
  const asked = listOf(Object(JSON.parse(text)).questions).filter(
    ({ when }) => when === undefined || when === '=regionId == 1' || when === "=type != 'MANAGER_RE'",
  );
  return asked.map(({ question, format, answers }) => ({
    question,
    isPair: format === 'pairs',
    good: listOf(answers).filter(({ icCompliant }) => icCompliant === true),
    bad: listOf(answers).filter(({ icCompliant, decisive }) => icCompliant === false && decisive !== true),
  }));
}

type Bank = Awaited<ReturnType<typeof readBank>>;

/** Every third record gives the answer whose mark changes; 0 to 10 other answers are not compliant. */
function planOf(index: number) {
  const bad = index % 11;
  const givesMark = index % 3 === 0;
  const compliant = answerCount - bad;
  return { bad, givesMark, flips: givesMark && compliant === enough };
}

function answersOf(bank: Bank, index: number): readonly Json[] {
  const { bad, givesMark } = planOf(index);
  const spoiled = bank.filter((one) => one.question !== 60 && !one.isPair && one.bad.length > 0).slice(0, bad);
  return bank.flatMap((one) => {
    const [first, second] = one.good;
    const chosen = one.isPair
      ? one.good
      : spoiled.includes(one)
        ? one.bad.slice(0, 1)
        : [one.question === 60 && !givesMark ? second : first];
    return chosen.map((answer) => ({ question: one.question, answer: answer?.['answer'] }));
  });
}

/** The first answer to question 60 is not compliant any more. */
const oneMark = () =>
  edited({ kind: 'flow', definition: 'manager-questions' }, (json) => ({
    ...json,
    questions: listOf(json['questions']).map((one) =>
      one['question'] === 60
        ? {
            ...one,
            answers: listOf(one['answers']).map((answer) =>
              answer['answer'] === 601 ? { ...answer, icCompliant: false } : answer,
            ),
          }
        : one,
    ),
  }));

const noCases = { kind: 'cases', definition: 'flow/manager-questions', removal: true };

eachPortal('a draft that alters one mark', (opened) => {
  test(`flips exactly the precomputed of ${recordCount} evaluations, within ${mostTime} ms, and writes nothing`, {
    timeout: 600_000,
  }, async () => {
    const { portal, database } = opened();
    const token = await portal.signIn(people.admin);
    const base = await liveHash(portal);
    const { projectNumber } = await createProject(portal);
    const entity = (await portalSource()).release.entities['evaluation'];
    const bank = await readBank();
    const flipped: string[] = [];
    for (let index = 0; index < recordCount; index += 1) {
      const at = new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString();
      const record = {
        ...{ side: 'manager', type: 'MANAGER', status: 'COMPLETE', projectNumber, companyId: 1, regionId: 1 },
        ...{ createdAt: at, completedAt: at, release: base },
        evaluateeLogicalName: people.manager,
        evaluationDetails: answersOf(bank, index),
      };
      if (entity === undefined) throw new Error('There is no entity "evaluation".');
      const { id } = await insertEvaluation(database.current(), { record, entity, columns: { company_id: 1 } });
      if (planOf(index).flips) flipped.push(String(id));
    }
    const changes = [await oneMark(), noCases];
    const before = await dumpPortal(database);
    // The studio has tried out the drafts before, and the thread has read the definitions.
    const tried = performance.now();
    await portal.call('POST', '/releases/dry-run', { token, body: { base, changes } });
    const reading = Math.round(performance.now() - tried);

    const started = performance.now();
    const { status, json } = await portal.call('POST', '/releases/replay', {
      token,
      body: { base, changes, entity: 'evaluation', last: recordCount },
    });
    const time = performance.now() - started;

    console.info(
      `dry run ${reading} ms, then ${recordCount} evaluations: ${Math.round(time)} ms, ${flipped.length} flips`,
    );
    const { summary, rows } = Object(json);
    expect([status, summary]).toMatchObject([
      200,
      {
        ...{ records: recordCount, unchanged: recordCount - flipped.length },
        groups: [{ effect: 'outcome', from: 'IC Pending', to: 'W-2 Pending', records: flipped.length }],
      },
    ]);
    expect(
      listOf(rows)
        .map(({ record }) => record)
        .toSorted(),
    ).toEqual(flipped.toSorted());
    expect(flipped).toHaveLength(30);
    expect(time).toBeLessThan(mostTime);
    expect(await dumpPortal(database)).toEqual(before);
  });
});
