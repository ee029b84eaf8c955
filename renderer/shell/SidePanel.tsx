import { Dialog, type DialogProps } from '@mui/material';
import { useEffect, useState } from 'react';

/** Class of the document while a panel takes part of its width. */
const besideClass = 'has-side-panel';

/** A dialog next to the page. The page is narrower, and remains visible and usable. */
export function SidePanel(props: DialogProps) {
  // A modal hides its siblings from screen readers; in a container of its own it has none.
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
