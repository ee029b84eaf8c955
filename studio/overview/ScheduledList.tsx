import { Alert, Box, Button, Chip, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { ScheduledPublication } from '../data/operations.ts';
import { useMay } from '../data/useStudioData.ts';
import { useReasonText } from '../texts/useReasonText.ts';
import { useStudioText } from '../texts/useStudioText.ts';
import { useMomentText } from '../texts/useTimeText.ts';
import { CancelDialog } from './CancelDialog.tsx';

/** Publications at a time: what waits can be cancelled, and what was not carried out says why. */
export function ScheduledList({ publications }: { readonly publications: readonly ScheduledPublication[] }) {
  const say = useStudioText();
  const may = useMay();
  const [cancelled, setCancelled] = useState<ScheduledPublication>();
  return (
    <>
      <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {publications.map((publication) => (
          <Box
            component="li"
            key={publication.publication}
            sx={{ py: 1.25, '& + li': { borderTop: 1, borderColor: 'divider' } }}
          >
            <Stack
              direction="row"
              spacing={1}
              useFlexGap
              sx={{ justifyContent: 'space-between', flexWrap: 'wrap', alignItems: 'flex-start' }}
            >
              <Facts publication={publication} />
              <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
                <Chip size="small" {...looks[publication.status]} label={say(`status_${publication.status}`)} />
                {publication.status === 'scheduled' && may('releases.cancelScheduled') && (
                  <Button size="small" color="inherit" onClick={() => setCancelled(publication)}>
                    {say('cancelPublication')}
                  </Button>
                )}
              </Stack>
            </Stack>
            <Warning publication={publication} />
          </Box>
        ))}
      </Stack>
      {cancelled && <CancelDialog publication={cancelled} onClose={() => setCancelled(undefined)} />}
    </>
  );
}

const looks = {
  scheduled: { color: 'info' },
  published: { color: 'success' },
  refused: { color: 'error' },
  cancelled: {},
} as const;

function Facts({ publication }: { readonly publication: ScheduledPublication }) {
  const say = useStudioText();
  const moment = useMomentText();
  const { note, publishAt, author, definitions } = publication;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography sx={{ fontWeight: note === undefined ? 400 : 600, overflowWrap: 'anywhere' }}>
        {note ?? say('noNote')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {say('scheduledBy', { when: moment(publishAt), who: author })}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {definitions.map(({ definition }) => definition).join(', ')}
      </Typography>
    </Box>
  );
}

/** Why a publication was not carried out, or will not be. */
function Warning({ publication }: { readonly publication: ScheduledPublication }) {
  const say = useStudioText();
  const reasonOf = useReasonText();
  const { status, reason, errors = [], definitions } = publication;
  if (status === 'refused') {
    return (
      <Alert severity="error" sx={{ mt: 1 }}>
        {reasonOf(reason ?? '')}
        {errors.length > 0 && (
          <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
            {errors.map(({ code, definition, pointer, message }) => (
              <li key={`${code} ${definition} ${pointer}`}>{message ?? definition}</li>
            ))}
          </Box>
        )}
      </Alert>
    );
  }
  const changed = definitions.filter(({ isChanged }) => isChanged).map(({ definition }) => definition);
  return (
    changed.length > 0 && (
      <Alert severity="warning" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {say('scheduledChanged', { names: changed.join(', ') })}
      </Alert>
    )
  );
}
