import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { isRecord, type Mode, resolveTemplate, type Template, type VariantModel, type WizardModel } from '#engine';
import type { WizardContext } from '#machines';
import { DataProvider } from '../calls/DataProvider.tsx';
import { Loading } from '../calls/Loading.tsx';
import { useRunCall } from '../calls/useRunCall.ts';
import { useRuntime } from '../contexts/useRuntime.ts';
import { paramsKey } from '../forms/paramsKey.ts';
import { Alert } from '../look/Alert.tsx';
import { BelowHeading, Heading } from '../look/HeadingLevel.tsx';
import { WithDependencies } from '../prefetch/WithDependencies.tsx';
import { ScopeProvider } from '../scope/ScopeProvider.tsx';
import { useScope } from '../scope/useScope.ts';
import { useEngineText } from '../texts/useEngineText.ts';
import { useText } from '../texts/useText.ts';
import { pickVariant } from './pickVariant.ts';
import { ReadStep } from './ReadStep.tsx';
import { collectsAnswers, givenOf, isAvailable } from './stepAvailability.ts';
import { withDefaults } from './withDefaults.ts';
import { wizardScope, wizardVariables } from './wizardScope.ts';

type Answers = Readonly<Record<string, unknown>>;

interface ReadWizardProps {
  readonly wizard: WizardModel;
  readonly given: Answers;
  readonly mode: Exclude<Mode, 'edit'>;
  /** The record to show; by default that of the variant's `start`. */
  readonly begin: Template | undefined;
}

/**
 * Renders a wizard read-only or for print: the answers of all its steps below each other, without a draft, calls or
 * buttons.
 */
export function ReadWizard({ wizard, given, mode, begin }: ReadWizardProps) {
  const { release } = useRuntime();
  const scope = useScope();
  // Evaluated outside the wizard's scope, in which a parameter may have the same name.
  const record = begin === undefined ? undefined : resolveTemplate(begin, scope, release.access.policies);
  return (
    <WithDependencies of={wizard}>
      <DataProvider data={wizard.data} given={given}>
        <ReadVariant wizard={wizard} given={given} mode={mode} record={isRecord(record) ? record : undefined} />
      </DataProvider>
    </WithDependencies>
  );
}

interface ReadVariantProps extends Omit<ReadWizardProps, 'begin'> {
  readonly record: Answers | undefined;
}

function ReadVariant({ wizard, given, mode, record }: ReadVariantProps) {
  const { release, user } = useRuntime();
  const scope = useScope();
  const runCall = useRunCall();
  const say = useEngineText();
  const variant = pickVariant({ wizard, scope, release });
  const start = record === undefined ? variant?.start : undefined;

  const started = useQuery({
    queryKey: ['read-wizard', wizard.id, paramsKey(given), variant?.variant ?? '', release.hash, user.email ?? ''],
    queryFn: async () => {
      const answer = start && (await runCall(start, scope));
      return answer?.ok && isRecord(answer.result) ? answer.result : null;
    },
    enabled: start !== undefined,
  });

  if (variant === undefined) return <Alert severity="error">{say('wizardNotFound')}</Alert>;
  if (start !== undefined && started.isPending) return <Loading />;
  const shown = record ?? started.data ?? {};
  const data = start === undefined ? shown : withDefaults({ wizard, variant, record: shown, scope, release });
  return <ReadSteps variant={variant} data={data} mode={mode} />;
}

interface ReadStepsProps {
  readonly variant: VariantModel;
  readonly data: Answers;
  readonly mode: Exclude<Mode, 'edit'>;
}

function ReadSteps({ variant, data, mode }: ReadStepsProps) {
  const { release } = useRuntime();
  const outer = useScope();
  const write = useText();
  const scope = wizardScope(outer, nothingRun(data));
  const steps = variant.steps.filter((step) => collectsAnswers(step) && isAvailable(step, scope, release));
  return (
    <ScopeProvider variables={wizardVariables(nothingRun(data))}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {steps.map((step) => (
          <Box key={step.step} component="section" aria-labelledby={`read-${step.step}`} sx={{ breakInside: 'avoid' }}>
            <Box id={`read-${step.step}`} sx={{ mb: 1 }}>
              <Heading>{write(step.title, undefined, scope)}</Heading>
            </Box>
            <BelowHeading>
              <ReadStep step={step} given={givenOf(step, scope, release)} data={data} chosen={{}} mode={mode} />
            </BelowHeading>
          </Box>
        ))}
      </Box>
    </ScopeProvider>
  );
}

/** Returns the context of the steps of a wizard that has made no calls. */
function nothingRun(data: Answers): Pick<WizardContext, 'data' | 'chosen' | 'outcomes'> {
  return { data, chosen: {}, outcomes: {} };
}
