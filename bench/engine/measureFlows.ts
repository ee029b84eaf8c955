import { compileRelease, loadSet } from '#compiler';
import { type Runtime, validateAnswers } from '#engine';
import { compileValidators } from '../../server/validators/compileValidators.ts';
import { importValidators } from '../../server/validators/importValidators.ts';
import { readBase } from '../../tests/engine/readFixtures.ts';
import type { Goal, Row } from '../Row.ts';
import { alternate } from './alternate.ts';
import { scopeOf } from './measureExpressions.ts';

const sizes = { questions: 200, rules: 101 } as const;

/** With the conditions of all questions but the first, there are 300 expressions. */
const task = `${sizes.questions} answers with ${sizes.questions - 1 + sizes.rules} rules, checked after one changes`;
const subject = 'ours';

/** A page checks all answers after each one, within a frame. */
export const flowGoals: readonly Goal[] = [{ task, subject, at: 'median', most: 16_700 }];

/** Measures the check of all answers of a long questionnaire, each question depending on the one before. */
export async function measureFlows(repetitions: number): Promise<readonly Row[]> {
  const questions = Array.from({ length: sizes.questions }, (_none, index) => ({
    ...{ question: index + 1, format: 'select', text: `Is statement ${index + 1} true?`, answers: ['Yes', 'No'] },
    ...(index > 0 ? { when: `=this.q${index} != ''` } : {}),
    ...(index < sizes.rules
      ? { rules: [{ rule: 'decided', check: `=this.q${index + 1} in ['Yes', 'No']`, message: 'Yes or no.' }] }
      : {}),
  }));
  const flow = { kind: 'flow', id: 'statements', json: { title: 'Statements', questions } } as const;
  const release = compileRelease([...loadSet(readBase()).set.definitions, flow]);
  const runtime: Runtime = { release, locale: 'en', validators: await importValidators(compileValidators(release)) };
  const asked = release.flows['statements']?.questions;
  if (!Array.isArray(asked)) throw new Error('The flow has no list of questions.');
  const all = Object.fromEntries(questions.map(({ question }) => [`q${question}`, 'Yes']));
  const input = { questions: asked, answers: all, scope: scopeOf({}), runtime };
  const found = validateAnswers(input);
  if (found.length > 0) throw new Error(`Complete answers have ${found.length} problems.`);
  let round = 0;
  const answerOne = (): unknown => {
    round += 1;
    const answers = { ...all, q100: round % 2 === 0 ? 'Yes' : 'No' };
    return validateAnswers({ ...input, answers });
  };
  return alternate({ task, works: { [subject]: answerOne }, repetitions, loops: 50 });
}
