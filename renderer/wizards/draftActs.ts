import { bindCall, type Release, type Scope, type VariantModel } from '#engine';
import type { WizardContext } from '#machines';
import { extendScope } from '../scope/extendScope.ts';
import type { DraftAct } from './createDraftSaver.ts';
import { givenOf, isAvailable } from './stepAvailability.ts';
import { stepSubmits } from './stepFields.ts';
import { wizardScope } from './wizardScope.ts';

interface Place {
  readonly variant: VariantModel;
  readonly step: string;
  readonly context: WizardContext;
  readonly scope: Scope;
  readonly release: Release;
}

/** Maximum number, as on the server. */
const most = 20;

/** Returns the operations that the remaining steps of a wizard will run on stored records, if the records are known. */
export function draftActs({ variant, step: current, context, scope: outer, release }: Place): readonly DraftAct[] {
  const scope = wizardScope(outer, context);
  const from = Math.max(
    variant.steps.findIndex(({ step }) => step === current),
    0,
  );
  const remaining = variant.steps
    .slice(from)
    .filter((step) => context.outcomes[step.step]?.status !== 'done' && isAvailable(step, scope, release));
  const acts = remaining.flatMap((step) => {
    const read = extendScope(scope, givenOf(step, scope, release));
    return stepSubmits(step, release).flatMap((call) => {
      const operation = release.operations[call.run];
      const key = operation?.of === undefined ? undefined : release.entities[operation.of]?.key;
      if (operation === undefined || key === undefined || !operation.parameters.includes(key)) return [];
      const value = bindCall(call, { operation, scope: read, release }).args[key];
      const isKey = typeof value === 'string' || typeof value === 'number';
      return isKey ? [{ operation: operation.id, key: String(value) }] : [];
    });
  });
  return acts.slice(0, most);
}
