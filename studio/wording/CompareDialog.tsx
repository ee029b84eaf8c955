import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { BelowHeading, Heading } from '#renderer/host';
import type { AnswerSummary } from '../data/operations.ts';
import { useCaller } from '../data/useStudioData.ts';
import { useStudioText } from '../texts/useStudioText.ts';
import { AnswerEffects } from './AnswerEffects.tsx';
import { ChangeList } from './ChangeList.tsx';

interface CompareDialogProps {
  readonly from: string;
  readonly to: string;
  /** What it changed for submitted answers. */
  readonly answers?: readonly AnswerSummary[];
  readonly onClose: () => void;
}

/** What one publication has changed, in words. */
export function CompareDialog({ from, to, answers = [], onClose }: CompareDialogProps) {
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
          {answers.length > 0 && (
            <Box sx={{ mt: 3 }}>
              <Heading>{say('submittedAnswers')}</Heading>
              {answers.map((summary) => (
                <AnswerEffects key={summary.entity} summary={summary} />
              ))}
            </Box>
          )}
        </BelowHeading>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
