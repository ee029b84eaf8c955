import { Box, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import type { AccessChange } from '../data/operations.ts';
import { useStudioText } from '../texts/useStudioText.ts';

interface AccessChangesProps {
  /** What a role, a policy or a function is called. */
  readonly nameOf: (name: string) => string;
  readonly widenings: readonly AccessChange[];
  readonly narrowings: readonly AccessChange[];
  readonly confirmed: ReadonlySet<string>;
  readonly onConfirm: (id: string) => void;
}

/** Who gains and who loses what. What is opened to more people has to be ticked. */
export function AccessChanges({ nameOf, widenings, narrowings, confirmed, onConfirm }: AccessChangesProps) {
  const say = useStudioText();
  const peopleOf = ({ gains }: AccessChange): string => gains.map(nameOf).join(', ');
  if (widenings.length + narrowings.length === 0) {
    return <Typography color="text.secondary">{say('noAccess')}</Typography>;
  }
  return (
    <Stack spacing={1}>
      {widenings.map((one) => (
        <FormControlLabel
          key={one.id}
          control={<Checkbox checked={confirmed.has(one.id)} onChange={() => onConfirm(one.id)} />}
          label={say('confirmWidening', { who: peopleOf(one), what: one.id })}
          sx={{ overflowWrap: 'anywhere' }}
        />
      ))}
      {narrowings.map((one) => (
        <Typography key={one.id} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {peopleOf(one)}{' '}
          <Box component="strong" sx={{ color: 'warning.main' }}>
            {say('loses')}
          </Box>{' '}
          {one.id}
        </Typography>
      ))}
    </Stack>
  );
}
