import { Box, Dialog, DialogContent, DialogTitle } from '@mui/material';
import { use, useCallback, useId, useMemo, useRef, useState } from 'react';
import { isStaticText, type Release, resolveGiven, type Scope, type Text } from '#engine';
import { ErrorBoundary } from '../body/ErrorBoundary.tsx';
import { ActsProvider } from '../contexts/ActsProvider.tsx';
import {
  DialogContext,
  type DialogHandle,
  type DialogOutcome,
  type DialogRequest,
  DialogsContext,
} from '../contexts/Dialogs.ts';
import { useRuntime } from '../contexts/useRuntime.ts';
import { BelowHeading } from '../look/HeadingLevel.tsx';
import { Icon } from '../look/Icon.tsx';
import { IconButton } from '../look/IconButton.tsx';
import { closePath } from '../look/partPaths.ts';
import { useBelow } from '../look/useWidth.ts';
import { extendScope } from '../scope/extendScope.ts';
import { PublishRunContext } from '../scope/RunsProvider.tsx';
import { ScopeProvider } from '../scope/ScopeProvider.tsx';
import { useEngineText } from '../texts/useEngineText.ts';
import { useText } from '../texts/useText.ts';
import { DialogBody } from './DialogBody.tsx';
import { SidePanel } from './SidePanel.tsx';
import { useOverflow } from './useOverflow.ts';

interface OpenDialogProps {
  readonly request: DialogRequest;
  readonly onClose: (outcome: DialogOutcome) => void;
}

/** A dialog with a form, flow or part, in the scope of the component that opened it. */
export function OpenDialog({ request, onClose }: OpenDialogProps) {
  const { release, locale, expressions } = useRuntime();
  const dialogs = use(DialogsContext);
  const text = useText();
  const say = useEngineText();
  const id = useId();
  const isNarrow = useBelow('sm');
  const [content, overflows] = useOverflow();
  const [ownTitle, setOwnTitle] = useState<string>();
  const isSafe = useRef<(() => boolean) | undefined>(undefined);
  const { kind, id: name } = request.open;
  const isFull = request.fullScreen === true;
  const hasRoom = !useBelow('lg');
  const Frame = request.beside === true && hasRoom ? SidePanel : Dialog;
  const given = useMemo(
    () => resolveGiven(givenOf(request, release), request.with, request.scope, release),
    [request, release],
  );
  // A part loads its own data. The row that opened it becomes outdated while the dialog is open.
  const { this: _row, ...around } = request.scope.variables;
  const isAsking = useRef(false);
  const leave = useCallback(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    const isSure =
      isSafe.current === undefined ||
      isSafe.current() ||
      (await dialogs.confirm(say('discardTyped'), say('discard'), { tone: 'danger', stay: say('keepTyped') }));
    isAsking.current = false;
    if (isSure) onClose({ submitted: false });
  }, [dialogs, onClose, say]);
  const handle = useMemo<DialogHandle>(
    () => ({
      close: (outcome = { submitted: false }) => onClose(outcome),
      entitle: setOwnTitle,
      guard: (check) => {
        isSafe.current = check;
      },
    }),
    [onClose],
  );
  const title =
    ownTitle ?? text(titleOf(request, { release, locale, expressions }), undefined, extendScope(request.scope, given));
  return (
    <Frame
      open
      onClose={() => void leave()}
      aria-labelledby={id}
      data-open={`${kind} ${name}`}
      fullScreen={isNarrow || isFull}
      fullWidth
      maxWidth={kind === 'form' ? 'sm' : 'md'}
    >
      {/* The close button is not part of the dialog's name. Without this id, the whole title bar would be the name. */}
      <DialogTitle id={`${id}-bar`} component="div" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box component="h2" id={id} sx={{ flex: 1, m: 0, font: 'inherit', overflowWrap: 'anywhere' }}>
          {title || name}
        </Box>
        <IconButton className="no-print" edge="end" aria-label={say('close')} onClick={() => void leave()}>
          <Icon path={closePath} size="small" />
        </IconButton>
      </DialogTitle>
      {/* Keeps a focused field from being scrolled below the sticky buttons. */}
      <DialogContent
        ref={content}
        sx={{ scrollPaddingBottom: 80, ...(isFull ? { width: '100%', maxWidth: 960, mx: 'auto' } : {}) }}
        {...(overflows ? { tabIndex: 0, role: 'group', 'aria-labelledby': id } : {})}
      >
        <DialogContext value={handle}>
          <PublishRunContext value={request.publish}>
            <ScopeProvider variables={kind === 'screen' ? around : request.scope.variables}>
              <ActsProvider acts={{ ...request.acts, close: () => onClose({ submitted: false }) }}>
                <BelowHeading at={3}>
                  <ErrorBoundary>
                    <DialogBody request={request} given={given} />
                  </ErrorBoundary>
                </BelowHeading>
              </ActsProvider>
            </ScopeProvider>
          </PublishRunContext>
        </DialogContext>
      </DialogContent>
    </Frame>
  );
}

function givenOf({ open }: DialogRequest, release: Release): Readonly<Record<string, string>> {
  const models = { form: release.forms, flow: release.flows, screen: release.screens } as const;
  return models[open.kind][open.id]?.given ?? {};
}

interface Place extends Pick<Scope, 'expressions'> {
  readonly release: Release;
  readonly locale: string;
}

/**
 * Returns the title of a dialog: that of its content (a part sets a title that depends on data later), otherwise that
 * of the operation it submits, otherwise that of its button.
 */
function titleOf({ open, title }: DialogRequest, place: Place): Text {
  const { release } = place;
  if (open.kind === 'flow') return release.flows[open.id]?.title ?? title;
  if (open.kind === 'screen') return stillTitle(open.id, place) ?? title;
  const form = release.forms[open.id];
  const [first] = form?.submits ?? [];
  return form?.title ?? (first && release.operations[first.run]?.title) ?? title;
}

/** Returns the title of a part if it does not depend on data. */
function stillTitle(part: string, place: Place): Text | undefined {
  const title = place.release.screens[part]?.title;
  return title && isStaticText(title, place) ? title : undefined;
}
