import { Box, Typography } from '@mui/material';
import { Fragment } from 'react';
import { PhoneLink } from '../blocks/PhoneLink.tsx';
import type { ReadLine } from './useReadLines.ts';

interface ReadLinesProps {
  readonly lines: readonly ReadLine[];
  readonly print?: boolean;
}

/** Labels and values on the grid of a form; an empty value is a dash, so that a gap is not taken for a fault. */
export function ReadLines({ lines, print = false }: ReadLinesProps) {
  return (
    <Box sx={{ containerType: print ? 'normal' : 'inline-size' }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          columnGap: 3,
          rowGap: print ? 1 : 2,
          gridTemplateColumns: print ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
          '@container (min-width: 600px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {lines.map((line, index) => (
          <Fragment key={line.path}>
            {line.section !== undefined && line.section !== lines[index - 1]?.section && (
              <Box sx={{ gridColumn: '1 / -1' }}>
                <Typography component="dt" variant="subtitle1" sx={{ fontWeight: 600 }}>
                  {line.section}
                </Typography>
                <dd hidden />
              </Box>
            )}
            <Box sx={{ minWidth: 0, breakInside: 'avoid' }}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {line.label}
              </Typography>
              <Typography
                component="dd"
                variant="body1"
                sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
              >
                {line.phone ? <PhoneLink {...line.phone} /> : line.value === '' ? '—' : line.value}
              </Typography>
            </Box>
          </Fragment>
        ))}
      </Box>
    </Box>
  );
}
