import { Box, Paper } from '@mui/material';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldProblem, OperationError, StepModel, VariantModel, WizardModel } from '#engine';
import { traceProblems } from '../forms/traceProblems.ts';
import { Alert } from '../look/Alert.tsx';
import { BelowHeading, Heading } from '../runtime/HeadingLevel.tsx';
import { HelpButton } from '../runtime/HelpButton.tsx';
import { ScopeProvider } from '../runtime/ScopeProvider.tsx';
import { useEngineText } from '../runtime/useEngineText.ts';
import { useMarkdown } from '../runtime/useMarkdown.ts';
import { useRuntime } from '../runtime/useRuntime.ts';
import { useScope } from '../runtime/useScope.ts';
import { useText } from '../runtime/useText.ts';
import { StepBody } from './StepBody.tsx';
import { stepFields } from './stepFields.ts';
import { isAvailable } from './stepPlace.ts';
import { useDraftSaving } from './useDraftSaving.ts';
import { type Refusal, useWizardActor } from './useWizardActor.ts';
import type { WizardDrafts } from './useWizardDrafts.ts';
import type { WizardDraft } from './WizardDraft.ts';
import { WizardHeader } from './WizardHeader.tsx';
import { wizardScope, wizardVariables } from './wizardScope.ts';

interface WizardStepsProps {
  readonly wizard: WizardModel;
  readonly variant: VariantModel;
  readonly draft: WizardDraft;
  readonly isNew: boolean;
  readonly drafts: WizardDrafts;
}

/** Lines longer than this are hard to read, and fields look lost. */
const maxWidth = 960;

interface Refused {
  readonly step: string;
  readonly problems: readonly FieldProblem[];
}

/** The steps of one variant, one at a time. */
export function WizardSteps({ wizard, variant, draft, isNew, drafts }: WizardStepsProps) {
  const { release } = useRuntime();
  const outer = useScope();
  const write = useText();
  const markdown = useMarkdown();
  const say = useEngineText();
  const [refused, setRefused] = useState<Refused>();
  const heading = useRef<HTMLDivElement>(null);
  const leadBack = useRef<string>(undefined);
  const saveNow = useRef<() => Promise<void>>(async () => undefined);

  const onRefused = useCallback(
    (step: StepModel, { error, call }: Refusal) => {
      const found = variant.steps.flatMap((one) => {
        const problems = traceProblems({ fields: error.fields, call, asked: stepFields(one, release) });
        return problems.some(({ path }) => path !== '')
          ? [{ step: one.step, problems: problems.filter(({ path }) => path !== '') }]
          : [];
      });
      const first = found[0] ?? ownRefusal(step, error);
      if (!first) return;
      setRefused(first);
      // The machine stays at the failed step; the step that asks the field is where it can be put right.
      if (first.step !== step.step) leadBack.current = first.step;
    },
    [variant, release],
  );
  const { actor, snapshot, handed } = useWizardActor({
    variant,
    draft,
    isNew,
    onRefused,
    beforeRun: useCallback(() => saveNow.current(), []),
  });
  const { context } = snapshot;
  const isEnd = snapshot.hasTag('end');
  const current = currentStep(snapshot.value);
  const step = variant.steps.find((one) => one.step === current);
  saveNow.current = useDraftSaving({ drafts, variant, seed: draft.seed, step: current, context, isEnd });

  const isFailed = snapshot.hasTag('failed');
  useEffect(() => {
    const target = leadBack.current;
    if (!isFailed || target === undefined) return;
    leadBack.current = undefined;
    actor.send({ type: 'RESUME', step: target });
  }, [isFailed, actor]);

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
  const scope = wizardScope(outer, context);
  const available = variant.steps.filter((one) => one.kind !== 'end' && isAvailable(one, scope, release));
  const shown = available
    .filter((one, index) => !isSending(one, available[index - 1]))
    .map((one) => ({ name: one.step, title: write(one.title, undefined, scope) }));
  const title = write(step.title, undefined, scope);
  return (
    <ScopeProvider variables={wizardVariables(context)}>
      <Box sx={{ maxWidth }}>
        <WizardHeader steps={shown} current={shownAs(step, available)} />
      </Box>
      <Paper
        component="section"
        variant="outlined"
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
            seed={draft.seed}
            refused={refused?.step === current ? refused.problems : undefined}
            onLeave={() => setRefused(undefined)}
          />
        </BelowHeading>
      </Paper>
    </ScopeProvider>
  );
}

/** Questions of a flow are known to its step alone: it is given the places as the server named them. */
function ownRefusal(step: StepModel, { fields }: OperationError): Refused | undefined {
  const problems = Object.entries(fields).map(([path, message]) => ({ path, code: 'refused', message }));
  return step.kind === 'flow' && problems.length > 0 ? { step: step.step, problems } : undefined;
}

/** What a review sends belongs to the review: it is no step of its own to whoever looks ahead. */
function isSending(step: StepModel, before: StepModel | undefined): boolean {
  return step.kind === 'run' && before?.kind === 'review';
}

function shownAs(step: StepModel, available: readonly StepModel[]): string {
  const before = available[available.indexOf(step) - 1];
  return before !== undefined && isSending(step, before) ? before.step : step.step;
}

/** A step that waits inside (`running`, `failed`) is an object in the machine's value. */
function currentStep(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? (Object.keys(value)[0] ?? '') : '';
}
