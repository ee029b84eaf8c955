import { Box } from '@mui/material';
import type { BlockProps } from '../BlockOf.ts';
import { Block, useShownBlocks } from '../Blocks.tsx';

/** Blocks beside each other, below each other where the width ends. */
export function ColumnsBlock({ block }: BlockProps<'columns'>) {
  const shown = useShownBlocks(block.body);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `repeat(${Math.max(shown.length, 1)}, minmax(0, 1fr))` },
      }}
    >
      {shown.map((inner) => (
        <Block key={inner.name} block={inner} />
      ))}
    </Box>
  );
}
