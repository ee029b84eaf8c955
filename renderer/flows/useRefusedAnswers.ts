import { useMemo } from 'react';
import { type FieldProblem, type FlowProblem, isDeepEqual, readPath } from '#engine';
import { mapServerErrorsToAnswers } from './mapServerErrorsToAnswers.ts';
import type { FlowState } from './useFlowState.ts';

/** Returns the errors of the server by question, without those whose answers have been changed since. */
export function useRefusedAnswers(
  refusal: readonly FieldProblem[] | undefined,
  state: FlowState,
): readonly FlowProblem[] {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused are the answers of that moment.
  const refused = useMemo(() => {
    if (refusal === undefined) return [];
    const problems = mapServerErrorsToAnswers({ refusal, items: state.items, picked: state.collect() });
    return problems.map((problem) => ({ problem, value: readPath(state.answers, problem.path) }));
  }, [refusal]);
  return refused
    .filter(({ problem, value }) => isDeepEqual(readPath(state.answers, problem.path), value))
    .map(({ problem }) => problem);
}
