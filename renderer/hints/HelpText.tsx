import { Box, Popover } from '@mui/material';
import { Markdown } from '../texts/Markdown.tsx';

interface HelpTextProps {
  readonly text: string;
  /** The element next to which the open text is placed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** A popover with a help text. */
export function HelpText({ text, anchor, onClose }: HelpTextProps) {
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
    >
      <Box sx={{ p: 2, maxWidth: 360 }}>
        <Markdown text={text} />
      </Box>
    </Popover>
  );
}
