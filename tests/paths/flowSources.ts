import {
  type AnswerModel,
  type CallModel,
  type Condition,
  type FlowModel,
  formatText,
  isChoice,
  type QuestionModel,
  readQuestions,
  resolveCondition,
  type Scope,
} from '#engine';
import { answerIds } from '../../portal/handlers/questions/answerIds.ts';
import {
  toEvaluationQuestion,
  toOrganizationQuestion,
  toStructureQuestion,
} from '../../portal/handlers/questions/toWire.ts';
import { visibleQuestions } from '../../portal/handlers/questions/visibleQuestions.ts';
import type { World } from './findWorlds.ts';
import { readExpressions } from './readExpressions.ts';
import { domainsOf, scopesOf } from './searchScopes.ts';

/** The questions of a flow for one set of parameters. */
export interface FlowSource {
  readonly flow: FlowModel;
  readonly questions: readonly QuestionModel[];
  readonly scope: Scope;
  /** The bank that the server validates by, if the questions were converted to the wire format. */
  readonly bank?: readonly QuestionModel[];
}

type Words = Parameters<typeof toOrganizationQuestion>[1]['words'];

/** The converters of a bank's questions to the wire format, by the entity of the response. */
const writers: Readonly<Record<string, (question: QuestionModel, words: Words) => unknown>> = {
  'evaluation-question': (question, words) =>
    toEvaluationQuestion(question, { words, type: '', marks: true, ids: answerIds(undefined), defaults: new Set() }),
  'organization-question': (question, words) => toOrganizationQuestion(question, { words }),
  'business-structure-question': (question, words) => toStructureQuestion(question, { words }),
};

const known = new WeakMap<FlowModel, readonly FlowSource[]>();

/**
 * Returns the questions of a flow for each set of parameters that changes a condition: its own questions, or those of
 * its bank as the server sends them.
 */
export function flowSources(flow: FlowModel, world: World): readonly FlowSource[] {
  const sources = known.get(flow) ?? findSources(flow, world);
  known.set(flow, sources);
  return sources;
}

function findSources(flow: FlowModel, world: World): readonly FlowSource[] {
  const { questions } = flow;
  if (isQuestions(questions)) return scopesFor(flow, questions, world).map((scope) => ({ flow, questions, scope }));
  const bank = flow.bank === undefined ? undefined : world.release.flows[flow.bank];
  const owned = bank && isQuestions(bank.questions) ? bank.questions : [];
  const scopes = scopesFor(flow, owned, world);
  return callsOf(questions).flatMap((call) =>
    scopes.map((scope) => ({ flow, scope, bank: owned, questions: askedBy(call, owned, { flow, scope, world }) })),
  );
}

interface AskedInput {
  readonly flow: FlowModel;
  readonly scope: Scope;
  readonly world: World;
}

/**
 * Returns the questions of a bank after conversion to the wire format and back. If there is no converter for the
 * entity, returns those of the bank itself.
 */
function askedBy(call: CallModel, owned: readonly QuestionModel[], { flow, scope, world }: AskedInput) {
  const { release, runtime } = world;
  const asked = visibleQuestions(owned, {}, scope);
  const result = release.operations[call.run]?.result;
  const entity = result && 'type' in result ? result.type.replace(/(\[\]|\?)+$/, '') : '';
  const write = writers[entity];
  if (!write) return asked;
  const words: Words = (text) => formatText(text, scope, runtime);
  const answer = asked.map((question) => write(question, words));
  return readQuestions({ flow, call, answer, scope, release }).questions;
}

/** Returns scopes in which different conditions are true. Only parameters are varied, not answers. */
function scopesFor(flow: FlowModel, questions: readonly QuestionModel[], { scope, release }: World): readonly Scope[] {
  const conditions = [
    ...flatten(questions).flatMap(({ when, locked, required }) => [when, locked, required]),
    ...flatten(questions).flatMap(({ answers }) => answers.flatMap(conditionsOfAnswer)),
    ...[flow.locked, flow.prefill],
  ];
  const readings = conditions.flatMap((condition) => readExpressions(condition, scope));
  const domains = domainsOf(
    readings.filter(({ place }) => !['this', 'root', 'value', 'user', 'setting'].includes(place[0] ?? '')),
    scope,
  );
  const found = new Map<string, Scope>();
  for (const made of scopesOf(domains, scope)) {
    const verdicts = conditions
      .map((one) => (resolveCondition(one, made, release.access.policies) ? '1' : '0'))
      .join('');
    if (!found.has(verdicts)) found.set(verdicts, made);
  }
  return [...found.values()];
}

/** Returns the conditions of an answer and of its marks. */
function conditionsOfAnswer({ when, conditionalMarks = {} }: AnswerModel): readonly Condition[] {
  const branches = Object.values(conditionalMarks).flatMap(({ choice }) => choice);
  return [when, ...branches.map((branch) => branch.when)].flatMap((one) => one ?? []);
}

/** Returns questions and their children, parents first. */
export function flatten(questions: readonly QuestionModel[]): readonly QuestionModel[] {
  return questions.flatMap((question) => [question, ...flatten(question.questions)]);
}

function callsOf(
  questions: CallModel | Exclude<FlowModel['questions'], readonly QuestionModel[]>,
): readonly CallModel[] {
  const calls = isChoice<CallModel>(questions) ? questions.choice.map(({ is }) => is) : [questions];
  return calls.flatMap((call) => (call.otherwise ? [call, ...callsOf(call.otherwise)] : [call]));
}

function isQuestions(questions: FlowModel['questions']): questions is readonly QuestionModel[] {
  return Array.isArray(questions);
}
