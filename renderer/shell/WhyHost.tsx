import { use, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { LoadErrorBoundary } from '../lazy/LoadErrorBoundary.tsx';
import { Icon } from '../look/Icon.tsx';
import { IconButton } from '../look/IconButton.tsx';
import { helpPath } from '../look/paths.ts';
import { useEngineText } from '../texts/useEngineText.ts';
import { WhyContext } from '../why/WhyContext.ts';
import { FormPartsContext } from '../widgets/FormPartsContext.ts';

/**
 * The button and the keys (Ctrl+/ or Cmd+/) that open the explanation of the page, which is an extension of the host.
 * The keys also work in dialogs.
 */
export function WhyHost() {
  const say = useEngineText();
  const { why: Explanation } = use(FormPartsContext).extensions;
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.key !== '/' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
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
        onClick={() => setOpen(true)}
      >
        <Icon path={helpPath} />
      </IconButton>
      {isOpen && (
        <WhyContext value={close}>
          <LoadErrorBoundary>
            <Explanation />
          </LoadErrorBoundary>
        </WhyContext>
      )}
    </div>,
    room,
  );
}
