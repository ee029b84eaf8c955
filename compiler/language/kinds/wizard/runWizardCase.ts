import { isAllowed, type Release, resolveCondition, type Scope, type WizardModel } from '#engine';
import { runFormCase } from '../form/runFormCase.ts';

interface WizardCase {
  readonly wizard: WizardModel;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly scope: Scope;
  readonly release: Release;
}

/**
 * The results of a wizard for answers: `variant` is the variant that applies, `steps` its available steps. Any other
 * path is read from the forms of those steps, like `runFormCase`.
 */
export function runWizardCase({ wizard, answers, scope, release }: WizardCase): (path: string) => unknown {
  const { policies } = release.access;
  const variant = wizard.variants.find(
    ({ allow, when }) => isAllowed(allow, scope, release) && resolveCondition(when, scope, policies),
  );
  if (variant === undefined) return () => undefined;
  const inner: Scope = { ...scope, variables: { ...scope.variables, this: answers, root: answers } };
  const steps = variant.steps.filter(({ when }) => resolveCondition(when, inner, policies));
  const forms = steps.flatMap((step) => {
    const form = step.kind === 'form' ? release.forms[step.form] : undefined;
    return form === undefined ? [] : [runFormCase({ form, answers, scope: inner, release })];
  });
  const told: Readonly<Record<string, unknown>> = { variant: variant.variant, steps: steps.map(({ step }) => step) };
  return (path) => {
    if (Object.hasOwn(told, path)) return told[path];
    return forms.map((read) => read(path)).find((value) => value !== undefined) ?? undefined;
  };
}
