import { Alert, AlertTitle, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { MergeEditor } from '../json/lazyEditors.tsx';
import { useStudioText } from '../texts/useStudioText.ts';
import type { OpenDraft } from './DraftStore.ts';
import { useDraftStore } from './DraftsProvider.tsx';

/** Two people have changed the same draft: both texts beside each other, until one of them is saved. */
export function ConflictView({ draft }: { readonly draft: OpenDraft }) {
  const say = useStudioText();
  const store = useDraftStore();
  const [merged, setMerged] = useState(draft.text);
  const theirs = draft.theirs?.text ?? '';
  const who = draft.theirs?.author ?? '';
  return (
    <Stack spacing={2} sx={{ minWidth: 0 }}>
      <Alert severity="warning">
        <AlertTitle>{say('conflictTitle', { who })}</AlertTitle>
        {say('conflictText', { who })}
      </Alert>
      <MergeEditor before={theirs} after={draft.text} labels={[who, say('draft')]} onChange={setMerged} />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={() => store.resolve(draft, merged)}>
          {say('saveMerged')}
        </Button>
        <Button variant="outlined" onClick={() => store.resolve(draft, theirs)}>
          {say('takeTheirs')}
        </Button>
      </Stack>
    </Stack>
  );
}
