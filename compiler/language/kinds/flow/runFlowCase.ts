import {
  collectAnswers,
  computeResults,
  type FlowModel,
  type QuestionModel,
  type Release,
  type Scope,
  validateAnswers,
} from '#engine';

interface FlowCase {
  readonly flow: FlowModel;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly scope: Scope;
  readonly release: Release;
}

/** The results of a flow by name, and the problems of answers by `q` and the id of the question. */
export function runFlowCase({ flow, answers, scope, release }: FlowCase): (path: string) => unknown {
  const questions = ownQuestions(flow);
  const outcome: Record<string, unknown> = {
    ...computeResults({ flow, picked: collectAnswers({ questions, answers, scope, release }), scope }),
  };
  const runtime = { release, locale: 'en', validators: {} };
  const problems = validateAnswers({ questions, answers, scope, runtime, rules: flow.rules });
  for (const problem of problems) outcome[problem.path] ??= problem.code;
  return (path) => (Object.hasOwn(outcome, path) ? outcome[path] : undefined);
}

function ownQuestions(flow: FlowModel): readonly QuestionModel[] {
  return Array.isArray(flow.questions) ? flow.questions : [];
}
