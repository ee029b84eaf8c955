import { Box, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { computeResults, type FlowModel, formatValue } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import { useScope } from '../scope/useScope.ts';
import { useText } from '../texts/useText.ts';
import { resultField } from './resultField.ts';
import type { FlowState } from './useFlowState.ts';

interface ShownResultsProps {
  readonly flow: FlowModel;
  readonly state: FlowState;
}

/** Milliseconds without a change after which a screen reader announces the results. */
const announcementPause = 1200;

/** Renders the results of the current answers, if the flow shows them. */
export function ShownResults({ flow, state }: ShownResultsProps) {
  const { release, locale } = useRuntime();
  const scope = useScope();
  const write = useText();
  const results = computeResults({ flow, picked: state.collect(), scope });
  const shown = flow.results.filter(({ shown, field }) => shown === true && results[field] !== undefined);
  const lines = shown.map((result) => ({
    field: result.field,
    title: write(result.title),
    text: formatValue(resultField(result), results[result.field], scope, { release, locale }),
  }));
  const spoken = useLater(lines.map(({ title, text }) => `${title}: ${text}`).join('. '));
  if (!flow.results.some((result) => result.shown)) return null;
  return (
    <>
      <Box
        component="dl"
        className="flow-results"
        sx={{
          m: 0,
          px: 2,
          py: 1.5,
          display: lines.length === 0 ? 'none' : 'flex',
          flexWrap: 'wrap',
          columnGap: 4,
          rowGap: 1,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          maxWidth: 720,
        }}
      >
        {lines.map(({ field, title, text }) => (
          <Box key={field}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {title}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 500, overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
      <Box role="status" className="visually-hidden">
        {spoken}
      </Box>
    </>
  );
}

/** Returns the text after it has not changed for a while. The initial text is not announced. */
function useLater(text: string): string {
  const [initial] = useState(text);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text === initial ? '' : text), announcementPause);
    return () => clearTimeout(timer);
  }, [text, initial]);
  return spoken;
}
