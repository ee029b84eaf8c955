import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import { Box, IconButton, Popover } from '@mui/material';
import { useState } from 'react';
import { Markdown } from './Markdown.tsx';
import { useEngineText } from './useEngineText.ts';

interface HelpButtonProps {
  /** What the help is about, for those who hear the button. */
  readonly about: string;
  readonly text: string;
}

/** A question mark that opens a help text. */
export function HelpButton({ about, text }: HelpButtonProps) {
  const say = useEngineText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        className="no-print"
        size="small"
        sx={{ my: -0.75, p: 0.5 }}
        aria-label={say('helpAbout', { title: about })}
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <HelpIcon fontSize="small" />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <Box sx={{ p: 2, maxWidth: 360 }}>
          <Markdown text={text} />
        </Box>
      </Popover>
    </>
  );
}
