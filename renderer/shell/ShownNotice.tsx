import CloseIcon from '@mui/icons-material/Close';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  IconButton,
  Slide,
  Snackbar,
  type Theme,
  useMediaQuery,
} from '@mui/material';
import { type ComponentProps, useId, useState } from 'react';
import type { ActionModel, Scope } from '#engine';
import { Markdown } from '../runtime/Markdown.tsx';
import type { Notice } from '../runtime/Notices.ts';
import { useAvailability } from '../runtime/useAvailability.ts';
import { useEngineText } from '../runtime/useEngineText.ts';
import { usePress } from '../runtime/usePress.ts';
import { useScope } from '../runtime/useScope.ts';
import { useText } from '../runtime/useText.ts';
import { severityOf } from '../theme/tones.ts';

/** Milliseconds until a toast goes by itself. */
const shownFor = 6000;

/** The same where the next one waits: what has been overtaken is not worth the time. */
const shownInTurn = 2000;

interface NoticeProps {
  readonly notice: Notice;
  /** Another notice is waiting behind this one. */
  readonly isAwaited: boolean;
  readonly onGone: () => void;
}

/** A notice as it asks to be shown: a toast at the edge or a dialog in the middle. */
export function ShownNotice(props: NoticeProps) {
  return props.notice.show === 'toast' ? <Toast {...props} /> : <NoticeDialog {...props} />;
}

function SlideDown(props: ComponentProps<typeof Slide>) {
  return <Slide {...props} direction="down" />;
}

function SlideUp(props: ComponentProps<typeof Slide>) {
  return <Slide {...props} direction="up" />;
}

function Toast({ notice, isAwaited, onGone }: NoticeProps) {
  const say = useEngineText();
  const [open, setOpen] = useState(true);
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const close = () => setOpen(false);
  const isUrgent = notice.tone === 'error' || notice.tone === 'warning';
  return (
    <Snackbar
      open={open}
      autoHideDuration={isAwaited && !isUrgent ? shownInTurn : shownFor}
      // At the bottom of a telephone it would lie over the button that leads on.
      anchorOrigin={isNarrow ? { vertical: 'top', horizontal: 'center' } : { vertical: 'bottom', horizontal: 'right' }}
      slots={{ transition: isNarrow ? SlideDown : SlideUp }}
      sx={isNarrow ? { '&&': { top: 72 } } : {}}
      slotProps={{ transition: { onExited: onGone } }}
      onClose={(_, reason) => {
        if (reason !== 'clickaway') close();
      }}
    >
      <Alert
        severity={severityOf(notice.tone)}
        variant="filled"
        role={isUrgent ? 'alert' : 'status'}
        sx={isNarrow ? { width: '100%' } : {}}
        action={
          <>
            <NoticeActions notice={notice} onDone={close} />
            <IconButton size="small" color="inherit" aria-label={say('close')} onClick={close}>
              <CloseIcon fontSize="small" />
            </IconButton>
          </>
        }
      >
        {notice.text}
      </Alert>
    </Snackbar>
  );
}

function NoticeDialog({ notice, onGone }: NoticeProps) {
  const say = useEngineText();
  const id = useId();
  return (
    <Dialog open onClose={onGone} aria-labelledby={id} role="alertdialog">
      <DialogContent id={id}>
        <Markdown text={notice.text} />
      </DialogContent>
      <DialogActions>
        <NoticeActions notice={notice} onDone={onGone} />
        <Button autoFocus onClick={onGone}>
          {say('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function NoticeActions({ notice, onDone }: { readonly notice: Notice; readonly onDone: () => void }) {
  const around = useScope();
  if (!notice.actions || notice.actions.length === 0) return null;
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5 }}>
      {notice.actions.map((action) => (
        <NoticeAction key={action.name} action={action} scope={notice.scope ?? around} onDone={onDone} />
      ))}
    </Box>
  );
}

function NoticeAction(props: { readonly action: ActionModel; readonly scope: Scope; readonly onDone: () => void }) {
  const { action, scope, onDone } = props;
  const text = useText();
  const { press } = usePress(action, scope);
  const availability = useAvailability(action, scope);
  if (availability.state === 'hidden') return null;
  return (
    <Button
      size="small"
      color="inherit"
      disabled={availability.state === 'locked'}
      onClick={() => {
        onDone();
        void press();
      }}
    >
      {text(action.title, undefined, scope)}
    </Button>
  );
}
