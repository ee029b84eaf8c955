import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ScheduledPublication } from '../data/operations.ts';
import { useCaller } from '../data/useStudioData.ts';
import { useStudioText } from '../texts/useStudioText.ts';
import { useMomentText } from '../texts/useTimeText.ts';

interface CancelDialogProps {
  readonly publication: ScheduledPublication;
  readonly onClose: () => void;
}

/** Asks whether a publication is not to be carried out. */
export function CancelDialog({ publication, onClose }: CancelDialogProps) {
  const say = useStudioText();
  const moment = useMomentText();
  const call = useCaller();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('releases.cancelScheduled', { publication: publication.publication }),
    onSuccess: onClose,
    onSettled: () => queries.invalidateQueries({ queryKey: ['studio'] }),
  });
  return (
    <Dialog open onClose={onClose}>
      <DialogTitle>{say('cancelTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{say('cancelText', { when: moment(publication.publishAt) })}</DialogContentText>
        {error !== null && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {say('failed', { message: error.message })}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {say('keepIt')}
        </Button>
        <Button variant="contained" color="warning" loading={isPending} onClick={() => mutate()}>
          {say('cancelPublication')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
