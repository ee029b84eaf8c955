import type { FlowModel } from '../model/kinds/flow.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import { resolveTemplate } from '../values/resolveTemplate.ts';
import type { SelectedAnswer } from './FlowAnswers.ts';

interface ResultsInput {
  readonly flow: Pick<FlowModel, 'results'>;
  readonly picked: readonly SelectedAnswer[];
  readonly scope: Scope;
}

/**
 * The results of a flow, computed from its `answers`. Each result can read earlier ones on `this`. A result that throws
 * is absent.
 */
export function computeResults({ flow, picked, scope }: ResultsInput): Readonly<Record<string, unknown>> {
  const results: Record<string, unknown> = {};
  for (const { field, value } of flow.results) {
    scope.trace?.(field);
    const variables = { ...scope.variables, answers: picked, this: { ...results } };
    const result = resolveTemplate(value, { ...scope, variables });
    if (result !== undefined && result !== null) results[field] = result;
  }
  return results;
}
