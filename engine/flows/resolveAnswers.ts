import { isDeepEqual } from '../forms/isDeepEqual.ts';
import type { PolicyModel } from '../model/kinds/access.types.ts';
import type { QuestionModel } from '../model/kinds/flow.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import { isRecord, readPath } from '../records/readPath.ts';
import { writePath } from '../records/writePath.ts';
import { resolveCondition } from '../values/resolveCondition.ts';
import { resolveTemplate } from '../values/resolveTemplate.ts';
import { answerKey, type FlowAnswers, type FlowInput, type FlowItem } from './FlowAnswers.ts';
import { findFormat } from './questionFormats.ts';
import { resolveQuestion, retainSelectable } from './resolveQuestion.ts';

/** Answers without those of hidden questions and with computed ones, and all items in order, including hidden ones. */
export interface ResolvedFlow {
  readonly answers: FlowAnswers;
  readonly items: readonly FlowItem[];
  /** The visible questions, flat and in order. Each instance of a repeated question has its own items. */
  readonly visible: readonly FlowItem[];
}

/** Questions that depend on each other in a cycle would never settle. This limits the rounds. */
const mostRounds = 30;

/** Hides and computes until nothing changes: for other questions, the answer of a hidden question is absent. */
export function resolveAnswers(input: FlowInput): ResolvedFlow {
  let answers = input.answers;
  for (let round = 0; round < mostRounds; round += 1) {
    const items = walkQuestions(input.questions, { ...input, raw: input.answers, seen: answers, root: answers });
    const next = keepVisible(items);
    if (isDeepEqual(next, answers)) return resolved(next, items);
    answers = next;
  }
  return resolved(answers, walkQuestions(input.questions, { ...input, raw: answers, seen: answers, root: answers }));
}

function resolved(answers: FlowAnswers, items: readonly FlowItem[]): ResolvedFlow {
  return { answers, items, visible: items.filter((item) => item.visible) };
}

interface Level extends FlowInput {
  /** Answers of the instance as given. */
  readonly raw: FlowAnswers;
  /** Answers of the instance after the previous round. Conditions read these. */
  readonly seen: FlowAnswers;
  readonly root: FlowAnswers;
  readonly path?: readonly (string | number)[];
  readonly groupId?: number;
  readonly depth?: number;
  readonly isHidden?: boolean;
}

function walkQuestions(questions: readonly QuestionModel[], level: Level): FlowItem[] {
  return questions.flatMap((question) =>
    question.repeat ? walkRepeated(question, level) : walkPlain(question, level),
  );
}

function walkPlain(question: QuestionModel, level: Level): FlowItem[] {
  const item = decide(question, level);
  return [item, ...walkChildren(question, level, !item.visible)];
}

function walkChildren(question: QuestionModel, level: Level, isHidden: boolean): FlowItem[] {
  return walkQuestions(question.questions, { ...level, depth: (level.depth ?? 0) + 1, isHidden });
}

/** A repeated question has one item for itself, and one in each of its instances. */
function walkRepeated(question: QuestionModel, level: Level): FlowItem[] {
  const whole = decide(question, level);
  const key = answerKey(question);
  const raw = instancesOf(level.raw[key]);
  const seen = instancesOf(level.seen[key]);
  const { min = 1, max = Number.POSITIVE_INFINITY } = question.repeat ?? {};
  const { locked, visible } = whole;
  const repeat = {
    instances: raw.length,
    canAdd: visible && !locked && raw.length < max,
    canRemove: visible && !locked && raw.length > min,
  };
  const inner = raw.flatMap((instance, index): FlowItem[] => {
    const groupId = index + 1;
    const path = [...whole.path, index];
    const place = { ...level, raw: instance, seen: seen[index] ?? instance, path, groupId, isHidden: !visible };
    // The condition of the question was evaluated outside the instance. Inside, the question is always visible.
    const own =
      question.format === 'none'
        ? []
        : [decide({ ...question, when: true }, { ...place, depth: (level.depth ?? 0) + 1 })];
    return [...own, ...walkChildren(question, place, !visible)];
  });
  return [{ ...whole, required: false, value: visible ? raw : undefined, repeat }, ...inner];
}

function decide(question: QuestionModel, level: Level): FlowItem {
  const key = answerKey(question);
  const path = [...(level.path ?? []), key];
  const { policies } = level.release.access;
  const saved = readPath(level.saved, path.join('.'));
  const scope = questionScope(level, saved);
  scope.trace?.(path.join('.'));
  const visible = level.isHidden !== true && resolveCondition(question.when, scope, policies);
  const item = {
    question: visible ? resolveQuestion(question, scope, policies) : question,
    path,
    depth: level.depth ?? 0,
    ...(level.groupId === undefined ? {} : { groupId: level.groupId }),
  };
  if (!visible) return { ...item, visible, locked: true, required: false, value: undefined };
  const isKnown = findFormat(question.format) !== undefined;
  const isComputed = question.value !== undefined;
  const locked =
    !isKnown ||
    isComputed ||
    resolveCondition(question.locked, scope, policies) ||
    (level.locked !== undefined && resolveCondition(level.locked, scope, policies));
  const required = isKnown && question.format !== 'none' && resolveCondition(question.required, scope, policies);
  const value = isComputed
    ? computedOf(question, scope, policies)
    : retainSelectable(question, item.question, level.raw[key]);
  return { ...item, visible, locked, required, value };
}

function computedOf({ value }: QuestionModel, scope: Scope, policies: readonly PolicyModel[]): unknown {
  return value === undefined ? undefined : (resolveTemplate(value, scope, policies) ?? undefined);
}

/** `this` is the instance, with the question's stored answer as `saved`. `root` is the whole form. */
function questionScope({ scope, seen, root }: Level, saved: unknown): Scope {
  const own = saved === undefined ? seen : { ...seen, saved };
  return { ...scope, variables: { ...scope.variables, this: own, root } };
}

/** The instances of a repeated question. A value that is not a record counts as an empty instance. */
export function instancesOf(value: unknown): readonly FlowAnswers[] {
  return Array.isArray(value) ? value.map((item: unknown) => (isRecord(item) ? item : {})) : [];
}

function keepVisible(items: readonly FlowItem[]): FlowAnswers {
  let kept: FlowAnswers = {};
  for (const { visible, path, repeat, value } of items) {
    if (!visible) continue;
    const place = path.join('.');
    if (repeat)
      kept = writePath(
        kept,
        place,
        instancesOf(value).map(() => ({})),
      );
    else if (value !== undefined && value !== '') kept = writePath(kept, place, value);
  }
  return kept;
}
