import { Box, Stack, Typography } from '@mui/material';
import type { AnswerSummary } from '../data/operations.ts';
import { useStudioText } from '../texts/useStudioText.ts';
import { useEffectText } from './useEffectText.ts';

/** How many submitted records change, and how. */
export function AnswerEffects({ summary: { records, unchanged, groups } }: { readonly summary: AnswerSummary }) {
  const say = useStudioText();
  const effect = useEffectText();
  const isOneFlow = new Set(groups.map(({ flow }) => flow)).size < 2;
  return (
    <Stack spacing={0.5}>
      <Typography variant="body2" color="text.secondary">
        {say('unchangedOf', { count: unchanged, all: records })}
      </Typography>
      <Stack component="ul" spacing={0.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {groups.map((group) => (
          <Box
            component="li"
            key={`${group.flow} ${group.effect} ${group.from} ${group.to}`}
            sx={{ display: 'flex', gap: 1, alignItems: 'baseline', overflowWrap: 'anywhere' }}
          >
            <Box component="strong" sx={{ minWidth: '3ch', textAlign: 'end', color: 'warning.main' }}>
              {group.records}
            </Box>
            <Typography variant="body2" sx={{ minWidth: 0 }}>
              {effect(group)}
              {!isOneFlow && (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {' · '}
                  {group.flow}
                </Box>
              )}
            </Typography>
          </Box>
        ))}
      </Stack>
    </Stack>
  );
}
