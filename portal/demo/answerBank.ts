import {
  type AnswerModel,
  collectAnswers,
  computeResults,
  formatText,
  type QuestionModel,
  type Release,
  type Scope,
  type Text,
} from '#engine';
import { bankOf } from '../handlers/evaluations/evaluationQuestions.ts';
import { categoryOf } from '../handlers/questions/categoryOf.ts';
import { questionsOfBank } from '../handlers/questions/evaluationBank.ts';
import { pickOne } from './createRandom.ts';

interface BankAnswers {
  readonly score: unknown;
  readonly recommendation: unknown;
  readonly details: readonly Readonly<Record<string, unknown>>[];
}

interface AnswerInput {
  readonly release: Release;
  readonly scope: Scope;
  readonly side: 'manager' | 'contractor';
  readonly type: string;
  readonly regionId: number;
  readonly companyId: number;
  /** Share of answers with the good mark. */
  readonly share: number;
  readonly random: () => number;
}

/** Answers a question bank with random answers, and scores them as the definitions do. */
export function answerBank({ release, share, random, ...input }: AnswerInput): BankAnswers {
  const { bank, about } = bankOf(release, input);
  const { flow } = bank;
  // Questions for one region or type read these values.
  const scope = { ...input.scope, variables: { ...input.scope.variables, ...about } };
  const asked = questionsOfBank(bank, about, scope);
  const answers: Record<string, unknown> = {};
  for (const question of asked) {
    const good = random() < share;
    answers[`q${question.question}`] =
      question.format === 'pairs' ? pairsOf(question, good) : answerOf(question, good, random).answer;
  }
  const picked = collectAnswers({ questions: asked, answers, scope, release });
  const results = computeResults({ flow, picked, scope });
  const words = (text: Text | undefined): string =>
    text === undefined ? '' : formatText(text, scope, { release, locale: 'en' });
  const details = picked.map((pick) => {
    const question = asked.find((candidate) => candidate.question === pick.question);
    const answer = question?.answers.find((candidate) => candidate.answer === pick.answer);
    return {
      question: pick.question,
      questionText: words(question?.text),
      answer: pick.answer,
      answerText: words(answer?.text),
      icCompliant: pick['icCompliant'],
      type: about.type,
      ...(question === undefined ? {} : { categoryId: categoryOf(question) }),
    };
  });
  return { score: results['score'], recommendation: results['recommendation'], details };
}

function isGood(answer: AnswerModel): boolean {
  return answer.marks['icCompliant'] === true;
}

function answerOf(question: QuestionModel, good: boolean, random: () => number): AnswerModel {
  const fitting = question.answers.filter((answer) => isGood(answer) === good);
  return pickOne(random, fitting.length > 0 ? fitting : question.answers);
}

/** Returns one half of each pair. */
function pairsOf(question: QuestionModel, good: boolean): readonly (string | number)[] {
  return question.answers.flatMap((yes) => {
    if (yes.no === undefined) return [];
    return [isGood(yes) === good ? yes.answer : yes.no];
  });
}
