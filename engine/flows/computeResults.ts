import type { FlowModel } from '../model/kinds/flow.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import { resolveTemplate } from '../values/resolveTemplate.ts';
import type { SelectedAnswer } from './FlowAnswers.ts';

interface ResultsInput {
  readonly flow: Pick<FlowModel, 'results'>;
  readonly picked: readonly SelectedAnswer[];
  readonly scope: Scope;
}

/** The results of a flow over its `answers`; each reads the earlier ones on `this`, and one that throws is absent. */
export function computeResults({ flow, picked, scope }: ResultsInput): Readonly<Record<string, unknown>> {
  const results: Record<string, unknown> = {};
  for (const { field, value } of flow.results) {
    const variables = { ...scope.variables, answers: picked, this: { ...results } };
    const result = resolveTemplate(value, { ...scope, variables });
    if (result !== undefined && result !== null) results[field] = result;
  }
  return results;
}
