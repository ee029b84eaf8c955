import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StartedGroup } from '../data/operations.ts';
import { useCaller } from '../data/useStudioData.ts';
import { useStudioText } from '../texts/useStudioText.ts';

interface TransferDialogProps {
  readonly group: StartedGroup;
  /** The live release. */
  readonly base: string;
  readonly onClose: () => void;
}

/** Asks whether started work is to continue under the live release, and says what it would lose. */
export function TransferDialog({ group, base, onClose }: TransferDialogProps) {
  const say = useStudioText();
  const call = useCaller();
  const queries = useQueryClient();
  const { kind, name, from, instances, losses } = group;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('releases.move', { base, kind, name, from }),
    onSuccess: onClose,
    onSettled: () => queries.invalidateQueries({ queryKey: ['studio', 'begun'] }),
  });
  return (
    <Dialog open onClose={onClose}>
      <DialogTitle>{say('moveTitle', { name })}</DialogTitle>
      <DialogContent>
        <DialogContentText>{say('moveText', { count: instances })}</DialogContentText>
        {losses.length === 0 ? (
          <DialogContentText>{say('moveNoLoss')}</DialogContentText>
        ) : (
          <OrphanList losses={losses} />
        )}
        {error !== null && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {say('failed', { message: error.message })}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {say('cancel')}
        </Button>
        <Button variant="contained" color="warning" loading={isPending} onClick={() => mutate()}>
          {say('moveHere')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Answers, states and properties that the live release does not have any more. */
export function OrphanList({ losses }: Pick<StartedGroup, 'losses'>) {
  const say = useStudioText();
  return losses.map(({ what, name, instances }) => (
    <Box key={`${what} ${name}`} sx={{ typography: 'body2', color: 'warning.main' }}>
      {say('forecastLost', { name, count: instances })}
    </Box>
  ));
}
