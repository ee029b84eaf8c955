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
 * A wizard as a draft can have it. A file remains on the device of its reader: a draft continues at the first step that
 * asks for one, and knows nothing of the calls since.
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
