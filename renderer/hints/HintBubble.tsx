import { Tooltip } from '@mui/material';
import { useEffect, useState } from 'react';

interface HintBubbleProps {
  readonly title: string;
  readonly anchor: HTMLElement;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Milliseconds before the tooltip appears, so that a passing pointer does not open it. */
const rest = 300;

/** The text of a tooltip, next to its element. Escape closes it. */
export function HintBubble({ title, anchor, isOpen, onClose }: HintBubbleProps) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isOpen) {
      setShown(false);
      return undefined;
    }
    const timer = setTimeout(() => setShown(true), rest);
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, onClose]);
  return (
    <Tooltip
      title={title}
      open={isShown && anchor.isConnected}
      onClose={onClose}
      disableFocusListener
      disableHoverListener
      disableTouchListener
      slotProps={{ popper: { anchorEl: anchor } }}
    >
      <span hidden />
    </Tooltip>
  );
}
