import type { QuestionModel } from '../model/kinds/flow.types.ts';
import { isRecord } from '../records/readPath.ts';
import { answerKey, type FlowAnswers } from './FlowAnswers.ts';
import { findFormat } from './questionFormats.ts';

export interface StartAnswersInput {
  readonly questions: readonly QuestionModel[];
  /** Stored answers or those of a draft; they win over defaults. */
  readonly saved?: FlowAnswers;
  /** Begin with the default answers. */
  readonly prefill: boolean;
}

/** Answers to begin with: what is stored, defaults when wanted, and as many instances as a repeated question needs. */
export function startAnswers({ questions, saved = {}, prefill }: StartAnswersInput): FlowAnswers {
  const answers: Record<string, unknown> = { ...saved };
  for (const question of questions) {
    const key = answerKey(question);
    const given = Object.hasOwn(saved, key) ? saved[key] : undefined;
    if (question.repeat) {
      answers[key] = startInstances(question, given, prefill);
      continue;
    }
    const value = given ?? (prefill ? findFormat(question.format)?.start(question) : undefined);
    if (value !== undefined && value !== null) answers[key] = value;
    Object.assign(answers, startAnswers({ questions: question.questions, saved: answers, prefill }));
  }
  return answers;
}

function startInstances(question: QuestionModel, given: unknown, prefill: boolean): readonly FlowAnswers[] {
  const stored: readonly unknown[] = Array.isArray(given) ? given : [];
  const missing = Math.max((question.repeat?.min ?? 1) - stored.length, 0);
  return [
    ...stored.map((instance) => startInstance(question, prefill, isRecord(instance) ? instance : {})),
    ...Array.from({ length: missing }, () => startInstance(question, prefill)),
  ];
}

/** One instance of a repeated question: its own answer and its children's. */
export function startInstance(question: QuestionModel, prefill: boolean, saved: FlowAnswers = {}): FlowAnswers {
  const { repeat: _repeat, ...own } = question;
  return startAnswers({ questions: [own], saved, prefill });
}
