import { Box } from '@mui/material';
import { ActionBar } from '../../runtime/ActionBar.tsx';
import { BelowHeading } from '../../runtime/HeadingLevel.tsx';
import type { BlockProps } from '../BlockOf.ts';
import { Blocks } from '../Blocks.tsx';

/** What is inside one tab. */
export function TabBlock({ block }: BlockProps<'tab'>) {
  return (
    <Box sx={{ display: 'grid', gap: 2, '& > *': { minWidth: 0 } }}>
      <ActionBar actions={block.actions} size="small" align="end" />
      <BelowHeading at={2}>
        <Blocks body={block.body} />
      </BelowHeading>
    </Box>
  );
}
