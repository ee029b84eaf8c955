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
  /** Stored answers or those of a draft; they win over defaults. */
  readonly saved?: FlowAnswers;
  /** What the flow begins with, and what it is read from. All other answers win over these. */
  readonly begin?: { readonly expression: Expression; readonly scope: Scope } | { readonly value: unknown };
  /** Begin with the default answers. */
  readonly prefill: boolean;
  /** What the defaults of questions read. Without it there are none: somebody has already begun. */
  readonly scope?: Scope;
}

/** Answers to begin with: what is stored, defaults when wanted, and as many instances as a repeated question needs. */
export function startAnswers({ begin, saved, ...input }: StartAnswersInput): FlowAnswers {
  return start({ ...input, saved: { ...initialAnswers(input.questions, begin), ...saved } });
}

/** Answers by question, or in a list such as a flow sends it. */
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

/** What the question says itself, before the default among its answers. It reads the answers to the questions before it. */
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

/** One instance of a repeated question: its own answer and its children's. */
export function startInstance(question: QuestionModel, input: StartOptions, saved: FlowAnswers = {}): FlowAnswers {
  const { repeat: _repeat, ...own } = question;
  return start({ ...input, questions: [own], saved });
}
