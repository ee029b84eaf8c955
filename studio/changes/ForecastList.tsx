import { Box, Stack, Typography } from '@mui/material';
import { Heading } from '#renderer/host';
import type { Forecast } from '../data/operations.ts';
import { useStudioText } from '../texts/useStudioText.ts';

/** Which started work the changes concern, and what it would lose. */
export function ForecastList({ forecast: { changes } }: { readonly forecast: Forecast }) {
  const say = useStudioText();
  const concerned = changes.filter(({ drafts = 0, records = 0, losses = [] }) => drafts + records + losses.length > 0);
  if (concerned.length === 0) return <Typography color="text.secondary">{say('noForecast')}</Typography>;
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {concerned.map(({ kind, definition, drafts = 0, records = 0, losses = [] }) => (
        <li key={`${kind} ${definition}`}>
          <Box sx={{ overflowWrap: 'anywhere' }}>
            <Heading look="line">{definition}</Heading>
          </Box>
          <Typography variant="body2" color="text.secondary">
            {[
              ...(drafts > 0 ? [say('forecastWizards', { count: drafts })] : []),
              ...(records > 0 ? [say('forecastRecords', { count: records })] : []),
            ].join(' · ')}
          </Typography>
          {losses.map(({ name, instances }) => (
            <Box key={name} sx={{ typography: 'body2', color: 'warning.main' }}>
              {say('forecastLost', { name, count: instances })}
            </Box>
          ))}
        </li>
      ))}
    </Stack>
  );
}
