import {
  isAllowed,
  isRecord,
  type Release,
  resolveCondition,
  resolveGiven,
  resolveTemplate,
  type Scope,
  type StepModel,
  type Text,
} from '#engine';

/** Returns the parameters of a step's form, flow or part. */
export function givenOf(step: StepModel, scope: Scope, release: Release): Readonly<Record<string, unknown>> {
  switch (step.kind) {
    case 'form':
      return resolveGiven(release.forms[step.form]?.given ?? {}, step.with, scope, release);
    case 'flow':
      return resolveGiven(release.flows[step.flow]?.given ?? {}, step.with, scope, release);
    case 'screen':
      return resolveGiven(release.screens[step.screen]?.given ?? {}, step.with, scope, release);
    default: {
      const given = resolveTemplate(step.with, scope, release.access.policies);
      return isRecord(given) ? given : {};
    }
  }
}

/** Returns whether a step collects answers. */
export function collectsAnswers({ kind }: StepModel): boolean {
  return kind === 'form' || kind === 'flow';
}

/** Returns whether a step is available to the user with the current data. */
export function isAvailable(step: StepModel, scope: Scope, release: Release): boolean {
  if (!isAllowed(step.allow, scope, release)) return false;
  return resolveCondition(step.when, scope, release.access.policies);
}

/** Returns the message why the user cannot continue from a step; undefined if they can. */
export function unreadyText({ ready }: StepModel, scope: Scope, release: Release): Text | undefined {
  if (ready === undefined || resolveCondition(ready.check, scope, release.access.policies)) return undefined;
  return ready.message;
}
