import { Box, Drawer } from '@mui/material';
import { useRef } from 'react';
import type { MenuModel } from '#engine';
import { LazyTourPrompt } from '../tour/LazyTourPrompt.tsx';
import { MenuItems } from './MenuItems.tsx';

export interface SideDrawerProps {
  readonly menu: MenuModel;
  readonly label: string;
  readonly width: number;
  /** Next to the content instead of above it. */
  readonly isPermanent: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The menu at the side. */
export function SideDrawer({ menu, label, width, isPermanent, isOpen, onClose }: SideDrawerProps) {
  // The tour explains what is on the page, which the open drawer covers.
  const start = useRef<() => void>(undefined);
  const startLater = (begin: () => void) => {
    start.current = begin;
    onClose();
  };
  const startTour = () => {
    start.current?.();
    start.current = undefined;
  };
  const items = (
    <>
      <Box component="nav" aria-label={label} sx={{ py: 1 }}>
        <MenuItems items={menu.items} />
      </Box>
      {menu.tour && <LazyTourPrompt onStart={isPermanent ? (begin) => begin() : startLater} />}
    </>
  );
  const paper = { width, maxWidth: '85vw', boxSizing: 'border-box', borderRadius: 0 } as const;
  if (!isPermanent) {
    return (
      <Drawer
        className="no-print"
        variant="temporary"
        open={isOpen}
        onClose={onClose}
        ModalProps={{ keepMounted: false }}
        slotProps={{ paper: { 'aria-label': label }, transition: { onExited: startTour } }}
        sx={{ '& .MuiDrawer-paper': paper, zIndex: (theme) => theme.zIndex.drawer + 2 }}
      >
        {items}
      </Drawer>
    );
  }
  return (
    <Drawer
      className="no-print"
      variant="persistent"
      open={isOpen}
      sx={{
        width: isOpen ? width : 0,
        flexShrink: 0,
        transition: 'width 200ms',
        '& .MuiDrawer-paper': { ...paper, top: 65, height: 'calc(100dvh - 65px)' },
      }}
    >
      {items}
    </Drawer>
  );
}
