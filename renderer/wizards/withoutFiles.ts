import type { Release, VariantModel } from '#engine';
import type { WizardContext } from '#machines';
import { stepFields } from './stepFields.ts';

interface Place {
  readonly variant: VariantModel;
  readonly step: string;
  readonly context: WizardContext;
  readonly release: Release;
}

/**
 * Returns the state of a wizard as a draft stores it. Files stay on the user's device, so a draft continues at the
 * first step with a file, without the outcomes of later calls.
 */
export function withoutFiles(place: Place): Pick<Place, 'step' | 'context'> {
  const { variant, step, context, release } = place;
  const { data } = context;
  const names = Object.keys(data).filter((name) => isFile(data[name]));
  if (names.length === 0) return { step, context };
  const kept = Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));
  const asks = variant.steps.findIndex((one) => stepFields(one, release).some(({ path }) => names.includes(path)));
  const first = variant.steps[asks];
  if (first === undefined || asks > variant.steps.findIndex((one) => one.step === step)) {
    return { step, context: { ...context, data: kept } };
  }
  const before = new Set(variant.steps.slice(0, asks).map((one) => one.step));
  const outcomes = Object.fromEntries(Object.entries(context.outcomes).filter(([name]) => before.has(name)));
  return { step: first.step, context: { ...context, data: kept, outcomes } };
}

function isFile(value: unknown): boolean {
  return Array.isArray(value) ? value.some(isFile) : value instanceof File;
}
