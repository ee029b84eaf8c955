import { Alert, Box, Checkbox, Chip, Stack, Typography } from '@mui/material';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OperationError } from '#engine';
import { useHolderNames } from '../access/useHolderNames.ts';
import { type Caller, type DraftEntry, keyOf, type ScheduledPublication } from '../data/operations.ts';
import { useCaller, useMay } from '../data/useStudioData.ts';
import { ProblemList } from '../draft/ProblemList.tsx';
import { timesOfDrafts } from '../draft/timesOfDrafts.ts';
import { useSaving } from '../draft/useSaving.ts';
import { useStudioLocation } from '../location/useStudioLocation.ts';
import { Panel } from '../look/Panel.tsx';
import { useStudioText } from '../texts/useStudioText.ts';
import { useMomentText } from '../texts/useTimeText.ts';
import { type ChangedDefinition, ChangeList } from '../wording/ChangeList.tsx';
import { readJson } from '../wording/readJson.ts';
import { AccessChanges } from './AccessChanges.tsx';
import { ForecastList } from './ForecastList.tsx';
import { OutdatedDraft } from './OutdatedDraft.tsx';
import { PublishPanel } from './PublishPanel.tsx';
import { SubmittedAnswers } from './SubmittedAnswers.tsx';
import { usePublishing } from './usePublishing.ts';

interface ChangesViewProps {
  readonly hash: string;
  readonly drafts: readonly DraftEntry[];
  readonly scheduled: readonly ScheduledPublication[];
}

