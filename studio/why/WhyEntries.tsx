import { Chip, Collapse, List, ListItem, ListItemButton, ListItemText, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useStudioText } from '../texts/useStudioText.ts';
import type { WhyEntry } from './entriesOf.ts';
import { ReasonView, type ReasonViewProps } from './ReasonView.tsx';

type WhyEntriesProps = Pick<ReasonViewProps, 'group' | 'labels' | 'expressions'>;

/** The entries of a group. Pressing one shows its reasons. */
export function WhyEntries({ group, ...rest }: WhyEntriesProps) {
  return (
    <List disablePadding>
      {group.entries.map((entry) => (
        <Entry key={entry.key} group={group} entry={entry} {...rest} />
      ))}
    </List>
  );
}

function Entry({ entry, ...rest }: WhyEntriesProps & { readonly entry: WhyEntry }) {
  const say = useStudioText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <ListItem disablePadding sx={{ display: 'block', borderTop: 1, borderColor: 'divider' }}>
      <ListItemButton aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)} sx={{ gap: 1, px: 1 }}>
        <ListItemText primary={entry.label} sx={{ overflowWrap: 'anywhere' }} />
        <Chip size="small" variant="outlined" label={say(`whyState_${entry.state}`)} />
      </ListItemButton>
      <Collapse in={isOpen} id={id} unmountOnExit>
        <Stack spacing={2} sx={{ px: 1, pt: 1, pb: 2 }}>
          {entry.said !== undefined && <Typography>{say('whySaid', { text: entry.said })}</Typography>}
          {entry.message !== undefined && <Typography>{say('whyQuoted', { text: entry.message })}</Typography>}
          {entry.reasons.map((reason) => (
            <ReasonView key={`${reason.part} ${reason.answer ?? ''}`} entry={entry} reason={reason} {...rest} />
          ))}
        </Stack>
      </Collapse>
    </ListItem>
  );
}
