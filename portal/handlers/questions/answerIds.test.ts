import { beforeAll, describe, expect, test } from 'vitest';
import { isRecord, type QuestionModel } from '#engine';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';
import { createProject, responsesOf, type Side } from '../../testing/portalProject.ts';
import { portalSource } from '../../testing/portalRelease.ts';
import { answerIds } from './answerIds.ts';

const keys = Array.from({ length: 100 }, (_, index) => `evaluation ${index}`);

/** The features of an offered answer that a user could guess from, and whether it counts for independence. */
interface Guess {
  readonly isGood: boolean;
  readonly features: Readonly<Record<string, string | number>>;
}

describe('what is offered as an answer', () => {
  let questions: readonly QuestionModel[] = [];
  beforeAll(async () => {
    const { flows } = (await portalSource()).release;
    const banks = [flows['manager-questions'], flows['contractor-questions']];
    questions = banks.flatMap((bank) => (Array.isArray(bank?.questions) ? bank.questions : []));
  });

  test('tells by no number and no place whether it counts for independence', () => {
    const choices = questions.filter(({ format }) => format !== 'pairs');
    const guesses = choices.flatMap((question) =>
      keys.flatMap((key): readonly Guess[] => {
        const ids = answerIds(key);
        return ids.inOrder(question).map((answer, place) => {
          const id = Number(ids.offered(question, answer.answer));
          const features = {
            place,
            lastDigit: id % 10,
            'last two bits': id % 4,
            upperHalf: Number(id > 1_573_741_823),
          };
          return {
            isGood: answer.marks['icCompliant'] === true,
            features: { ...features, size: question.answers.length },
          };
        });
      }),
    );

    expect(choices.length).toBeGreaterThan(40);
    for (const feature of ['place', 'lastDigit', 'last two bits', 'upperHalf']) {
      for (const size of new Set(guesses.map(({ features }) => features['size']))) {
        const alike = guesses.filter(({ features }) => features['size'] === size);
        const usual = shareOfGood(alike);
        for (const value of new Set(alike.map(({ features }) => features[feature]))) {
          const share = shareOfGood(alike.filter(({ features }) => features[feature] === value));
          expect([feature, size, value, Math.abs(share - usual) < 0.06]).toEqual([feature, size, value, true]);
        }
      }
    }
  });

  test('has an id of its own, which means the answer that the bank has, as the id of the bank always did', () => {
    for (const question of questions) {
      const ids = answerIds('some key');
      const offered = question.answers.map(({ answer }) => ids.offered(question, answer));

      expect(new Set(offered).size).toBe(question.answers.length);
      expect(offered.map((id) => ids.meant(question, id))).toEqual(question.answers.map(({ answer }) => answer));
      expect(question.answers.map(({ answer }) => ids.meant(question, answer))).toEqual(
        question.answers.map(({ answer }) => answer),
      );
    }
  });
});

eachPortal('questions that are asked', (opened) => {
  interface Asked {
    readonly id: number;
    readonly answers: readonly { readonly id: number; readonly defaultAnswer: boolean }[];
  }
  const ask = async (side: Side, evaluation: number, as: string): Promise<readonly Asked[]> => {
    const { portal } = opened();
    const path = `/evaluation/qa?type=${side.toUpperCase()}&evaluationId=${evaluation}`;
    const { json } = await portal.call('GET', path, { token: await portal.signIn(as) });
    return listOf(json).map(({ id, answers }) => ({
      id: Number(id),
      answers: listOf(answers).map((answer) => ({
        id: Number(answer['id']),
        defaultAnswer: answer['defaultAnswer'] === true,
      })),
    }));
  };
  const submit = async (evaluation: number, responses: readonly unknown[]) => {
    const { portal } = opened();
    const token = await portal.signIn(people.manager);
    const path = `/evaluation/${evaluation}/responses?type=MANAGER`;
    return (await portal.call('POST', path, { token, body: { responses } })).status;
  };
  const stored = (id: number) =>
    opened()
      .database.current()
      .selectFrom('evaluation')
      .select(['score', 'attributes'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  test('offer answers under other ids in each evaluation, the same at each load, and suggest none', async () => {
    const { portal } = opened();
    const one = (await createProject(portal)).managerEvaluation;
    const two = (await createProject(portal)).managerEvaluation;

    const [first, again, other] = [
      await ask('manager', one, people.manager),
      await ask('manager', one, people.manager),
      await ask('manager', two, people.manager),
    ];

    const idsOf = (asked: readonly Asked[]) => new Set(asked.flatMap(({ answers }) => answers.map(({ id }) => id)));
    expect(idsOf(first).size).toBeGreaterThan(50);
    expect(idsOf(again)).toEqual(idsOf(first));
    expect([...idsOf(other)].filter((id) => idsOf(first).has(id))).toEqual([]);
    expect(first.flatMap(({ answers }) => answers.filter(({ defaultAnswer }) => defaultAnswer))).toEqual([]);
  });

  test('take answers by what was offered, and keep them by the ids of the bank', async () => {
    const { portal } = opened();
    const { managerEvaluation: id } = await createProject(portal);
    const known = responsesOf('manager', 'justAboveTheThreshold');
    const release = portal.release.flows['manager-questions']?.questions;
    const bank: readonly QuestionModel[] = Array.isArray(release) ? release : [];
    await ask('manager', id, people.manager);
    const { answerKey } = (await stored(id)).attributes;
    const ids = answerIds(String(answerKey));

    const status = await submit(
      id,
      known.map(({ questionId, answerId }) => {
        const question = bank.find((candidate) => candidate.question === questionId);
        return { questionId, answerId: question === undefined ? answerId : ids.offered(question, answerId) };
      }),
    );

    const { score, attributes } = await stored(id);
    expect([status, score]).toEqual([204, 72]);
    expect(new Set(listOf(attributes['evaluationDetails']).map(({ answer }) => answer))).toEqual(
      new Set(known.map(({ answerId }) => answerId)),
    );
  });

  test('go on under the ids of the bank where an evaluation was begun before there were others', async () => {
    const { portal, database } = opened();
    const { managerEvaluation: id } = await createProject(portal);
    await ask('manager', id, people.manager);
    const { answerKey: _answerKey, ...before } = (await stored(id)).attributes;
    const attributes = JSON.stringify(before);
    await database.current().updateTable('evaluation').set({ attributes }).where('id', '=', id).execute();

    const asked = await ask('manager', id, people.manager);

    expect(Math.max(...asked.flatMap(({ answers }) => answers.map((answer) => answer.id)))).toBeLessThan(100_000);
    expect(await submit(id, responsesOf('manager', 'justAboveTheThreshold'))).toBe(204);
  });
});

function shareOfGood(guesses: readonly Guess[]): number {
  return guesses.filter(({ isGood }) => isGood).length / guesses.length;
}

function listOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
