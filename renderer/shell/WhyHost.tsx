import { use, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useRuntime } from '../contexts/useRuntime.ts';
import { LoadErrorBoundary } from '../lazy/LoadErrorBoundary.tsx';
import { Icon } from '../look/Icon.tsx';
import { IconButton } from '../look/IconButton.tsx';
import { helpPath } from '../look/paths.ts';
import { useEngineText } from '../texts/useEngineText.ts';
import { screenWith } from '../why/screenWith.ts';
import { WhyContext, type WhyHandle } from '../why/WhyContext.ts';
import { FormPartsContext } from '../widgets/FormPartsContext.ts';

type Shown = 'why' | 'point';

/** Keys that open an extension of the host, together with Ctrl or Cmd. */
const keys: Readonly<Record<string, Shown>> = { '/': 'why', '.': 'point' };

/**
 * The button and the keys (Ctrl+/ or Cmd+/) that open the explanation of the page, which is an extension of the host.
 * Another extension (Ctrl+.) leads from an element of the page to its definition, for those who can open the studio.
 * The keys also work in dialogs.
 */
export function WhyHost() {
  const say = useEngineText();
  const { release } = useRuntime();
  const { why: Explanation, point: Pointer } = use(FormPartsContext).extensions;
  const [shown, setShown] = useState<Shown>();
  const isStudioOpen = screenWith('studio', release) !== undefined;
  const canPoint = Pointer !== undefined && isStudioOpen;
  const handle = useMemo<WhyHandle>(
    () => ({ close: () => setShown(undefined), point: canPoint ? () => setShown('point') : undefined }),
    [canPoint],
  );
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const asked = keys[event.key];
      if (event.defaultPrevented || asked === undefined || !(event.ctrlKey || event.metaKey)) return;
      if (asked === 'point' && !canPoint) return;
      event.preventDefault();
      setShown((before) => (before === asked ? undefined : asked));
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [canPoint]);
  // The room of the bar in front of its other buttons.
  const room = document.querySelector('.top-bar-room');
  if (Explanation === undefined || room === null) return null;
  return createPortal(
    <div className="top-bar-asked">
      <IconButton
        aria-label={say('why')}
        aria-keyshortcuts="Control+/"
        aria-haspopup="dialog"
        title={`${say('why')} (Ctrl+/)`}
        onClick={() => setShown('why')}
      >
        <Icon path={helpPath} />
      </IconButton>
      <WhyContext value={handle}>
        <LoadErrorBoundary>
          {shown === 'why' && <Explanation />}
          {shown === 'point' && Pointer && <Pointer />}
        </LoadErrorBoundary>
      </WhyContext>
    </div>,
    room,
  );
}
