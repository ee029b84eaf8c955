import { Box, Paper } from '@mui/material';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type FieldProblem,
  hrefOf,
  type OperationError,
  type StepModel,
  type VariantModel,
  type WizardModel,
} from '#engine';
import type { WizardContext } from '#machines';
import { useRuntime } from '../contexts/useRuntime.ts';
import { mapServerErrors } from '../forms/mapServerErrors.ts';
import { HelpButton } from '../hints/HelpButton.tsx';
import { Alert } from '../look/Alert.tsx';
import { BelowHeading, Heading } from '../look/HeadingLevel.tsx';
import { useGoTo } from '../routing/useGoTo.ts';
import { ScopeProvider } from '../scope/ScopeProvider.tsx';
import { useScope } from '../scope/useScope.ts';
import { type EngineTextFunction, useEngineText } from '../texts/useEngineText.ts';
import { useMarkdown } from '../texts/useMarkdown.ts';
import { useText } from '../texts/useText.ts';
import { useSubject } from '../why/subjects.ts';
import type { DraftSaver } from './createDraftSaver.ts';
import { currentStep } from './currentStep.ts';
import { DraftBar, type DraftNotice } from './DraftBar.tsx';
import { minutesLeft } from './minutesLeft.ts';
import { StepBody } from './StepBody.tsx';
import { isAvailable } from './stepAvailability.ts';
import { stepFields } from './stepFields.ts';
import { useDraftStatus } from './useDraftSaver.ts';
import { type SaveDraft, useDraftSaving } from './useDraftSaving.ts';
import { type MergedDraft, useRecordMerge } from './useRecordMerge.ts';
import { useStepHistory } from './useStepHistory.ts';
import type { Flushers } from './useTypingPause.ts';
import { type Refusal, type RunFacts, useWizardActor } from './useWizardActor.ts';
import type { WizardDraft } from './WizardDraft.ts';
import { WizardHeader } from './WizardHeader.tsx';
import { wizardScope, wizardVariables } from './wizardScope.ts';

interface WizardStepsProps {
  readonly wizard: WizardModel;
  readonly variant: VariantModel;
  readonly draft: WizardDraft;
  readonly isNew: boolean;
  /** Separates the input here from input before the draft was saved elsewhere. */
  readonly instance: string;
  readonly keeper: DraftSaver;
  readonly news: DraftNotice;
  /** The current texts of the engine, whatever release the wizard was started with. */
  readonly say: EngineTextFunction;
  /** Renders the wizard again with a draft that was merged with the stored version. */
  reopen(merged: MergedDraft): void;
  startOver(): void;
}

/** In pixels. Longer lines are hard to read, and fields look lost. */
const maxWidth = 960;

interface Refused {
  readonly step: string;
  readonly problems: readonly FieldProblem[];
}

