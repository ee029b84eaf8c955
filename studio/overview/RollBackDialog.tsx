import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReleaseEntry } from '../data/operations.ts';
import { useCaller } from '../data/useStudioData.ts';
import { useStudioText } from '../texts/useStudioText.ts';
import { useTimeText } from '../texts/useTimeText.ts';

interface RollBackDialogProps {
  readonly to: ReleaseEntry;
  /** The release that is live now. */
  readonly base: string;
  readonly onClose: () => void;
}

/** Asks whether an older release is to be live again. */
export function RollBackDialog({ to, base, onClose }: RollBackDialogProps) {
  const say = useStudioText();
  const time = useTimeText();
  const call = useCaller();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('releases.rollback', { hash: to.release, base }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['studio'] });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose}>
      <DialogTitle>{say('rollBackTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{say('rollBackText', { when: time(to.publishedAt) })}</DialogContentText>
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
          {say('rollBack')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
