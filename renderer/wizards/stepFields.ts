import type { FieldModel, Release, StepModel } from '#engine';

/** Fields a step asks for; those that data bring are known only while it is drawn. */
export function stepFields(step: StepModel, release: Release): readonly FieldModel[] {
  if (step.kind !== 'form') return [];
  const fields = release.forms[step.form]?.fields ?? [];
  return 'each' in fields ? [] : fields;
}

/** Calls that leaving a step makes. */
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
