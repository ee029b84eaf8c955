import { Box, Dialog, DialogActions, DialogContent, Slide, Snackbar, Stack } from '@mui/material';
import { type ComponentProps, useId, useState } from 'react';
import type { ActionModel, Scope } from '#engine';
import { useAvailability } from '../actions/useAvailability.ts';
import { usePress } from '../actions/usePress.ts';
import { useRuntime } from '../contexts/useRuntime.ts';
import { Alert } from '../look/Alert.tsx';
import { Button } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { IconButton } from '../look/IconButton.tsx';
import { closePath } from '../look/partPaths.ts';
import { useBelow } from '../look/useWidth.ts';
import { useScope } from '../scope/useScope.ts';
import { withoutLifecycleRecords } from '../scope/withoutLifecycleRecords.ts';
import { Markdown } from '../texts/Markdown.tsx';
import { useEngineText } from '../texts/useEngineText.ts';
import { useText } from '../texts/useText.ts';
import { severityOf } from '../theme/tones.ts';
import { clearBottom, toastEdge } from './clearBottom.ts';
import type { QueuedNotice } from './queueNotice.ts';

/** Milliseconds until a toast disappears. */
const shownFor = 6000;

interface NoticeProps {
  readonly notice: QueuedNotice;
  readonly onGone: () => void;
}

interface ShownNoticesProps {
  /** Oldest first. */
  readonly toasts: readonly QueuedNotice[];
  readonly dialog: QueuedNotice | undefined;
  readonly onGone: (id: number) => void;
}

/**
 * Renders toasts in a stack at the edge, and a dialog in the centre. The latest toast is shown immediately, and each
 * toast is shown for its full time.
 */
export function ShownNotices({ toasts, dialog, onGone }: ShownNoticesProps) {
  const isNarrow = useBelow('sm');
  return (
    <>
      <Stack ref={isNarrow ? keepPageBelow : keepBarsClear} sx={{ ...pile, ...(isNarrow ? narrowPile : widePile) }}>
        {toasts.map((notice) => (
          <Toast key={notice.id} notice={notice} isNarrow={isNarrow} onGone={() => onGone(notice.id)} />
        ))}
      </Stack>
      {dialog !== undefined && <NoticeDialog key={dialog.id} notice={dialog} onGone={() => onGone(dialog.id)} />}
    </>
  );
}

const pile = {
  position: 'fixed',
  zIndex: 'snackbar',
  gap: 1,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
} as const;
const widePile = { bottom: toastEdge, right: toastEdge, alignItems: 'flex-end' } as const;
// At the bottom of a narrow screen it would cover the forward button.
const narrowPile = { top: 72, left: 8, right: 8 } as const;

/** Moves the page down by the height of the toasts at its top, so that its heading is visible. */
function keepPageBelow(toasts: HTMLElement | null): (() => void) | undefined {
  if (toasts === null) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--fw-toasts', `${toasts.offsetHeight}px`));
  observer.observe(toasts);
  return () => {
    observer.disconnect();
    style.removeProperty('--fw-toasts');
  };
}

/** Moves toasts so that they do not cover the buttons of forms, wherever these are on the page. */
function keepBarsClear(toasts: HTMLElement | null): (() => void) | undefined {
  if (toasts === null) return undefined;
  const place = () => {
    const { left, height } = toasts.getBoundingClientRect();
    const bars = [...document.querySelectorAll('.form-bar')].map((bar) => bar.getBoundingClientRect());
    toasts.style.bottom = `${clearBottom({ windowHeight: window.innerHeight, left, height, bars })}px`;
  };
  const observer = new ResizeObserver(place);
  for (const element of [toasts, document.body]) observer.observe(element);
  const options = { capture: true, passive: true };
  window.addEventListener('scroll', place, options);
  return () => {
    observer.disconnect();
    window.removeEventListener('scroll', place, options);
  };
}

function SlideDown(props: ComponentProps<typeof Slide>) {
  return <Slide {...props} direction="down" />;
}

function SlideUp(props: ComponentProps<typeof Slide>) {
  return <Slide {...props} direction="up" />;
}

function Toast({ notice, isNarrow, onGone }: NoticeProps & { readonly isNarrow: boolean }) {
  const say = useEngineText();
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  const isUrgent = notice.tone === 'error' || notice.tone === 'warning';
  return (
    <Snackbar
      open={open}
      autoHideDuration={shownFor}
      slots={{ transition: isNarrow ? SlideDown : SlideUp }}
      sx={{ '&&': { position: 'static', transform: 'none' } }}
      slotProps={{ transition: { onExited: onGone } }}
      onClose={(_, reason) => {
        if (reason !== 'clickaway') close();
      }}
    >
      <Alert
        severity={severityOf(notice.tone)}
        variant="filled"
        role={isUrgent ? 'alert' : 'status'}
        style={isNarrow ? { width: '100%' } : {}}
        action={
          <>
            <NoticeActions notice={notice} onDone={close} />
            <IconButton size="small" color="inherit" aria-label={say('close')} onClick={close}>
              <Icon path={closePath} size="small" />
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

function NoticeActions({ notice, onDone }: { readonly notice: QueuedNotice; readonly onDone: () => void }) {
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
  const { release } = useRuntime();
  const availability = useAvailability(action, withoutLifecycleRecords(scope, release));
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
