import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useStudioText } from '../texts/useStudioText.ts';
import { countAdded } from './addRows.ts';
import type { PastePlan } from './planPaste.ts';

interface PasteDialogProps {
  readonly plan: PastePlan;
  readonly onCancel: () => void;
  /** With `adds`, also the rows that the table does not have yet. */
  readonly onPaste: (adds: boolean) => void;
}

/** Asks whether a block that is longer than the table adds questions and answers. */
export function PasteDialog({ plan, onCancel, onPaste }: PasteDialogProps) {
  const say = useStudioText();
  const id = useId();
  return (
    <Dialog open onClose={onCancel} aria-labelledby={id}>
      <DialogTitle id={id}>{say('addRowsTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{say('addRowsText', countAdded(plan.added))}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onCancel}>
          {say('cancel')}
        </Button>
        <Button color="inherit" disabled={plan.edits.length === 0} onClick={() => onPaste(false)}>
          {say('pasteWithout')}
        </Button>
        <Button variant="contained" onClick={() => onPaste(true)}>
          {say('add')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
