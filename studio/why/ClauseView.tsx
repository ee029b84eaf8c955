import { Box, Typography } from '@mui/material';
import { useStudioText } from '../texts/useStudioText.ts';
import type { Clause } from './clausesOf.ts';

/** A condition in words: each statement with whether it is met. */
export function ClauseView({ clause }: { readonly clause: Clause }) {
  const say = useStudioText();
  const { join, parts, text, holds } = clause;
  if (join !== undefined) {
    return (
      <Box>
        <Typography variant="body2">{say(`whyJoin_${join}`)}</Typography>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a condition have no other name, and never move.
            <li key={index}>
              <ClauseView clause={part} />
            </li>
          ))}
        </Box>
      </Box>
    );
  }
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {text}
      {holds !== undefined && (
        <Box component="strong" sx={{ ml: 1, color: holds === true ? 'success.main' : 'error.main' }}>
          {say(holds === 'absent' ? 'whyUnknown' : holds ? 'whyMet' : 'whyNotMet')}
        </Box>
      )}
    </Typography>
  );
}
