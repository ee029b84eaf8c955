import type { FieldModel, Release, StepModel } from '#engine';

/** Returns the fields of a step. Dynamic fields are known only while it is rendered. */
export function stepFields(step: StepModel, release: Release): readonly FieldModel[] {
  if (step.kind !== 'form') return [];
  const fields = release.forms[step.form]?.fields ?? [];
  return 'each' in fields ? [] : fields;
}

/** Returns the calls that are made when a step is completed. */
export function stepSubmits(step: StepModel, release: Release) {
  switch (step.kind) {
    case 'form':
      return release.forms[step.form]?.submits ?? [];
    case 'flow':
      return release.flows[step.flow]?.submits ?? [];
    case 'run':
      return [step.call];
    default:
      return [];
  }
}
