import { Box, Skeleton } from '@mui/material';
import { useEngineText } from './useEngineText.ts';

/** What stands where data will be. */
export function Loading({ rows = 3 }: { readonly rows?: number }) {
  const say = useEngineText();
  return (
    <Box role="status" aria-label={say('loading')} sx={{ display: 'grid', gap: 1, py: 1 }}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars have no identity.
        <Skeleton key={row} variant="rounded" height={24} width={`${90 - row * 15}%`} />
      ))}
    </Box>
  );
}
