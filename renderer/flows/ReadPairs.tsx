import { Box, Typography } from '@mui/material';
import type { FlowItem } from '#engine';
import { useEngineText } from '../texts/useEngineText.ts';
import { useText } from '../texts/useText.ts';
import { sideOf } from './sideOf.ts';

/** Renders the statements of one question, each with Yes or No. */
export function ReadPairs({ item }: { readonly item: FlowItem }) {
  const write = useText();
  const say = useEngineText();
  const { question, value } = item;
  const stored: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <Box component="dl" sx={{ m: 0, maxWidth: 760 }}>
      {question.answers
        .filter((answer) => answer.no !== undefined)
        .map((answer) => {
          const side = sideOf(answer, stored);
          return (
            <Box
              key={answer.answer}
              sx={{
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 1fr) minmax(3em, auto)',
                columnGap: 2,
                py: 0.5,
                borderBottom: 1,
                borderColor: 'divider',
                breakInside: 'avoid',
              }}
            >
              <Typography component="dt" sx={{ overflowWrap: 'anywhere' }}>
                {write(answer.text)}
              </Typography>
              <Typography component="dd" sx={{ m: 0, fontWeight: 'var(--fw-weight-group)' }}>
                {side === '' ? '—' : say(side)}
              </Typography>
            </Box>
          );
        })}
    </Box>
  );
}
