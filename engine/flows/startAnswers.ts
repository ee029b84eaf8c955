import type { QuestionModel } from '../model/kinds/flow.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import type { Expression } from '../model/value.types.ts';
import { isRecord } from '../records/readPath.ts';
import { resolveTemplate } from '../values/resolveTemplate.ts';
import { answersOfList } from './answersOfList.ts';
import { answerKey, type FlowAnswers } from './FlowAnswers.ts';
import { findFormat } from './questionFormats.ts';

export interface StartAnswersInput {
  readonly questions: readonly QuestionModel[];
  /** Stored answers or those of a draft. They override defaults. */
  readonly saved?: FlowAnswers;
  /** The initial answers of the flow, and the scope to read them in. All other answers override them. */
  readonly begin?: { readonly expression: Expression; readonly scope: Scope } | { readonly value: unknown };
  /** Whether to select the default answers. */
  readonly prefill: boolean;
  /** The scope of the questions' defaults. Without it there are none: the user has already started. */
  readonly scope?: Scope;
}

/**
 * The initial answers: stored answers, defaults if `prefill` is set, and the minimum number of instances of each
 * repeated question.
 */
export function startAnswers({ begin, saved, ...input }: StartAnswersInput): FlowAnswers {
  return start({ ...input, saved: { ...initialAnswers(input.questions, begin), ...saved } });
}

/** Reads answers by question, or from a list as a flow sends it. */
function initialAnswers(questions: readonly QuestionModel[], begin: StartAnswersInput['begin']): FlowAnswers {
  if (begin === undefined) return {};
  const value = 'value' in begin ? begin.value : resolveTemplate(begin.expression, begin.scope);
  if (Array.isArray(value)) return answersOfList(questions, value);
  return isRecord(value) ? value : {};
}

interface StartInput {
  readonly questions: readonly QuestionModel[];
  readonly saved: FlowAnswers;
  readonly prefill: boolean;
  readonly scope?: Scope;
}

function start({ questions, saved, ...input }: StartInput): FlowAnswers {
  const answers: Record<string, unknown> = { ...saved };
  for (const question of questions) {
    const key = answerKey(question);
    const given = Object.hasOwn(saved, key) ? saved[key] : undefined;
    if (question.repeat) {
      answers[key] = startInstances(question, given, input);
      continue;
    }
    const value = given ?? firstAnswer(question, answers, input);
    if (value !== undefined && value !== null) answers[key] = value;
    Object.assign(answers, start({ ...input, questions: question.questions, saved: answers }));
  }
  return answers;
}

type StartOptions = Omit<StartInput, 'questions' | 'saved'>;

/**
 * The default of the question itself, before a default among its answers. It reads the answers to the questions before
 * it.
 */
function firstAnswer(question: QuestionModel, answers: FlowAnswers, { prefill, scope }: StartOptions): unknown {
  const own =
    question.default === undefined || scope === undefined
      ? undefined
      : resolveTemplate(question.default, {
          ...scope,
          variables: { root: answers, ...scope.variables, this: answers },
        });
  return own ?? (prefill ? findFormat(question.format)?.start(question) : undefined);
}

function startInstances(question: QuestionModel, given: unknown, input: StartOptions): readonly FlowAnswers[] {
  const stored: readonly unknown[] = Array.isArray(given) ? given : [];
  const missing = Math.max((question.repeat?.min ?? 1) - stored.length, 0);
  return [
    ...stored.map((instance) => startInstance(question, input, isRecord(instance) ? instance : {})),
    ...Array.from({ length: missing }, () => startInstance(question, input)),
  ];
}

/** One instance of a repeated question: the answers to the question itself and to its children. */
export function startInstance(question: QuestionModel, input: StartOptions, saved: FlowAnswers = {}): FlowAnswers {
  const { repeat: _repeat, ...own } = question;
  return start({ ...input, questions: [own], saved });
}
