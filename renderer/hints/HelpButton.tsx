import './hints.css';
import { useState } from 'react';
import { LoadErrorBoundary } from '../lazy/LoadErrorBoundary.tsx';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { Icon } from '../look/Icon.tsx';
import { IconButton } from '../look/IconButton.tsx';
import { helpPath } from '../look/paths.ts';
import { useEngineText } from '../texts/useEngineText.ts';
import { lazyThemed } from '../theme/lazyThemed.ts';

const HelpText = lazyComponent(
  lazyThemed(
    () => import('./HelpText.tsx'),
    ({ HelpText: drawn }) => drawn,
  ),
);

interface HelpButtonProps {
  /** The subject of the help, for screen readers. */
  readonly about: string;
  readonly text: string;
}

/** A button with a question mark that opens a help text. */
export function HelpButton({ about, text }: HelpButtonProps) {
  const say = useEngineText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isUsed, setUsed] = useState(false);
  return (
    <>
      <IconButton
        className="help-button no-print"
        size="small"
        aria-label={say('helpAbout', { title: about })}
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setUsed(true);
          setAnchor(event.currentTarget);
        }}
      >
        <Icon path={helpPath} size="small" />
      </IconButton>
      {isUsed && (
        <LoadErrorBoundary>
          <HelpText text={text} anchor={anchor} onClose={() => setAnchor(null)} />
        </LoadErrorBoundary>
      )}
    </>
  );
}
