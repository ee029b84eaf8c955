import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useRef } from 'react';
import type { CallModel, DraftCall, OperationError, StepModel, VariantModel } from '#engine';
import { createWizardMachine, type WizardContext } from '#machines';
import { type SequenceOutcome, useRunCalls } from '../calls/useRunCalls.ts';
import { useRuntime } from '../contexts/useRuntime.ts';
import { extendScope } from '../scope/extendScope.ts';
import { describeError } from '../scope/RunOutcome.ts';
import { useScope } from '../scope/useScope.ts';
import type { DraftSaver } from './createDraftSaver.ts';
import { createRecordVersions } from './createRecordVersions.ts';
import { givenOf, isAvailable, unreadyText } from './stepAvailability.ts';
import { stepSubmits } from './stepFields.ts';
import type { WizardDraft } from './WizardDraft.ts';
import { wizardScope } from './wizardScope.ts';

interface WizardActorInput {
  readonly variant: VariantModel;
  readonly draft: WizardDraft;
  readonly isNew: boolean;
  /** Called when a step's call was refused, before the machine is notified. */
  readonly onRefused: (step: StepModel, refusal: Refusal) => void;
  /** Saves before a call is made. Resolves to false if the call must not be made. */
  readonly beforeRun: (step: StepModel, context: WizardContext, facts: RunFacts) => Promise<boolean>;
  readonly keeper: DraftSaver;
}

/** What is known about a step's calls before they are made. */
export interface RunFacts {
  /** Whether they contain the version of the record that they change, so that the server compares it. */
  readonly isTold: boolean;
}

/** A failed call of a step. */
export type Refusal = Extract<SequenceOutcome, { ok: false }>;

/** Runs the machine of one variant, with the calls and conditions of the portal. */
export function useWizardActor({ variant, draft, isNew, onRefused, beforeRun, keeper }: WizardActorInput) {
  const { release, config } = useRuntime();
  const { me } = config.operations;
  const { base } = draft;
  const scope = useScope();
  const runCalls = useRunCalls();
  const latest = useRef({ scope, runCalls, onRefused, beforeRun, extras: {} as const });
  latest.current = { ...latest.current, scope, runCalls, onRefused, beforeRun };
  /** What the submission of a flow reads, as passed on by its step: its own answers as `this`, `root` and `answers`. */
  const handed = useRef<Readonly<Record<string, Readonly<Record<string, unknown>>>>>({});

  const machine = useMemo(() => {
    const versions = createRecordVersions({ variant, base, release, me });
    const find = (name: string) => variant.steps.find((step) => step.step === name);
    const made = createWizardMachine(variant, { submits: (step) => stepSubmits(step, release).length > 0 }).provide({
      guards: {
        available: ({ context }, { step }) => {
          const model = find(step);
          return model !== undefined && isAvailable(model, wizardScope(latest.current.scope, context), release);
        },
        ready: ({ context }, { step }) => {
          const model = find(step);
          const read = wizardScope(latest.current.scope, context);
          return model !== undefined && unreadyText(model, read, release) === undefined;
        },
      },
      actions: {
        run: ({ context, self }, { step }) => {
          const model = find(step);
          if (!model) return;
          void start(model, context).then((outcome) => {
            if (outcome === undefined) {
              self.send({ type: 'RUN.FAILED', step });
              return;
            }
            if (outcome.ok) {
              self.send({
                type: 'RUN.DONE',
                step,
                ...(outcome.result === undefined ? {} : { result: outcome.result }),
              });
              return;
            }
            latest.current.onRefused(model, outcome);
            const { error, text } = outcome;
            self.send({ type: 'RUN.FAILED', step, error: { ...describeError(error), text } });
          });
        },
      },
    });

    async function start(model: StepModel, context: WizardContext): Promise<SequenceOutcome | undefined> {
      const outer = wizardScope(latest.current.scope, context);
      const read = extendScope(outer, { ...givenOf(model, outer, release), ...handed.current[model.step] });
      const submits = stepSubmits(model, release).map((call) => withStepNotices(call, model));
      const facts = { isTold: versions.isTold(submits, read) };
      if (!(await latest.current.beforeRun(model, context, facts))) return undefined;
      const calls = versions.tell(submits, read);
      // If the wizard stays at the step, the step shows the error.
      const outcome = await latest.current.runCalls(calls, read, {
        showsFailure: (error) => model.wait && stays(model, error),
        ...(keeper.isKept ? { draft: draftCall(model) } : {}),
      });
      if (outcome.ok) versions.follow(calls, read, outcome.result);
      return outcome;
    }

    /** Returns the draft that ends with the call, if no later step collects answers or makes calls. */
    function draftCall({ step }: StepModel): DraftCall {
      const after = variant.steps.slice(variant.steps.findIndex((one) => one.step === step) + 1);
      return { wizard: keeper.wizard, key: keeper.key, step, last: after.every(({ kind }) => kind === 'end') };
    }

    return made;
  }, [variant, release, keeper, base, me]);

  const { data, chosen, outcomes, step } = draft;
  const actor = useActorRef(machine, {
    input: { data, chosen, outcomes, ...(isNew || step === '' ? {} : { step }) },
  });

  return { actor, snapshot: useSelector(actor, (snapshot) => snapshot), handed };
}

/** Merges the notices of the step into those of its call by key; those of the step override. */
function withStepNotices(call: CallModel, step: StepModel): CallModel {
  return { ...call, notices: { ...call.notices, ...step.notices } };
}

/**
 * Returns whether a wizard stays at a step after this failure: if the step requires it, or if an answer of the step can
 * be corrected.
 */
function stays({ failed, kind }: StepModel, { fields }: OperationError): boolean {
  if (failed === 'advance') return kind !== 'run' && Object.keys(fields).length > 0;
  return failed === 'stay';
}
