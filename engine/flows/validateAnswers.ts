import { checkRules } from '../forms/checkRules.ts';
import { constraintError } from '../forms/checkValue.ts';
import type { AvailableOptions } from '../forms/Draft.ts';
import { isBounded } from '../forms/isBounded.ts';
import { isDeepEqual } from '../forms/isDeepEqual.ts';
import { isEmpty } from '../forms/isEmpty.ts';
import { isEntry } from '../forms/isEntry.ts';
import { type Messages, problemMessage } from '../forms/problemMessage.ts';
import type { RuleModel } from '../model/field.types.ts';
import type { Runtime, Scope } from '../model/runtime.types.ts';
import { isRecord, readPath } from '../records/readPath.ts';
import { findText } from '../texts/formatText.ts';
import type { FlowAnswers, FlowInput, FlowItem, FlowProblem } from './FlowAnswers.ts';
import { findUnknownAnswers } from './findUnknownAnswers.ts';
import { findFormat } from './questionFormats.ts';
import { resolveAnswers } from './resolveAnswers.ts';

export interface ValidateAnswersInput extends Omit<FlowInput, 'release'> {
  readonly runtime: Runtime;
  /** Messages of the flow, by keyword. */
  readonly messages?: Messages;
  /** Rules of the flow, evaluated over all answers. */
  readonly rules?: readonly RuleModel[] | undefined;
  /** Options by the path of a question, `q302.0.q303`. Without an entry, any option is accepted. */
  readonly offered?: AvailableOptions | undefined;
  /** For the server: also refuses unknown questions, answers to hidden questions and changed locked answers. */
  readonly strict?: boolean;
}

/** All problems of the answers, at most one for each path. Never throws, for any JSON. */
export function validateAnswers(input: ValidateAnswersInput): FlowProblem[] {
  const { answers: given, runtime } = input;
  if (!isRecord(given) || !isBounded(given)) {
    const title = { literal: '' };
    const code = isRecord(given) ? 'tooLarge' : 'type';
    return [{ path: '', code, message: problemMessage({ ...input, code, title, messages: [] }) }];
  }
  const { items, answers } = resolveAnswers({ ...input, release: runtime.release });
  const found = items.flatMap((item) => checkItem(item, answers, input));
  const problems = [...found, ...checkFlowRules(items, { ...input, answers }, found)];
  return input.strict ? [...problems, ...checkStrictly(items, problems, input)] : problems;
}

/** Whether the answers can be sent: they have no problems. */
export function isComplete(input: ValidateAnswersInput): boolean {
  return validateAnswers(input).length === 0;
}

function checkItem(item: FlowItem, answers: FlowAnswers, input: ValidateAnswersInput): FlowProblem[] {
  if (!item.visible) return [];
  if (item.repeat) return checkRepeat(item, input);
  const { question, value, required } = item;
  const format = findFormat(question.format);
  if (!format) return [];
  if (input.strict && isUnselectable(item, input)) return [problemOf(item, { code: 'enum' }, input)];
  if (!format.isAnswered(question, value)) {
    if (input.strict && !isEmpty(value)) return [problemOf(item, { code: 'type' }, input)];
    return required ? [problemOf(item, { code: 'required' }, input)] : [];
  }
  const fault = format.check(question, value) ?? constraintError(question.constraint, value, input.runtime.validators);
  if (fault) return [problemOf(item, { code: fault.keyword, limit: fault.limit }, input)];
  if (!isOffered(item, input)) return [problemOf(item, { code: 'options' }, input)];
  const record = instanceOf(item, answers);
  const rules = question.rules.map((rule) => ({ ...rule, at: '' }));
  const scope: Scope = { ...input.scope, variables: { ...input.scope.variables, value } };
  const [broken] = checkRules({
    rules,
    record,
    root: answers,
    prefix: '',
    scope,
    runtime: input.runtime,
    problems: [],
  });
  return broken ? [{ ...broken, path: placeOf(item), question: question.question }] : [];
}

