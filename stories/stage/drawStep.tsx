import { useMemo } from 'react';
import type { StepModel, VariantModel, WizardModel } from '#engine';
import type { StepOutcome } from '#machines';
import { DataProvider } from '../../renderer/calls/DataProvider.tsx';
import { OnceKeysContext } from '../../renderer/calls/OnceKeysContext.ts';
import { useEngineText } from '../../renderer/texts/useEngineText.ts';
import { toStepData } from '../../renderer/wizards/answersOfStep.ts';
import type { DraftSaver } from '../../renderer/wizards/createDraftSaver.ts';
import { createWizardKeys } from '../../renderer/wizards/createWizardKeys.ts';
import { stepFields } from '../../renderer/wizards/stepFields.ts';
import type { WizardDraft } from '../../renderer/wizards/WizardDraft.ts';
import { WizardSteps } from '../../renderer/wizards/WizardSteps.tsx';
import type { Drawing } from '../plan/StoryPlan.ts';
import { sampleGiven, sampleResult } from '../samples/sampleGiven.ts';
import { sampleDraft } from './drawForm.tsx';
import type { Drawn } from './drawStory.tsx';
import { Sheet } from './Sheet.tsx';
import type { StageWorld } from './StageWorld.ts';
import { sampleFlowAnswers } from './sampleFlowAnswers.ts';

/** Renders one step of a wizard, with all previous steps completed. */
export function drawStep(world: StageWorld, drawing: Extract<Drawing, { draw: 'step' }>): Drawn {
  const wizard = world.release.wizards[drawing.wizard];
  const written = wizard?.variants.find(({ variant }) => variant === drawing.variant);
  const index = written?.steps.findIndex(({ step }) => step === drawing.step) ?? -1;
  const step = written?.steps[index];
  if (!wizard || !written || !step) throw new Error(`No step "${drawing.step}" in the wizard "${drawing.wizard}"`);
  const waits = step.kind === 'run';
  const open = written.steps.map((one) => (one.step === step.step ? { ...one, when: true } : one));
  // A step that only makes calls cannot be resumed, so the variant starts with it.
  const variant = { ...written, steps: waits ? open.slice(index) : open };
  const given = sampleGiven(wizard.given, world);
  const draft: WizardDraft = {
    variant: variant.variant,
    step: waits ? '' : step.step,
    data: Object.assign({}, ...written.steps.slice(0, index).map((one) => answersOf(one, world))),
    chosen: {},
    outcomes: waits ? {} : outcomesOf(written.steps.slice(0, index), world),
    seed: 'story',
  };
  const element = (
    <Sheet title={wizard.id}>
      <DataProvider data={wizard.data} given={given}>
        <Steps wizard={wizard} variant={variant} draft={draft} isNew={waits} />
      </DataProvider>
    </Sheet>
  );
  return { element, data: { given, answers: draft.data }, waits };
}

interface StepsProps {
  readonly wizard: WizardModel;
  readonly variant: VariantModel;
  readonly draft: WizardDraft;
  readonly isNew: boolean;
}

function Steps({ wizard, variant, draft, isNew }: StepsProps) {
  const keys = useMemo(() => createWizardKeys(draft.seed), [draft.seed]);
  const say = useEngineText();
  return (
    <OnceKeysContext value={keys}>
      <WizardSteps
        {...{ wizard, variant, draft, isNew, say }}
        keeper={noDrafts}
        news={{}}
        instance={draft.seed}
        reopen={() => undefined}
        startOver={() => undefined}
      />
    </OnceKeysContext>
  );
}

function answersOf(step: StepModel, world: StageWorld): Readonly<Record<string, unknown>> {
  const { forms, flows } = world.release;
  const flow = step.kind === 'flow' ? flows[step.flow] : undefined;
  if (flow) return toStepData(sampleFlowAnswers(flow, world), step.step);
  const entity = step.kind === 'form' ? forms[step.form]?.of : undefined;
  return sampleDraft(stepFields(step, world.release), world, entity);
}

function outcomesOf(steps: readonly StepModel[], world: StageWorld): Readonly<Record<string, StepOutcome>> {
  return Object.fromEntries(
    steps.flatMap((step): [string, StepOutcome][] =>
      step.kind === 'run' ? [[step.step, { status: 'done', result: sampleResult(step.call.run, world) }]] : [],
    ),
  );
}

const noDrafts: DraftSaver = {
  ...{ wizard: 'story', key: 'story', isKept: false },
  load: async () => ({}),
  save: async () => true,
  saveLast: () => undefined,
  meet: () => undefined,
  goOn: () => undefined,
  remove: async () => undefined,
  status: () => idle,
  subscribe: () => () => undefined,
};

const idle = { state: 'idle' } as const;
