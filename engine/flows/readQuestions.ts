import type { CallModel } from '../model/call.types.ts';
import type { FlowModel, QuestionModel } from '../model/kinds/flow.types.ts';
import type { Release } from '../model/release.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import { expandQuestions } from './expandQuestions.ts';
import type { FlowAnswers } from './FlowAnswers.ts';
import { savedAnswers } from './savedAnswers.ts';

interface QuestionSourceInput {
  readonly flow: FlowModel;
  /** The call that loaded the questions. Absent if the flow declares them itself. */
  readonly call: CallModel | undefined;
  readonly answer: unknown;
  readonly scope: Scope;
  readonly release: Release;
}

/** The questions of a flow, and the answers that were loaded with them. */
export interface QuestionSource {
  readonly questions: readonly QuestionModel[];
  readonly saved: FlowAnswers;
}

/**
 * Reads a flow's questions: its own, or those an operation returned, as described by the result entity of the
 * operation.
 */
export function readQuestions({ flow, call, answer, scope, release }: QuestionSourceInput): QuestionSource {
  if (!call) return { questions: Array.isArray(flow.questions) ? flow.questions : [], saved: {} };
  const items: readonly unknown[] = Array.isArray(answer) ? answer : [];
  for (const type of resultTypes(call, release)) {
    const entity = release.entities[type];
    if (!entity?.each) continue;
    const questions = expandQuestions(entity, items, scope, release);
    return { questions, saved: savedAnswers({ source: entity, items, questions, scope, release }) };
  }
  return { questions: [], saved: {} };
}

/** The result type of the call, and of its fallback (`otherwise`). */
function resultTypes(call: CallModel, release: Release): readonly string[] {
  const result = release.operations[call.run]?.result;
  const own = result && 'type' in result ? [result.type.replace(/(\[\]|\?)+$/, '')] : [];
  return call.otherwise ? [...own, ...resultTypes(call.otherwise, release)] : own;
}