/** What the selected drafts change for whom, and the one act that publishes them together. */
export function ChangesView({ hash, drafts, scheduled }: ChangesViewProps) {
  const say = useStudioText();
  const moment = useMomentText();
  const may = useMay();
  const call = useCaller();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const { isPublished, showPublished } = useStudioLocation();
  /** When the drafts that were scheduled last are published. */
  const [scheduledFor, setScheduledFor] = useState<string>();
  const timeOf = timesOfDrafts(scheduled);
  const selected = drafts.filter(({ draft }) => !left.has(draft) && !timeOf.has(draft));
  const ids = selected.map(({ draft }) => draft);
  const asked = selected.map(({ draft, revision }) => `${draft}.${revision}`).join();
  const nameOf = useHolderNames(hash);
  const isSaving = useSaving();

  const lives = useQueries({
    queries: drafts.map((draft) => ({
      queryKey: ['studio', 'live', hash, draft.kind, draft.definition, draft.base],
      queryFn: () => readLive(call, hash, draft),
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  const forecast = useQuery({
    queryKey: ['studio', 'forecast', hash, asked],
    queryFn: () => call('releases.dryRun', { base: hash, drafts: ids }),
    enabled: ids.length > 0 && may('releases.dryRun'),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const publishing = usePublishing({
    ...{ hash, drafts: ids, confirmed },
    onDone: ({ publishAt }) => {
      setConfirmed(new Set());
      setScheduledFor(publishAt);
      showPublished(publishAt === undefined);
    },
  });

  const { data } = forecast;
  const waitingFor = ids.length === 0 ? say('nothingSelected') : forecast.isFetching ? say('checking') : '';
  const errors = (data?.errors ?? []).filter(({ severity }) => severity === 'error');
  const widenings = data?.widenings ?? [];
  const isConfirmed = widenings.every(({ id }) => confirmed.has(id));
  const outdated = outdatedIn(
    drafts,
    lives.map(({ data: texts }) => texts),
  );
  const changes = drafts.map((draft, index): ChangedDefinition => {
    const before = lives[index]?.data?.live ?? undefined;
    const change = draft.removal ? 'removed' : before === undefined ? 'added' : 'changed';
    return { kind: draft.kind, definition: draft.definition, change, before, after: draft.text };
  });

  if (isSaving || drafts.length === 0) {
    return (
      <Stack spacing={2}>
        {isPublished && <Alert severity="success">{say('published')}</Alert>}
        <Typography color="text.secondary" role="status">
          {isSaving ? say('saving') : say('noChanges')}
        </Typography>
      </Stack>
    );
  }
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      {isPublished && (
        <Alert severity="success" sx={{ gridColumn: '1 / -1' }} onClose={() => showPublished(false)}>
          {say('published')}
        </Alert>
      )}
      {scheduledFor !== undefined && (
        <Alert severity="success" sx={{ gridColumn: '1 / -1' }} onClose={() => setScheduledFor(undefined)}>
          {say('scheduledFor', { when: moment(scheduledFor) })}
        </Alert>
      )}
      <Panel title={say('whatChanges')}>
        <ChangeList
          changes={changes}
          before={({ kind, definition }) => {
            const draft = drafts.find((one) => keyOf(one) === keyOf({ kind, definition }));
            return (
              draft && (
                <Checkbox
                  checked={selected.includes(draft)}
                  disabled={timeOf.has(draft.draft)}
                  onChange={() => setLeft(toggled(left, draft.draft))}
                  slotProps={{ input: { 'aria-label': say('select', { name: definition }) } }}
                />
              )
            );
          }}
          below={(change) => (
            <>
              <ScheduledMark at={timeOf.get(drafts.find((one) => keyOf(one) === keyOf(change))?.draft ?? 0)} />
              {outdated.has(keyOf(change)) && (
                <OutdatedDraft change={change} hash={hash} onMerged={() => publishing.sending.reset()} />
              )}
            </>
          )}
        />
      </Panel>
      <Stack spacing={2}>
        {errors.length > 0 && (
          <Panel title={say('problems')}>
            <ProblemList problems={errors} />
          </Panel>
        )}
        <Panel title={say('access')}>
          {data === undefined ? (
            <span role="status">{waitingFor}</span>
          ) : (
            <AccessChanges
              nameOf={nameOf}
              widenings={widenings}
              narrowings={data.narrowings}
              confirmed={confirmed}
              onConfirm={(id) => setConfirmed(toggled(confirmed, id))}
            />
          )}
        </Panel>
        <Panel title={say('forecast')}>
          {data === undefined ? <span role="status">{waitingFor}</span> : <ForecastList forecast={data} />}
        </Panel>
        {may('releases.replay') && (
          <SubmittedAnswers key={`${hash} ${asked}`} hash={hash} drafts={ids} hasProblems={errors.length > 0} />
        )}
        <Panel title={say('publish')}>
          {may('releases.publish') ? (
            <PublishPanel
              hash={hash}
              isReady={data !== undefined && errors.length === 0 && isConfirmed && ids.length > 0}
              publishing={publishing}
              problem={forecast.error}
            />
          ) : (
            <Typography color="text.secondary">{say('mayNotPublish')}</Typography>
          )}
        </Panel>
      </Stack>
    </Box>
  );
}

/** A definition as it is live, and as it was when its draft was begun; null where there was none. */
interface LiveTexts {
  readonly live: string | null;
  readonly base: string | null;
}

async function readLive(call: Caller, hash: string, { kind, definition, base }: DraftEntry): Promise<LiveTexts> {
  const textIn = async (release: string): Promise<string | null> => {
    try {
      return (await call('releases.definition', { hash: release, kind, definition })).text;
    } catch (fault) {
      if (fault instanceof OperationError && fault.status === 404) return null;
      throw fault;
    }
  };
  const live = await textIn(hash);
  return { live, base: base === hash ? live : await textIn(base) };
}

function toggled<Item>(set: ReadonlySet<Item>, item: Item): ReadonlySet<Item> {
  const next = new Set(set);
  if (!next.delete(item)) next.add(item);
  return next;
}

/** Drafts whose definition was published by others after they were begun. */
function outdatedIn(drafts: readonly DraftEntry[], texts: readonly (LiveTexts | undefined)[]): ReadonlySet<string> {
  const isOutdated = (_draft: DraftEntry, index: number): boolean => {
    const found = texts[index];
    return (
      found !== undefined && JSON.stringify(readJson(found.base ?? '')) !== JSON.stringify(readJson(found.live ?? ''))
    );
  };
  return new Set(drafts.filter(isOutdated).map(keyOf));
}

/** Says that a draft is part of a publication at a time. */
function ScheduledMark({ at }: { readonly at: string | undefined }) {
  const say = useStudioText();
  const moment = useMomentText();
  return (
    at !== undefined && (
      <Chip size="small" color="info" label={say('scheduledDraft', { when: moment(at) })} sx={{ mt: 0.5 }} />
    )
  );
}
