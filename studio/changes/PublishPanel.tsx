import {
  Alert,
  Button,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
  TextField,
} from '@mui/material';
import { useId, useState } from 'react';
import { OperationError } from '#engine';
import { useMay } from '../data/useStudioData.ts';
import { useReasonText } from '../texts/useReasonText.ts';
import { useStudioText } from '../texts/useStudioText.ts';
import { CompareDialog } from '../wording/CompareDialog.tsx';
import { isStale, type PublishingState } from './usePublishing.ts';

interface PublishPanelProps {
  /** The live release. */
  readonly hash: string;
  /** Whether the selected drafts could be published. */
  readonly isReady: boolean;
  readonly publishing: PublishingState;
  /** Why the drafts could not be tried out. */
  readonly problem: Error | null;
}

/** Asks for a comment and a time, and publishes the selected drafts together. */
export function PublishPanel({ hash, isReady, publishing: { sending, before }, problem }: PublishPanelProps) {
  const say = useStudioText();
  const messageOf = usePublishMessage();
  const [note, setNote] = useState('');
  /** Local date and time, or undefined for now. */
  const [time, setTime] = useState<string>();
  const [isCompared, setCompared] = useState(false);
  const isPast = time !== undefined && !(Date.parse(time) > Date.now());
  const [isTimeAsked, setTimeAsked] = useState(false);
  const labels = time === undefined ? (['publish', 'publishing'] as const) : (['schedule', 'scheduling'] as const);
  return (
    <Stack
      spacing={2}
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTimeAsked(isPast);
        if (isPast) return;
        const publishAt = time === undefined ? {} : { publishAt: new Date(time).toISOString() };
        sending.mutate(
          { note: note.trim(), ...publishAt },
          {
            onSuccess: () => {
              setNote('');
              setTime(undefined);
            },
          },
        );
      }}
    >
      <TextField
        label={say('comment')}
        helperText={say('commentHelp')}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 255, rows: 2 }, input: { inputComponent: 'textarea' } }}
      />
      <TimeFields time={time} hasError={isTimeAsked && isPast} onChange={setTime} />
      {problem !== null && <Alert severity="warning">{messageOf(problem)}</Alert>}
      {sending.error !== null && (
        <Alert
          severity="error"
          action={
            before !== undefined &&
            before !== hash && (
              <Button color="inherit" size="small" onClick={() => setCompared(true)}>
                {say('compare')}
              </Button>
            )
          }
        >
          {messageOf(sending.error)}
        </Alert>
      )}
      <Button type="submit" variant="contained" loading={sending.isPending} loadingPosition="start" disabled={!isReady}>
        {say(labels[sending.isPending ? 1 : 0])}
      </Button>
      {isCompared && before !== undefined && (
        <CompareDialog from={before} to={hash} onClose={() => setCompared(false)} />
      )}
    </Stack>
  );
}

interface TimeFieldsProps {
  readonly time: string | undefined;
  readonly hasError: boolean;
  readonly onChange: (time: string | undefined) => void;
}

/** Asks whether to publish now or at a time, and at which. */
function TimeFields({ time, hasError, onChange }: TimeFieldsProps) {
  const say = useStudioText();
  const may = useMay();
  const label = useId();
  if (!may('releases.schedule')) return null;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <FormControl>
      <FormLabel id={label}>{say('whenToPublish')}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={label}
        value={time === undefined ? 'now' : 'later'}
        onChange={(_event, value) => onChange(value === 'now' ? undefined : '')}
      >
        <FormControlLabel value="now" control={<Radio size="small" />} label={say('publishNow')} />
        <FormControlLabel value="later" control={<Radio size="small" />} label={say('publishLater')} />
      </RadioGroup>
      {time !== undefined && (
        <TextField
          type="datetime-local"
          required
          sx={{ mt: 1 }}
          label={say('publishAt')}
          value={time}
          error={hasError}
          helperText={hasError ? say('publishAtPast') : say('publishAtHelp', { zone })}
          onChange={(event) => onChange(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
    </FormControl>
  );
}

/** What the server said of drafts that it did not publish. */
function usePublishMessage(): (error: Error) => string {
  const say = useStudioText();
  const reasonOf = useReasonText();
  return (error) => {
    if (isStale(error)) return say('stale');
    if (!(error instanceof OperationError)) return error.message;
    if (error.code === 'own-drafts' || error.code === 'scheduled') return reasonOf(error.code);
    return error.errors.length > 0 ? error.errors.map(({ message }) => message).join('\n') : error.message;
  };
}
