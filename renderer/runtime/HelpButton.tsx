import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import { IconButton } from '@mui/material';
import { lazy, useState } from 'react';
import { LoadFence } from './LoadFence.tsx';
import { partOf } from './loadAgain.ts';
import { useEngineText } from './useEngineText.ts';

const HelpText = lazy(
  partOf(
    () => import('./HelpText.tsx'),
    ({ HelpText: drawn }) => drawn,
  ),
);

interface HelpButtonProps {
  /** What the help is about, for those who hear the button. */
  readonly about: string;
  readonly text: string;
}

/** A question mark that opens a help text. */
export function HelpButton({ about, text }: HelpButtonProps) {
  const say = useEngineText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isUsed, setUsed] = useState(false);
  return (
    <>
      <IconButton
        className="no-print"
        size="small"
        sx={{ my: -0.75, p: 0.5 }}
        aria-label={say('helpAbout', { title: about })}
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setUsed(true);
          setAnchor(event.currentTarget);
        }}
      >
        <HelpIcon fontSize="small" />
      </IconButton>
      {isUsed && (
        <LoadFence>
          <HelpText text={text} anchor={anchor} onClose={() => setAnchor(null)} />
        </LoadFence>
      )}
    </>
  );
}
