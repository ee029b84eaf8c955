import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { BelowHeading } from '#renderer/host';
import { useCaller } from '../data/useStudioData.ts';
import { useStudioText } from '../texts/useStudioText.ts';
import { ChangeList } from './ChangeList.tsx';

interface CompareDialogProps {
  readonly from: string;
  readonly to: string;
  readonly onClose: () => void;
}

/** What one publication has changed, in words. */
export function CompareDialog({ from, to, onClose }: CompareDialogProps) {
  const say = useStudioText();
  const call = useCaller();
  const { data, error } = useQuery({
    queryKey: ['studio', 'compare', from, to],
    queryFn: async () => {
      const { changes } = await call('releases.diff', { hash: from, to });
      return Promise.all(
        changes.map(async ({ kind, definition, change }) => {
          const textIn = async (hash: string) => (await call('releases.definition', { hash, kind, definition })).text;
          return {
            ...{ kind, definition, change },
            before: change === 'added' ? undefined : await textIn(from),
            after: change === 'removed' ? undefined : await textIn(to),
          };
        }),
      );
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth>
      <DialogTitle>{say('whatChanges')}</DialogTitle>
      <DialogContent>
        {error !== null && say('failed', { message: error.message })}
        <BelowHeading at={3}>
          {data === undefined && error === null ? say('loading') : <ChangeList changes={data ?? []} />}
        </BelowHeading>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
