import { Paper, Skeleton } from '@mui/material';
import { useEngineText } from './useEngineText.ts';

/** What stands where data will be. */
export function Loading({ rows = 3 }: { readonly rows?: number }) {
  const say = useEngineText();
  return (
    <Paper
      variant="outlined"
      role="status"
      aria-label={say('loading')}
      sx={{ display: 'grid', gap: 2, p: { xs: 2, md: 3 } }}
    >
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars have no identity.
        <Skeleton key={row} variant="rounded" height={16} width={row % 2 === 0 ? '100%' : '72%'} />
      ))}
    </Paper>
  );
}
