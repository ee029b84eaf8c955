import { Box, Button, Chip, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { type DraftEntry, keyOf, type ReleaseEntry, type ScheduledPublication } from '../data/operations.ts';
import { useMay, useStartedWork } from '../data/useStudioData.ts';
import { useStudioLocation } from '../location/useStudioLocation.ts';
import { Panel } from '../look/Panel.tsx';
import { useStudioText } from '../texts/useStudioText.ts';
import { useTimeText } from '../texts/useTimeText.ts';
import { CompareDialog } from '../wording/CompareDialog.tsx';
import { RollBackDialog } from './RollBackDialog.tsx';
import { ScheduledList } from './ScheduledList.tsx';
import { StartedWork } from './StartedWork.tsx';
import { useDraftProblems } from './useDraftProblems.ts';

/** Publications that were not carried out which are shown, the last ones. */
const mostFailed = 3;

/** Moves of started work that are shown, the last ones. */
const mostMoves = 5;

interface OverviewProps {
  readonly releases: readonly ReleaseEntry[];
  readonly drafts: readonly DraftEntry[];
  readonly scheduled: readonly ScheduledPublication[];
}

/** What is live, what is being written, what will be published, and what was. */
export function Overview({ releases, drafts, scheduled }: OverviewProps) {
  const say = useStudioText();
  const live = releases.find(({ isLive }) => isLive);
  // What was carried out is among the publications.
  const waiting = scheduled.filter(({ status }) => status === 'scheduled');
  const failed = scheduled.filter(({ status }) => status === 'refused' || status === 'cancelled');
  const { data: begun } = useStartedWork(live?.release ?? '');
  const shown = [...waiting, ...failed.slice(0, mostFailed)];
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
        gridTemplateRows: { md: 'auto 1fr' },
      }}
    >
      <Stack spacing={2}>
        {live && (
          <Panel title={say('liveRelease')}>
            <ReleaseFacts release={live} />
          </Panel>
        )}
        <Panel title={say('drafts')}>
          <Drafts drafts={drafts} />
        </Panel>
      </Stack>
      <Stack spacing={2} sx={{ gridRow: { md: 'span 2' } }}>
        {shown.length > 0 && (
          <Panel title={say('scheduledPublications')}>
            <ScheduledList publications={shown} />
          </Panel>
        )}
        <Panel title={say('publications')}>
          <Publications releases={releases} live={live} />
        </Panel>
      </Stack>
      {/* Last, because it is loaded late and would move what is below it. */}
      {live && begun && begun.groups.length + begun.moves.length > 0 && (
        <Panel title={say('begunWork')}>
          <StartedWork hash={live.release} groups={begun.groups} moves={begun.moves.slice(0, mostMoves)} />
        </Panel>
      )}
    </Box>
  );
}

function ReleaseFacts({ release }: { readonly release: ReleaseEntry }) {
  const say = useStudioText();
  const when = useTimeText();
  const { author, publishedAt, note } = release;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography sx={{ fontWeight: note === undefined ? 400 : 600, overflowWrap: 'anywhere' }}>
        {note ?? (author === undefined ? say('shipped', { when: when(publishedAt) }) : say('noNote'))}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {author !== undefined && `${say('publishedBy', { when: when(publishedAt), who: author })} · `}
        <code>{release.release.slice(0, 12)}</code>
      </Typography>
    </Box>
  );
}

function Drafts({ drafts }: Pick<OverviewProps, 'drafts'>) {
  const say = useStudioText();
  const when = useTimeText();
  const { show } = useStudioLocation();
  const problems = useDraftProblems(drafts);
  if (drafts.length === 0) return <Typography color="text.secondary">{say('noDrafts')}</Typography>;
  return (
    <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }} spacing={1.5}>
      {drafts.map((draft) => {
        const count = problems.get(keyOf(draft));
        return (
          <li key={draft.draft}>
            <Stack direction="row" spacing={1} sx={{ alignItems: 'baseline', justifyContent: 'space-between' }}>
              <Link
                component="button"
                sx={{ textAlign: 'start', fontWeight: 600, overflowWrap: 'anywhere' }}
                onClick={() => show(draft)}
              >
                {draft.definition}
              </Link>
              {count !== undefined && count > 0 && (
                <Chip
                  size="small"
                  color="error"
                  label={count === 1 ? say('problemsCountOne') : say('problemsCount', { count })}
                />
              )}
            </Stack>
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {draft.kind} · {draft.author} · {when(draft.savedAt)}
            </Typography>
          </li>
        );
      })}
    </Stack>
  );
}

interface PublicationsProps extends Pick<OverviewProps, 'releases'> {
  readonly live: ReleaseEntry | undefined;
}

function Publications({ releases, live }: PublicationsProps) {
  const say = useStudioText();
  const may = useMay();
  const [compared, setCompared] = useState<{ readonly from: string; readonly to: ReleaseEntry }>();
  const [rolledBack, setRolledBack] = useState<ReleaseEntry>();
  return (
    <>
      <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {releases.map((release, index) => (
          <Box
            component="li"
            key={release.release}
            sx={{ py: 1.25, '& + li': { borderTop: 1, borderColor: 'divider' } }}
          >
            <Stack
              direction="row"
              spacing={1}
              useFlexGap
              sx={{ justifyContent: 'space-between', flexWrap: 'wrap', alignItems: 'flex-start' }}
            >
              <ReleaseFacts release={release} />
              <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
                {release.isLive && <Chip size="small" color="success" label={say('live')} />}
                {parentOf(release, releases[index + 1]) !== undefined && (
                  <Button
                    size="small"
                    onClick={() => setCompared({ from: parentOf(release, releases[index + 1]) ?? '', to: release })}
                  >
                    {say('compare')}
                  </Button>
                )}
                {!release.isLive && may('releases.rollback') && (
                  <Button size="small" color="inherit" onClick={() => setRolledBack(release)}>
                    {say('rollBack')}
                  </Button>
                )}
              </Stack>
            </Stack>
          </Box>
        ))}
      </Stack>
      {compared && (
        <CompareDialog
          from={compared.from}
          to={compared.to.release}
          {...(compared.to.answers === undefined ? {} : { answers: compared.to.answers })}
          onClose={() => setCompared(undefined)}
        />
      )}
      {rolledBack && live && (
        <RollBackDialog to={rolledBack} base={live.release} onClose={() => setRolledBack(undefined)} />
      )}
    </>
  );
}

/** The release that a publication has changed; of one that was delivered with the server, the one before it. */
function parentOf({ parent }: ReleaseEntry, before: ReleaseEntry | undefined): string | undefined {
  return parent ?? before?.release;
}
