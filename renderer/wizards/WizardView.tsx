import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { isRecord, type VariantModel, type WizardModel } from '#engine';
import { LateFlowView } from '../flows/LateFlowView.tsx';
import { givenKey } from '../forms/givenKey.ts';
import { Alert } from '../look/Alert.tsx';
import { DataProvider } from '../runtime/DataProvider.tsx';
import { Loading } from '../runtime/Loading.tsx';
import { OnceKeysContext } from '../runtime/OnceKeysContext.ts';
import { RuntimeContext } from '../runtime/PortalRuntime.ts';
import { useEngineText } from '../runtime/useEngineText.ts';
import { useRunCall } from '../runtime/useRunCall.ts';
import { useRuntime } from '../runtime/useRuntime.ts';
import { useScope } from '../runtime/useScope.ts';
import { whenIdle } from '../runtime/whenIdle.ts';
import { Ready } from '../screens/Ready.tsx';
import { createWizardKeys } from './createWizardKeys.ts';
import { findVariant, pickVariant } from './pickVariant.ts';
import { useBegunWizard } from './useBegunWizard.ts';
import { useWizardDrafts, type WizardDrafts } from './useWizardDrafts.ts';
import type { WizardDraft } from './WizardDraft.ts';
import { WizardSteps } from './WizardSteps.tsx';

export interface WizardViewProps {
  readonly wizard: WizardModel;
  readonly given: Readonly<Record<string, unknown>>;
}

/**
 * Draws a wizard: takes up a saved draft, under the release it was begun under, loads its data, then leads through the
 * steps of one variant.
 */
export function WizardView({ wizard, given }: WizardViewProps) {
  const { isPending, draft, runtime } = useBegunWizard(wizard.id, givenKey(given));
  // Questions are seldom asked first: by then what asks them is there.
  const asks = wizard.variants.some(({ steps }) => steps.some(({ kind }) => kind === 'flow'));
  useEffect(() => (asks ? whenIdle(() => void LateFlowView.load()) : undefined), [asks]);
  if (isPending) return <Loading />;
  const begun = runtime.release.wizards[wizard.id] ?? wizard;
  return (
    <RuntimeContext value={runtime}>
      <Ready of={begun}>
        <DataProvider data={begun.data} given={given}>
          <WizardStart wizard={begun} given={given} stored={draft} />
        </DataProvider>
      </Ready>
    </RuntimeContext>
  );
}

interface WizardStartProps extends WizardViewProps {
  readonly stored: WizardDraft | undefined;
}

interface Beginning {
  readonly variant: VariantModel;
  readonly draft: WizardDraft;
  readonly isNew: boolean;
}

function WizardStart({ wizard, given, stored: draft }: WizardStartProps) {
  const { release, user } = useRuntime();
  const scope = useScope();
  const runCall = useRunCall();
  const say = useEngineText();
  const key = givenKey(given);
  const drafts = useWizardDrafts(wizard.id, key);
  const place = { wizard, scope, release };

  async function begin(): Promise<Beginning | undefined> {
    const resumed = draft && findVariant(draft.variant, place);
    if (draft && resumed) return { variant: resumed, draft, isNew: false };
    const variant = pickVariant(place);
    if (!variant) return undefined;
    const started = variant.start ? await runCall(variant.start, scope) : undefined;
    const data = started?.ok && isRecord(started.result) ? started.result : {};
    return {
      variant,
      draft: { variant: variant.variant, step: '', data, chosen: {}, outcomes: {}, seed: newSeed() },
      isNew: true,
    };
  }

  // What a wizard begins with is asked for once: it must not be refetched under somebody's hands.
  const { data: beginning, isPending } = useQuery({
    queryKey: ['wizard', wizard.id, key, release.hash, user.email ?? ''],
    queryFn: async () => (await begin()) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnMount: false,
  });

  if (isPending) return <Loading />;
  if (!beginning) return <Alert severity="error">{say('wizardNotFound')}</Alert>;
  return <BegunWizard wizard={wizard} beginning={beginning} drafts={drafts} />;
}

interface BegunWizardProps {
  readonly wizard: WizardModel;
  readonly beginning: Beginning;
  readonly drafts: WizardDrafts;
}

function BegunWizard({ wizard, beginning, drafts }: BegunWizardProps) {
  const { variant, draft, isNew } = beginning;
  const keys = useMemo(() => createWizardKeys(draft.seed), [draft.seed]);
  return (
    <OnceKeysContext value={keys}>
      <WizardSteps wizard={wizard} variant={variant} draft={draft} isNew={isNew} drafts={drafts} />
    </OnceKeysContext>
  );
}

/** `crypto.randomUUID` is missing on plain local addresses. */
function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