/** Whether an answer was given that a condition hides now. */
function isUnselectable({ question, path, value }: FlowItem, { answers }: ValidateAnswersInput): boolean {
  return question.value === undefined && !isDeepEqual(readPath(answers, path.join('.')), value);
}

/** A stored answer is always accepted. Free text is never among the options. */
function isOffered(item: FlowItem, { offered = {}, saved }: ValidateAnswersInput): boolean {
  const { question, value } = item;
  const place = placeOf(item);
  const list = Object.hasOwn(offered, place) ? offered[place] : undefined;
  if (list === undefined || question.format === 'open-choice' || isDeepEqual(readPath(saved, place), value))
    return true;
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.every((one) => list.some((entry) => isEntry(entry, one, question.options)));
}

/** Rules of the flow are evaluated over all visible answers together. Each problem is reported at its question. */
function checkFlowRules(
  items: readonly FlowItem[],
  { rules = [], answers, scope, runtime }: ValidateAnswersInput,
  problems: readonly FlowProblem[],
): FlowProblem[] {
  const broken = checkRules({ rules, record: answers, root: answers, prefix: '', scope, runtime, problems });
  return broken.flatMap((problem) => {
    const item = items.find((one) => one.visible && placeOf(one) === problem.path);
    return item === undefined ? [] : [{ ...problem, question: item.question.question }];
  });
}

function checkRepeat(item: FlowItem, input: ValidateAnswersInput): FlowProblem[] {
  const { min = 1, max = Number.POSITIVE_INFINITY } = item.question.repeat ?? {};
  const instances = item.repeat?.instances ?? 0;
  if (instances < min) return [problemOf(item, { code: 'minItems', limit: min }, input)];
  if (instances > max) return [problemOf(item, { code: 'maxItems', limit: max }, input)];
  return [];
}

function checkStrictly(
  items: readonly FlowItem[],
  found: readonly FlowProblem[],
  input: ValidateAnswersInput,
): FlowProblem[] {
  const wrong = new Set(found.map((problem) => problem.path));
  const refused = items.flatMap((item) => {
    const given = readPath(input.answers, placeOf(item));
    if (given === undefined || wrong.has(placeOf(item))) return [];
    if (!item.visible) return isEmpty(given) ? [] : [problemOf(item, { code: 'field/hidden' }, input)];
    const isComputed = item.question.value !== undefined && isDeepEqual(given, item.value);
    const isStored = isDeepEqual(given, readPath(input.saved, placeOf(item)));
    const isChanged = item.locked && !item.repeat && !isStored && !isComputed;
    return isChanged ? [problemOf(item, { code: 'field/locked' }, input)] : [];
  });
  const strangers = findUnknownAnswers(input.questions, input.answers).map((path): FlowProblem => {
    const title = { literal: path.split('.').pop() ?? path };
    const code = 'field/unknown';
    return { path, code, message: problemMessage({ ...input, code, title, messages: [input.messages] }) };
  });
  return [...refused, ...strangers];
}

function problemOf(item: FlowItem, fault: { code: string; limit?: unknown }, input: ValidateAnswersInput): FlowProblem {
  const { question, value } = item;
  const message = problemMessage({
    ...input,
    ...fault,
    title: question.text,
    value,
    messages: [withAnswerWord(question.messages, input.runtime), input.messages],
  });
  return { path: placeOf(item), question: question.question, code: fault.code, message };
}

/**
 * The text of a question is a whole sentence, so the engine's message is "This field is required" and does not repeat
 * it.
 */
function withAnswerWord(messages: Messages, runtime: Runtime): Messages {
  const key = 'engine/answerRequired';
  return findText(key, runtime) === undefined ? messages : { required: { text: key }, ...messages };
}

function instanceOf({ path }: FlowItem, answers: FlowAnswers): FlowAnswers {
  const record = path.length === 1 ? answers : readPath(answers, path.slice(0, -1).join('.'));
  return isRecord(record) ? record : {};
}

function placeOf({ path }: FlowItem): string {
  return path.join('.');
}
