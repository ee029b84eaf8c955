import { Box, LinearProgress, Typography } from '@mui/material';
import type { FlowModel } from '#engine';
import { useEngineText } from '../texts/useEngineText.ts';
import { useText } from '../texts/useText.ts';

interface FlowProgressProps {
  readonly flow: FlowModel;
  /** Number of the page, from 1. */
  readonly value: number;
  readonly count: number;
  /** About how many minutes are left; 0 if the host says it. */
  readonly minutes: number;
}

/** The title and progress of a flow. It stays visible while the page scrolls. */
export function FlowProgress({ flow, value, count, minutes }: FlowProgressProps) {
  const say = useEngineText();
  const write = useText();
  const title = write(flow.title);
  return (
    <Box className="flow-progress">
      <Box sx={{ mb: 0.75, display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        {title !== flow.id && (
          <Typography variant="body2" sx={{ fontWeight: 500 }}>
            {title}
          </Typography>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <span>{say('progress', { value, count })}</span>
          {minutes > 0 && <span>{` · ${say('minutesLeft', { count: minutes })}`}</span>}
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        aria-hidden="true"
        value={(100 * value) / count}
        sx={{ height: 6, borderRadius: 3 }}
      />
    </Box>
  );
}
