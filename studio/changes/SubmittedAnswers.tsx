import { Alert, Box, Button, Link, Stack, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChangedRecord } from '../data/operations.ts';
import { useCaller } from '../data/useStudioData.ts';
import { Panel } from '../look/Panel.tsx';
import { useStudioText } from '../texts/useStudioText.ts';
import { AnswerEffects } from '../wording/AnswerEffects.tsx';
import { useEffectText } from '../wording/useEffectText.ts';
import { AnswerSelection, type Selected } from './AnswerSelection.tsx';
import { TraceDialog } from './TraceDialog.tsx';

interface SubmittedAnswersProps {
  /** The live release. */
  readonly hash: string;
  /** Ids of the selected drafts. */
  readonly drafts: readonly number[];
  readonly hasProblems: boolean;
}

/** Changed records that are listed at first, and added with each press of the button. */
const listed = 20;

/** What the selected drafts change for answers that were submitted before. */
export function SubmittedAnswers({ hash, drafts, hasProblems }: SubmittedAnswersProps) {
  const say = useStudioText();
  const call = useCaller();
  const { data } = useQuery({
    queryKey: ['studio', 'answer-sources', hash],
    queryFn: async () => (await call('releases.replay', { base: hash })).sources,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const compare = useMutation({
    mutationFn: (selected: Selected) => call('releases.replay', { base: hash, drafts, ...selected }),
  });
  const entity = compare.variables?.entity;
  const { summary, rows = [] } = compare.data ?? {};
  if (data === undefined || data.length === 0) return null;
  return (
    <Panel title={say('submittedAnswers')}>
      <Stack spacing={2}>
        <Typography variant="body2" color="text.secondary">
          {say('submittedHelp')}
        </Typography>
        <AnswerSelection
          sources={data}
          isBusy={compare.isPending}
          isReady={drafts.length > 0 && !hasProblems}
          onCompare={(selected) => compare.mutate(selected)}
        />
        {compare.error !== null && <Alert severity="error">{say('failed', { message: compare.error.message })}</Alert>}
        <div role="status">{summary && <AnswerEffects summary={summary} />}</div>
        {summary && rows.length === 0 && summary.groups.length > 0 && (
          <Typography variant="body2">{say('onlyNumbers')}</Typography>
        )}
        {entity !== undefined && rows.length > 0 && <Rows rows={rows} {...{ hash, drafts, entity }} />}
      </Stack>
    </Panel>
  );
}

interface RowsProps extends Pick<SubmittedAnswersProps, 'hash' | 'drafts'> {
  readonly entity: string;
  readonly rows: readonly ChangedRecord[];
}

function Rows({ rows, ...asked }: RowsProps) {
  const say = useStudioText();
  const effect = useEffectText();
  const [shown, setShown] = useState(listed);
  const [traced, setTraced] = useState<ChangedRecord>();
  return (
    <Box>
      <Stack component="ul" aria-label={say('changedRecords')} spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.slice(0, shown).map((row) => (
          <Box component="li" key={row.record} sx={{ overflowWrap: 'anywhere' }}>
            <Link component="button" sx={{ textAlign: 'start' }} onClick={() => setTraced(row)}>
              {row.title}
            </Link>
            <Typography variant="body2" color="text.secondary">
              {row.effects.map((one) => effect({ ...row, effect: one })).join(' · ')}
            </Typography>
          </Box>
        ))}
      </Stack>
      {rows.length > shown && (
        <Button size="small" onClick={() => setShown(shown + listed)}>
          {say('showMore', { count: rows.length - shown })}
        </Button>
      )}
      {traced && <TraceDialog {...asked} row={traced} onClose={() => setTraced(undefined)} />}
    </Box>
  );
}
