import { Box, Button, Collapse, List, ListItem } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { Heading, Icon } from '#renderer/host';

const openPath = 'M7.41 8.59 12 13.17l4.59-4.58L18 10l-6 6-6-6z';
const closedPath = 'M8.59 16.59 13.17 12 8.59 7.41 10 6l6 6-6 6z';

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part with its heading. */
export function Part({ title, children }: PartProps) {
  return (
    <Box>
      <Heading look="line">{title}</Heading>
      <List disablePadding>{children}</List>
    </Box>
  );
}

/** A part that is long, and therefore folded. Pressing its heading shows it. */
export function FoldedPart({ title, children }: PartProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box>
      <Heading look="small">
        <Button
          size="small"
          color="inherit"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          startIcon={<Icon path={isOpen ? openPath : closedPath} />}
          sx={{ textAlign: 'start' }}
        >
          {title}
        </Button>
      </Heading>
      <Collapse in={isOpen} id={id} unmountOnExit>
        <List disablePadding>{children}</List>
      </Collapse>
    </Box>
  );
}

/** An entry of a part. */
export function Line({ children }: { readonly children: ReactNode }) {
  return (
    <ListItem
      disablePadding
      sx={{ display: 'block', borderTop: 1, borderColor: 'divider', py: 1, overflowWrap: 'anywhere' }}
    >
      {children}
    </ListItem>
  );
}
