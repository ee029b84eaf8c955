import type { Scope } from '#engine';
import { viewRuns, type WizardContext } from '#machines';

/**
 * Returns the scope of a wizard's steps: all answers so far as `this`, the selected records, and the outcomes of its
 * calls.
 */
export function wizardScope(outer: Scope, context: Pick<WizardContext, 'data' | 'chosen' | 'outcomes'>): Scope {
  return { ...outer, variables: { ...outer.variables, ...wizardVariables(context) } };
}

/** Returns the same as variables, for the scope of a step's content. */
export function wizardVariables(
  context: Pick<WizardContext, 'data' | 'chosen' | 'outcomes'>,
): Readonly<Record<string, unknown>> {
  const answers = Object.fromEntries(Object.entries(context.data).filter(([, value]) => value !== undefined));
  return { this: answers, root: answers, chosen: context.chosen, run: viewRuns(context) };
}
