import {
  type FieldModel,
  type FlowItem,
  type FlowModel,
  isDeepEqual,
  isExpression,
  isRecord,
  type QuestionModel,
  readPath,
  resolveAnswers,
} from '#engine';
import type { HandlerContext } from '../contract/handler.types.ts';
import { findPaged, loadSource, type RunAsUser } from './loadOptions.ts';

interface AnswerChoicesInput {
  /** A field of the body with the answers to a flow. */
  readonly field: FieldModel;
  readonly answers: unknown;
  readonly context: HandlerContext;
  readonly run: RunAsUser;
}

interface AnswerChoices {
  /** Path of an answer in the body → its options. */
  readonly offered: Readonly<Record<string, readonly unknown[]>>;
  /** Paths of answers that are not in their paged source. */
  readonly strangers: readonly string[];
}

/** Maximum number of answers that are looked up for one body, because each is a query. Forms have fewer. */
const mostAnswers = 200;

/** Loads the options of the answered questions of a body, as the user. */
export async function findAnswerChoices({ field, answers, context, run }: AnswerChoicesInput): Promise<AnswerChoices> {
  const { release, scope, record } = context;
  const flow = release.flows[field.flow ?? ''];
  const questions = flow === undefined ? [] : ownQuestions(flow);
  if (flow === undefined || !isRecord(answers) || !questions.some(hasOptions)) return { offered: {}, strangers: [] };
  const saved = readPath(record, field.path);
  const resolved = resolveAnswers({
    ...{ questions, answers, scope, release, locked: flow.locked },
    ...(isRecord(saved) ? { saved } : {}),
  });
  const offered: Record<string, readonly unknown[]> = {};
  const strangers: string[] = [];
  for (const [index, item] of resolved.visible.filter(isSelected).entries()) {
    const { options } = item.question;
    const place = item.path.join('.');
    if (options === undefined || isDeepEqual(readPath(saved, place), item.value)) continue;
    const path = `${field.path}.${place}`;
    if (index >= mostAnswers) {
      strangers.push(path);
      continue;
    }
    if (options.paged && !isExpression(options.source)) {
      if (await isStranger(item, context)) strangers.push(path);
      continue;
    }
    const around = readPath(resolved.answers, item.path.slice(0, -1).join('.')) ?? resolved.answers;
    const inner = { ...scope, variables: { ...scope.variables, this: around, root: resolved.answers } };
    const list = await loadSource(options.source, { scope: inner, context, run });
    if (list !== undefined) offered[path] = list;
  }
  return { offered, strangers };
}

async function isStranger({ question, value }: FlowItem, context: HandlerContext): Promise<boolean> {
  const { options } = question;
  if (options === undefined || isExpression(options.source)) return false;
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (values.length > mostAnswers) return true;
  for (const one of values) {
    if ((await findPaged({ options, call: options.source, value: one, context })) === undefined) return true;
  }
  return false;
}

/** Returns whether an answer was selected from options. A text of the user is not. */
function isSelected({ question, value, repeat }: FlowItem): boolean {
  const isOwnText = question.format === 'open-choice';
  return question.options !== undefined && repeat === undefined && value !== undefined && !isOwnText;
}

function hasOptions({ options, questions }: QuestionModel): boolean {
  return options !== undefined || questions.some(hasOptions);
}

function ownQuestions({ questions }: FlowModel): readonly QuestionModel[] {
  return isList(questions) ? questions : [];
}

function isList(questions: FlowModel['questions']): questions is readonly QuestionModel[] {
  return Array.isArray(questions);
}
