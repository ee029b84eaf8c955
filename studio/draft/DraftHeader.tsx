import { mdiArrowLeft, mdiRedoVariant, mdiUndoVariant } from '@mdi/js';
import { Alert, Box, Button, Chip, IconButton, Stack, Typography } from '@mui/material';
import { memo, useState } from 'react';
import { Heading, Icon, useRuntime } from '#renderer/host';
import type { DefinitionName } from '../data/operations.ts';
import { useScheduled } from '../data/useStudioData.ts';
import { useStudioLocation } from '../location/useStudioLocation.ts';
import { useStudioText } from '../texts/useStudioText.ts';
import { useMomentText, useTimeText } from '../texts/useTimeText.ts';
import { DiscardDialog } from './DiscardDialog.tsx';
import type { OpenDraft } from './DraftStore.ts';
import { useDraftStore } from './DraftsProvider.tsx';
import { timesOfDrafts } from './timesOfDrafts.ts';

interface DraftHeaderProps extends Pick<OpenDraft, 'status' | 'canUndo' | 'canRedo'> {
  readonly name: DefinitionName;
  readonly saved: OpenDraft['saved'];
  /** How many there are; undefined while that is being asked. */
  readonly problems: number | undefined;
  readonly readOnly: boolean;
  readonly onProblems: () => void;
}

const statuses = {
  unchanged: 'unchanged',
  unsaved: 'unsaved',
  saving: 'saving',
  saved: 'saved',
  failed: 'savedLater',
} as const;

/** What is open, how it is saved, and what can be done with the whole of it. */
export const DraftHeader = memo(function DraftHeader(props: DraftHeaderProps) {
  const { name, saved, status, canUndo, canRedo, problems, readOnly, onProblems } = props;
  const say = useStudioText();
  const when = useTimeText();
  const moment = useMomentText();
  const store = useDraftStore();
  const { user } = useRuntime();
  const { show } = useStudioLocation();
  const [isDiscarding, setDiscarding] = useState(false);
  const words = status in statuses ? say(statuses[status as keyof typeof statuses]) : '';
  const { data: scheduled = [] } = useScheduled();
  const publishAt = saved && timesOfDrafts(scheduled).get(saved.draft);
  const other = saved !== undefined && saved.author !== user.email ? saved : undefined;
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <IconButton aria-label={say('back')} onClick={() => show(undefined)} sx={{ display: { md: 'none' } }}>
          <Icon path={mdiArrowLeft} />
        </IconButton>
        <Box sx={{ flex: 1, minWidth: 160, overflowWrap: 'anywhere' }}>
          <Heading>{name.definition}</Heading>
          <Typography variant="body2" color="text.secondary">
            {name.kind} · <span role="status">{words}</span>
          </Typography>
        </Box>
        {!readOnly && (
          <Chip
            size="small"
            onClick={onProblems}
            color={problems === undefined ? 'default' : problems === 0 ? 'success' : 'error'}
            label={
              problems === undefined
                ? say('checking')
                : problems === 0
                  ? say('noProblems')
                  : problems === 1
                    ? say('problemsCountOne')
                    : say('problemsCount', { count: problems })
            }
          />
        )}
        {!readOnly && (
          <>
            <IconButton
              aria-label={say('undo')}
              title={say('undo')}
              disabled={!canUndo}
              onClick={() => store.undo(name)}
            >
              <Icon path={mdiUndoVariant} />
            </IconButton>
            <IconButton
              aria-label={say('redo')}
              title={say('redo')}
              disabled={!canRedo}
              onClick={() => store.redo(name)}
            >
              <Icon path={mdiRedoVariant} />
            </IconButton>
            {(saved !== undefined || status === 'unsaved' || status === 'failed') && (
              <Button size="small" color="inherit" onClick={() => setDiscarding(true)}>
                {say('discard')}
              </Button>
            )}
          </>
        )}
      </Stack>
      {readOnly && <Alert severity="info">{say('readOnly')}</Alert>}
      {other && <Alert severity="info">{say('byOther', { who: other.author, when: when(other.savedAt) })}</Alert>}
      {publishAt !== undefined && !readOnly && (
        <Alert severity="warning">{say('scheduledEditing', { when: moment(publishAt) })}</Alert>
      )}
      {isDiscarding && <DiscardDialog name={name} onClose={() => setDiscarding(false)} />}
    </Stack>
  );
});