/** Renders the steps of one variant, one at a time. */
export function WizardSteps({
  wizard,
  variant,
  draft,
  isNew,
  keeper,
  news,
  reopen,
  startOver,
  instance,
  ...props
}: WizardStepsProps) {
  const { release, config } = useRuntime();
  const outer = useScope();
  const write = useText();
  const markdown = useMarkdown();
  const say = useEngineText();
  const [refused, setRefused] = useState<Refused>();
  const [open, setOpen] = useState<{ readonly step: string; readonly share: number }>();
  const heading = useRef<HTMLDivElement>(null);
  const leadBack = useRef<string>(undefined);
  const meetConflict = useRef<() => Promise<void>>(async () => undefined);
  const saveNow = useRef<SaveDraft>(async () => true);
  const [flushers] = useState<Flushers>(() => new Set());
  const { withRecord, withWindow } = useRecordMerge(wizard);
  const status = useDraftStatus(keeper);
  const goTo = useGoTo();

  const onRefused = useCallback(
    (step: StepModel, { error, call }: Refusal) => {
      if (error.code === 'conflict') void meetConflict.current();
      const found = variant.steps.flatMap((one) => {
        const problems = mapServerErrors({ fields: error.fields, call, asked: stepFields(one, release) });
        return problems.some(({ path }) => path !== '')
          ? [{ step: one.step, problems: problems.filter(({ path }) => path !== '') }]
          : [];
      });
      const first = found[0] ?? ownRefusal(step, error);
      if (!first) return;
      setRefused(first);
      // The machine stays at the failed step. The error can be corrected in the step with the field.
      if (first.step !== step.step) leadBack.current = first.step;
    },
    [variant, release],
  );
  const { actor, snapshot, handed } = useWizardActor({
    variant,
    draft,
    isNew,
    onRefused,
    beforeRun: useCallback(
      async (model: StepModel, at: WizardContext, { isTold }: RunFacts) => {
        if (!(await saveNow.current({ step: model.step, context: at }))) return false;
        // If the server does not compare a version, the record is compared here before it is overwritten.
        if (model.kind !== 'run' || draft.base === undefined || isTold) return true;
        const merged = await withRecord(variant, { ...draft, ...at, step: model.step });
        if (merged === undefined || (merged.open === undefined && merged.taken === '')) return true;
        reopen(withoutOutcome(merged, model.step));
        return false;
      },
      [draft, variant, withRecord, reopen],
    ),
    keeper,
  });
  const { context } = snapshot;
  const scope = wizardScope(outer, context);
  useSubject({ kind: 'steps', wizard, steps: variant.steps, scope });
  const isEnd = snapshot.hasTag('end');
  const current = currentStep(snapshot.value);
  const step = variant.steps.find((one) => one.step === current);
  // The draft that is rendered here contains what another window has saved.
  useEffect(() => keeper.meet(), [keeper]);
  saveNow.current = useDraftSaving({ keeper, variant, draft, isNew, actor, flushers });

  /** Returns the current state as a draft. */
  const present = (): WizardDraft => {
    for (const flush of [...flushers]) flush();
    return { ...draft, ...actor.getSnapshot().context, step: current };
  };
  meetConflict.current = async () => {
    const merged = await withRecord(variant, present());
    if (merged) reopen(withoutOutcome(merged, current));
  };

  // Another window has saved other answers. The drafts are merged, so that neither overwrites the other.
  useEffect(() => {
    const { state, theirs, base } = status;
    if (state !== 'changed' || theirs === undefined || keeper.status() !== status) return;
    for (const flush of [...flushers]) flush();
    const here = { ...draft, ...actor.getSnapshot().context, step: currentStep(actor.getSnapshot().value) };
    reopen(withWindow(variant, here, base === undefined ? { theirs } : { theirs, base }));
  }, [status, keeper, variant, draft, actor, flushers, withWindow, reopen]);

  async function leave(): Promise<void> {
    await saveNow.current();
    if (keeper.status().state === 'unsaved') return;
    const href = hrefOf(config.screens.home, {}, outer, release);
    if (href !== undefined) goTo(href);
  }

  const isFailed = snapshot.hasTag('failed');
  const isBusy = !isFailed && !isEnd && !snapshot.hasTag('ask');
  useStepHistory({ wizard: wizard.id, actor, flushers, step: current, isBusy });

  useEffect(() => {
    const target = leadBack.current;
    if (!isFailed || target === undefined) return;
    leadBack.current = undefined;
    actor.send({ type: 'RESUME', step: target });
  }, [isFailed, actor]);

  const restarts = isEnd && step?.kind === 'end' && step.restart === true && !snapshot.can({ type: 'RETRY' });
  const again = useRef(startOver);
  again.current = startOver;
  useEffect(() => {
    if (restarts) again.current();
  }, [restarts]);

  const entered = useRef(current);
  useEffect(() => {
    if (entered.current === current) return;
    entered.current = current;
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  }, [current]);

  if (snapshot.hasTag('notFound') || (!step && !isEnd)) {
    return current === '$start' ? null : <Alert severity="error">{say('wizardNotFound')}</Alert>;
  }
  if (!step) return null;
  const available = variant.steps.filter((one) => one.kind !== 'end' && isAvailable(one, scope, release));
  const shown = available
    .filter((one, index) => !isSending(one, available[index - 1]))
    .map((one) => ({ name: one.step, title: write(one.title, undefined, scope) }));
  const title = write(step.title, undefined, scope);
  return (
    <ScopeProvider variables={wizardVariables(context)}>
      <Box sx={{ maxWidth, '&:empty': { display: 'none' } }}>
        <WizardHeader steps={shown} current={shownAs(step, available)} />
      </Box>
      <DraftBar
        {...{ keeper, news, startOver }}
        say={props.say}
        minutes={minutesLeft(available, current, open?.step === current ? open.share : 1)}
        isOpen={!isEnd && !snapshot.hasTag('running')}
        leave={() => void leave()}
      />
      <Paper
        component="section"
        variant="outlined"
        data-step={current}
        aria-labelledby={`${wizard.id}-step`}
        sx={{ p: { xs: 2, md: 3 }, maxWidth }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}>
          <Box id={`${wizard.id}-step`} ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
            <Heading>{title}</Heading>
          </Box>
          {step.help && <HelpButton key={current} about={title} text={markdown(step.help, undefined, scope)} />}
        </Box>
        <BelowHeading>
          <StepBody
            key={current}
            step={step}
            variant={variant}
            snapshot={snapshot}
            actor={actor}
            handed={handed}
            seed={instance}
            flushers={flushers}
            refused={refused?.step === current ? refused.problems : undefined}
            onLeave={() => setRefused(undefined)}
            onPage={(share) => setOpen({ step: current, share })}
          />
        </BelowHeading>
      </Paper>
    </ScopeProvider>
  );
}

/** Errors of a flow's answers are assigned to questions by the step itself, with the paths of the server. */
function ownRefusal(step: StepModel, { fields }: OperationError): Refused | undefined {
  const problems = Object.entries(fields).map(([path, message]) => ({ path, code: 'refused', message }));
  return step.kind === 'flow' && problems.length > 0 ? { step: step.step, problems } : undefined;
}

/** Returns whether a step submits a review. It is not shown as a separate step. */
function isSending(step: StepModel, before: StepModel | undefined): boolean {
  return step.kind === 'run' && before?.kind === 'review';
}

function shownAs(step: StepModel, available: readonly StepModel[]): string {
  const before = available[available.indexOf(step) - 1];
  return before !== undefined && isSending(step, before) ? before.step : step.step;
}

/** Removes the outcome of a step's call, so that it is made again with the merged answers. */
function withoutOutcome(merged: MergedDraft, step: string): MergedDraft {
  const { [step]: _failed, ...outcomes } = merged.draft.outcomes;
  return { ...merged, draft: { ...merged.draft, outcomes, step } };
}
