import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { DefinitionName } from '../data/operations.ts';
import { useStudioText } from '../texts/useStudioText.ts';
import { useDraftStore } from './DraftsProvider.tsx';

interface DiscardDialogProps {
  readonly name: DefinitionName;
  readonly onClose: () => void;
}

/** Asks whether a draft is to be thrown away. */
export function DiscardDialog({ name, onClose }: DiscardDialogProps) {
  const say = useStudioText();
  const store = useDraftStore();
  const { mutate, isPending, error } = useMutation({ mutationFn: () => store.discard(name), onSuccess: onClose });
  return (
    <Dialog open onClose={onClose}>
      <DialogTitle>{say('discardTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {error === null ? say('discardText') : say('failed', { message: error.message })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {say('cancel')}
        </Button>
        <Button variant="contained" color="error" loading={isPending} onClick={() => mutate()}>
          {say('discard')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
