import type { RefObject } from 'react';
import type { Actor, SnapshotFrom } from 'xstate';
import { type FieldProblem, isRecord, mayRetry, type StepModel, type VariantModel } from '#engine';
import type { createWizardMachine, WizardContext } from '#machines';
import { ActsProvider } from '../contexts/ActsProvider.tsx';
import { useRuntime } from '../contexts/useRuntime.ts';
import { useScope } from '../scope/useScope.ts';
import { useText } from '../texts/useText.ts';
import { BackButton } from './BackButton.tsx';
import { EndStep } from './EndStep.tsx';
import { FlowStep } from './FlowStep.tsx';
import { FormStep } from './FormStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { RunStep } from './RunStep.tsx';
import { ScreenStep } from './ScreenStep.tsx';
import { givenOf, unreadyText } from './stepAvailability.ts';
import type { Flushers } from './useTypingPause.ts';

type WizardMachine = ReturnType<typeof createWizardMachine>;

export interface StepBodyProps {
  readonly step: StepModel;
  readonly variant: VariantModel;
  readonly snapshot: SnapshotFrom<WizardMachine>;
  readonly actor: Actor<WizardMachine>;
  /** What the submission of a step reads besides the answers, by step. */
  readonly handed: RefObject<Readonly<Record<string, Readonly<Record<string, unknown>>>>>;
  readonly refused: readonly FieldProblem[] | undefined;
  readonly seed: string;
  readonly flushers: Flushers;
  onLeave(): void;
  onPage(share: number): void;
}

/** What a step receives from its wizard. */
export interface StepFrame {
  /** Unique for each time a wizard is started. */
  readonly seed: string;
  readonly given: Readonly<Record<string, unknown>>;
  readonly context: WizardContext;
  /** Functions that pass on input that has not been passed on yet. */
  readonly flushers: Flushers;
  readonly before: React.ReactNode;
  readonly busy: boolean;
  readonly failure: string | undefined;
  /** The reason why the user cannot continue yet. */
  readonly waitsFor: string | undefined;
  readonly refused: readonly FieldProblem[] | undefined;
  answer(data: Readonly<Record<string, unknown>>, chosen?: Readonly<Record<string, unknown>>): void;
  /** Called with complete answers: saves them and goes to the next step. */
  next(data?: Readonly<Record<string, unknown>>, chosen?: Readonly<Record<string, unknown>>): void;
  hand(extra: Readonly<Record<string, unknown>>): void;
  jump(step: string): void;
  /** Called with the open share of the step, from 1 to 0. */
  page(share: number): void;
}

/** Renders the current step. */
export function StepBody(props: StepBodyProps) {
  const { step, variant, snapshot, actor, handed, refused, seed, flushers, onLeave, onPage } = props;
  const { release } = useRuntime();
  const scope = useScope();
  const write = useText();
  const { context } = snapshot;
  const back = () => actor.send({ type: 'BACK' });
  const outcome = context.outcomes[step.step];
  const unready = unreadyText(step, scope, release);
  const frame: StepFrame = {
    seed,
    given: givenOf(step, scope, release),
    context,
    flushers,
    before: <BackButton locked={!snapshot.can({ type: 'BACK' })} back={back} />,
    busy: snapshot.hasTag('running'),
    failure: outcome?.status === 'failed' ? textOf(outcome.error) : undefined,
    waitsFor: unready && write(unready),
    refused,
    answer: (data, chosen) => actor.send({ type: 'ANSWER', data, ...(chosen ? { chosen } : {}) }),
    next: (data, chosen) => {
      onLeave();
      if (data) actor.send({ type: 'ANSWER', data, ...(chosen ? { chosen } : {}) });
      actor.send({ type: 'NEXT' });
    },
    hand: (extra) => {
      handed.current = { ...handed.current, [step.step]: extra };
    },
    page: onPage,
    jump: (target) => actor.send({ type: 'RESUME', step: target }),
  };
  // A permanent refusal can only be corrected in previous steps, if the user can go back to them.
  const isFinal = outcome?.status === 'failed' && isRefusal(outcome.error) && snapshot.can({ type: 'BACK' });
  return (
    <ActsProvider acts={{ next: () => frame.next(), back }}>
      <Step
        {...{ step, variant, frame }}
        retry={!isFinal && snapshot.can({ type: 'RETRY' }) ? () => actor.send({ type: 'RETRY' }) : undefined}
        back={snapshot.can({ type: 'BACK' }) ? back : undefined}
      />
    </ActsProvider>
  );
}

interface StepProps {
  readonly step: StepModel;
  readonly variant: VariantModel;
  readonly frame: StepFrame;
  readonly retry: (() => void) | undefined;
  readonly back: (() => void) | undefined;
}

function Step({ step, variant, frame, retry, back }: StepProps) {
  switch (step.kind) {
    case 'form':
      return <FormStep step={step} frame={frame} />;
    case 'flow':
      return <FlowStep step={step} frame={frame} />;
    case 'screen':
      return <ScreenStep step={step} frame={frame} />;
    case 'review':
      return <ReviewStep step={step} variant={variant} frame={frame} />;
    case 'run':
      return <RunStep failed={!frame.busy} message={frame.failure} before={frame.before} retry={retry} />;
    case 'end':
      return <EndStep step={step} retry={retry} back={back} />;
  }
}

function textOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('text' in error && typeof error.text === 'string') return error.text;
  return 'message' in error && typeof error.message === 'string' ? error.message : undefined;
}

function isRefusal(error: unknown): boolean {
  if (!isRecord(error)) return false;
  const { status, code } = error;
  return typeof status === 'number' && status > 0 && typeof code === 'string' && !mayRetry({ status, code });
}
