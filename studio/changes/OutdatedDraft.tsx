import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { useDraftStore, useOpenDraft } from '../draft/DraftsProvider.tsx';
import { MergeEditor } from '../json/lazyEditors.tsx';
import { useStudioText } from '../texts/useStudioText.ts';
import type { ChangedDefinition } from '../wording/ChangeList.tsx';

interface OutdatedDraftProps {
  readonly change: ChangedDefinition;
  readonly hash: string;
  readonly onMerged: () => void;
}

/** A draft of a definition that others have published meanwhile: it is merged with what is live now. */
export function OutdatedDraft({ change, hash, onMerged }: OutdatedDraftProps) {
  const say = useStudioText();
  const store = useDraftStore();
  useOpenDraft(change);
  const [isOpen, setOpen] = useState(false);
  const [merged, setMerged] = useState<string>();
  const after = change.after ?? '';
  return (
    <>
      <Alert
        severity="warning"
        sx={{ mt: 1 }}
        action={
          <Button color="inherit" size="small" onClick={() => setOpen(true)}>
            {say('takeOver')}
          </Button>
        }
      >
        {say('staleDraft')}
      </Alert>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} maxWidth="lg" fullWidth>
          <DialogTitle>{change.definition}</DialogTitle>
          <DialogContent>
            <DialogContentText sx={{ mb: 2 }}>{say('takeOverText')}</DialogContentText>
            <MergeEditor
              before={change.before ?? ''}
              after={after}
              labels={[say('live'), say('draft')]}
              onChange={setMerged}
            />
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={() => setOpen(false)}>
              {say('cancel')}
            </Button>
            <Button
              variant="contained"
              onClick={async () => {
                await store.rebase(change, merged ?? after, hash);
                setOpen(false);
                onMerged();
              }}
            >
              {say('saveMerged')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
