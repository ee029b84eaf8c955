import type { Mode, StepModel } from '#engine';
import type { WizardContext } from '#machines';
import { useRuntime } from '../contexts/useRuntime.ts';
import { LazyFlowView } from '../flows/LazyFlowView.tsx';
import { FormView } from '../forms/FormView.tsx';
import { answersOfStep } from './answersOfStep.ts';

interface ReadStepProps extends Pick<WizardContext, 'data' | 'chosen'> {
  readonly step: StepModel;
  /** Parameters of the step's form or flow. */
  readonly given: Readonly<Record<string, unknown>>;
  readonly mode?: Exclude<Mode, 'edit'>;
}

/** Renders the answers of one step, read-only or for print. */
export function ReadStep({ step, given, data, chosen, mode = 'read' }: ReadStepProps) {
  const { release } = useRuntime();
  const form = step.kind === 'form' ? release.forms[step.form] : undefined;
  const flow = step.kind === 'flow' ? release.flows[step.flow] : undefined;
  const host = { given, mode, host: 'wizard', name: step.step } as const;
  if (form) return <FormView form={form} {...host} answers={{ draft: data, picked: chosen }} />;
  return flow ? <LazyFlowView flow={flow} {...host} answers={answersOfStep(data, step.step)} /> : null;
}
