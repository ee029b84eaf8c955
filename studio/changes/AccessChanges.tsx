import { Box, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import type { AccessChange } from '../data/operations.ts';
import { type StudioText, useStudioText } from '../texts/useStudioText.ts';

interface AccessChangesProps {
  readonly widenings: readonly AccessChange[];
  readonly narrowings: readonly AccessChange[];
  readonly confirmed: ReadonlySet<string>;
  readonly onConfirm: (id: string) => void;
}

/** Who gains and who loses what. What is opened to more people has to be ticked. */
export function AccessChanges({ widenings, narrowings, confirmed, onConfirm }: AccessChangesProps) {
  const say = useStudioText();
  if (widenings.length + narrowings.length === 0) {
    return <Typography color="text.secondary">{say('noAccess')}</Typography>;
  }
  return (
    <Stack spacing={1}>
      {widenings.map((one) => (
        <FormControlLabel
          key={one.id}
          control={<Checkbox checked={confirmed.has(one.id)} onChange={() => onConfirm(one.id)} />}
          label={say('confirmWidening', { who: peopleOf(one, say), what: one.id })}
          sx={{ overflowWrap: 'anywhere' }}
        />
      ))}
      {narrowings.map((one) => (
        <Typography key={one.id} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {peopleOf(one, say)}{' '}
          <Box component="strong" sx={{ color: 'warning.main' }}>
            {say('loses')}
          </Box>{' '}
          {one.id}
        </Typography>
      ))}
    </Stack>
  );
}

function peopleOf({ gains }: AccessChange, say: StudioText): string {
  const words: Readonly<Record<string, string>> = { public: say('everybody'), 'signed-in': say('anyoneSignedIn') };
  return gains.map((name) => words[name] ?? name).join(', ');
}
