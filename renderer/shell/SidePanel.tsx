import { Dialog, type DialogProps } from '@mui/material';
import { useEffect, useState } from 'react';

/** Class of the document while a panel takes a part of its width. */
const besideClass = 'has-side-panel';

/** A dialog beside the page: the page gives it room, stays in sight, and can be scrolled, read and pressed. */
export function SidePanel(props: DialogProps) {
  // Around a modal everything else is hidden from screen readers; in a place of its own there is nothing else.
  const [place] = useState(() => document.createElement('div'));
  const [isPlaced, setPlaced] = useState(false);
  useEffect(() => {
    document.body.append(place);
    document.documentElement.classList.add(besideClass);
    setPlaced(true);
    return () => {
      place.remove();
      document.documentElement.classList.remove(besideClass);
    };
  }, [place]);
  if (!isPlaced) return null;
  return (
    <Dialog
      {...props}
      container={place}
      aria-modal={false}
      fullScreen
      hideBackdrop
      disableEnforceFocus
      disableScrollLock
      sx={{ left: 'auto', width: 'var(--fw-side)', boxShadow: 8 }}
      slotProps={{ paper: { square: true, elevation: 0 } }}
    />
  );
}
