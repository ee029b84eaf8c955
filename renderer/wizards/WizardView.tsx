import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { isRecord, type VariantModel, type WizardModel } from '#engine';
import { DataProvider } from '../calls/DataProvider.tsx';
import { Loading, LoadingContent } from '../calls/Loading.tsx';
import { OnceKeysContext } from '../calls/OnceKeysContext.ts';
import { useRunCall } from '../calls/useRunCall.ts';
import { useDialog } from '../contexts/Dialogs.ts';
import { useRuntime } from '../contexts/useRuntime.ts';
import { LazyFlowView } from '../flows/LazyFlowView.tsx';
import { paramsKey } from '../forms/paramsKey.ts';
import { whenIdle } from '../lazy/whenIdle.ts';
import { Alert } from '../look/Alert.tsx';
import { WithDependencies } from '../prefetch/WithDependencies.tsx';
import { extendScope } from '../scope/extendScope.ts';
import { useScope } from '../scope/useScope.ts';
import { RuntimeProvider } from '../texts/RuntimeProvider.tsx';
import { type EngineTextFunction, useEngineText } from '../texts/useEngineText.ts';
import type { DraftSaver } from './createDraftSaver.ts';
import { createWizardKeys } from './createWizardKeys.ts';
import type { DraftNotice } from './DraftBar.tsx';
import { DraftChoice } from './DraftChoice.tsx';
import { MergeChoice } from './MergeChoice.tsx';
import { newSeed } from './newSeed.ts';
import { findVariant, pickVariant } from './pickVariant.ts';
import { useDraftSaver } from './useDraftSaver.ts';
import { type MergedDraft, useRecordMerge, withoutSelections } from './useRecordMerge.ts';
import { useStoredWizard } from './useStoredWizard.ts';
import type { StoredDraft } from './WizardDraft.ts';
import { WizardSteps } from './WizardSteps.tsx';
import { withDefaults } from './withDefaults.ts';

export interface WizardViewProps {
  readonly wizard: WizardModel;
  readonly given: Readonly<Record<string, unknown>>;
}

/**
 * Renders a wizard: loads its saved draft with the release that the draft was started with, loads its data, then
 * renders the steps of one variant.
 */
export function WizardView(props: WizardViewProps) {
  const { wizard, given } = props;
  const [round, setRound] = useState(newSeed);
  const params = paramsKey(given);
  const draw = (key: string) => (
    <WizardRound
      key={`${round}:${key}`}
      {...props}
      draftKey={key}
      round={round}
      startOver={() => setRound(newSeed())}
    />
  );
  return useSeveralDrafts(wizard, given) ? (
    <DraftChoice wizard={wizard.id} params={params}>
      {draw}
    </DraftChoice>
  ) : (
    draw(params)
  );
}

/**
 * Returns whether a wizard can have several drafts. One that starts with a record has a single draft for that record.
 */
function useSeveralDrafts(wizard: WizardModel, given: Readonly<Record<string, unknown>>): boolean {
  const { release, config, user } = useRuntime();
  const { draftSave, draftList } = config.operations;
  const scope = extendScope(useScope(), given);
  // A dialog has no URL of its own.
  const isPage = useDialog() === undefined;
  const isKept = user.signedIn && [draftSave, draftList].every((id) => release.operations[id] !== undefined);
  if (wizard.drafts === undefined || !isKept || !isPage) return false;
  return pickVariant({ wizard, scope, release })?.start === undefined;
}

interface WizardRoundProps extends WizardViewProps {
  /** Key of the draft among those of the wizard. */
  readonly draftKey: string;
  /** Unique for each time the wizard is opened: data loaded for an earlier one can be older than its answers. */
  readonly round: string;
  startOver(): void;
}

function WizardRound({ wizard, given, draftKey, round, startOver }: WizardRoundProps) {
  const keeper = useDraftSaver(wizard.id, draftKey);
  // An old release does not contain the texts for drafts that exist today.
  const say = useEngineText();
  const { isPending, stored, runtime } = useStoredWizard(keeper, round);
  // A flow is seldom the first step, so its code is prefetched.
  const asks = wizard.variants.some(({ steps }) => steps.some(({ kind }) => kind === 'flow'));
  useEffect(() => (asks ? whenIdle(() => void LazyFlowView.load()) : undefined), [asks]);
  if (isPending) return <Loading />;
  const begun = runtime.release.wizards[wizard.id] ?? wizard;
  return (
    <RuntimeProvider value={runtime}>
      <WithDependencies of={begun}>
        <DataProvider data={begun.data} given={given}>
          <WizardStart wizard={begun} {...{ given, draftKey, round, startOver, keeper, stored, say }} />
        </DataProvider>
      </WithDependencies>
    </RuntimeProvider>
  );
}

