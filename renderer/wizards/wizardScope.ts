import type { Scope } from '#engine';
import { viewRuns, type WizardContext } from '#machines';

/** What the steps of a wizard read: all answers so far as `this`, the picked records, the outcomes of its calls. */
export function wizardScope(outer: Scope, context: Pick<WizardContext, 'data' | 'chosen' | 'outcomes'>): Scope {
  return { ...outer, variables: { ...outer.variables, ...wizardVariables(context) } };
}

/** The same as variables, for the scope of what a step draws. */
export function wizardVariables(
  context: Pick<WizardContext, 'data' | 'chosen' | 'outcomes'>,
): Readonly<Record<string, unknown>> {
  const answers = Object.fromEntries(Object.entries(context.data).filter(([, value]) => value !== undefined));
  return { this: answers, root: answers, chosen: context.chosen, run: viewRuns(context) };
}