interface WizardStartProps extends WizardRoundProps {
  readonly keeper: DraftSaver;
  readonly stored: StoredDraft;
  readonly say: EngineTextFunction;
}

interface Beginning {
  readonly variant: VariantModel;
  readonly isNew: boolean;
  readonly merged: MergedDraft;
}

function WizardStart({ wizard, given: _given, draftKey: key, round, keeper, stored, ...rest }: WizardStartProps) {
  const { release, user } = useRuntime();
  const scope = useScope();
  const runCall = useRunCall();
  const say = useEngineText();
  const { withRecord } = useRecordMerge(wizard);
  const place = { wizard, scope, release };
  const { draft } = stored;

  async function begin(): Promise<Beginning | undefined> {
    const resumed = draft && findVariant(draft.variant, place);
    if (draft && resumed) {
      const merged = (await withRecord(resumed, draft)) ?? { draft, taken: '' };
      return { variant: resumed, merged, isNew: false };
    }
    const variant = pickVariant(place);
    if (!variant) return undefined;
    const started = variant.start ? await runCall(variant.start, scope) : undefined;
    const record = started?.ok && isRecord(started.result) ? started.result : undefined;
    const data = record ? withDefaults({ wizard, variant, record, scope, release }) : {};
    const base = record ? { base: data } : {};
    const begun = { variant: variant.variant, step: '', data, chosen: {}, outcomes: {}, seed: newSeed(), ...base };
    return { variant, merged: { draft: begun, taken: '' }, isNew: true };
  }

  // The initial data of a wizard is loaded once, also when another language is selected. It must not be refetched while
  // the user is editing.
  const { data: beginning, isPending } = useQuery({
    queryKey: ['wizard', wizard.id, key, release.hash, user.email ?? '', round],
    queryFn: async () => (await begin()) ?? null,
    staleTime: 'static',
    gcTime: 0,
    refetchOnMount: false,
  });

  if (isPending) return <Loading />;
  if (!beginning) return <Alert severity="error">{say('wizardNotFound')}</Alert>;
  const { savedAt, ended, version = 0 } = stored;
  const news = {
    ...(beginning.isNew || savedAt === undefined ? {} : { resumedFrom: savedAt }),
    ...(ended === undefined ? {} : { ended }),
  };
  return <BegunWizard {...rest} {...{ wizard, beginning, keeper, news, version }} />;
}

interface Opened {
  readonly merged: MergedDraft;
  readonly isNew: boolean;
  /** How often the draft was merged with the stored version. */
  readonly times: number;
  /** Merged without conflicts. */
  readonly moved?: boolean;
}

interface BegunWizardProps {
  readonly wizard: WizardModel;
  readonly beginning: Beginning;
  readonly keeper: DraftSaver;
  readonly news: DraftNotice;
  readonly version: number;
  readonly say: EngineTextFunction;
  startOver(): void;
}

function BegunWizard({ wizard, beginning, keeper, news, version, say, startOver }: BegunWizardProps) {
  const { variant } = beginning;
  const [opened, setOpened] = useState<Opened>({ merged: beginning.merged, isNew: beginning.isNew, times: 0 });
  const { merged, isNew, times, moved } = opened;
  const { draft, open, taken } = merged;
  const [isOver, setIsOver] = useState(false);
  const keys = useMemo(() => createWizardKeys(draft.seed), [draft.seed]);
  const reopen = useCallback(
    (next: MergedDraft) =>
      setOpened((before) => {
        const moved = next.open === undefined && before.merged.open === undefined;
        return { merged: next, isNew: false, times: before.times + 1, moved };
      }),
    [],
  );
  // The wizard is not editable until the draft is removed, because input would be removed with it.
  if (isOver) return <LoadingContent />;
  if (open) {
    return (
      <MergeChoice
        {...{ merge: open, say }}
        onChosen={(data, theirs) =>
          reopen({ draft: { ...draft, data, chosen: withoutSelections(draft.chosen, theirs) }, taken })
        }
      />
    );
  }
  const told = { ...news, ...(taken === '' ? {} : { taken }), ...(moved ? { moved } : {}) };
  return (
    <OnceKeysContext value={keys}>
      <WizardSteps
        key={times}
        {...{ wizard, variant, draft, isNew, keeper, say, reopen }}
        instance={`${draft.seed}:${version}:${times}`}
        news={told}
        startOver={() => {
          void keeper.remove().then(startOver);
          setIsOver(true);
        }}
      />
    </OnceKeysContext>
  );
}
