import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { keyOf, type TranslatedText } from '../data/operations.ts';
import { useDraftStore } from '../draft/DraftsProvider.tsx';
import { editDrafts } from '../draft/editDrafts.ts';
import { useStudioLocation } from '../location/useStudioLocation.ts';
import { useStudioText } from '../texts/useStudioText.ts';
import { translationsOf, writeTranslation } from '../translations/translations.ts';
import { readTexts } from './csv.ts';
import { type LeftOut, planImport } from './translators.ts';
import { readXliff } from './xliff.ts';

/** Larger files are no texts of a portal. */
const mostBytes = 20_000_000;

/** Translations that are left out are listed up to this number for each reason. */
const mostListed = 10;

const reasons: readonly LeftOut[] = ['changed', 'placeholders', 'unknown'];

interface ImportDialogProps {
  readonly file: File;
  readonly locale: string;
  readonly texts: readonly TranslatedText[];
  readonly onClose: () => void;
}

/** Shows what the file of a translator would change and what it leaves out, and writes it into drafts. */
export function ImportDialog({ file, locale, texts, onClose }: ImportDialogProps) {
  const say = useStudioText();
  const id = useId();
  const store = useDraftStore();
  const { showArea } = useStudioLocation();
  const { data: plan, error } = useQuery({
    queryKey: ['studio', 'import', file.name, file.size, file.lastModified, locale],
    queryFn: async () => {
      if (file.size > mostBytes) throw new Error(say('tooLarge'));
      const content = await file.text();
      const sent = content.trimStart().startsWith('<') ? readXliff(content, locale) : readTexts(content);
      return planImport(sent, texts);
    },
    retry: false,
    gcTime: 0,
  });
  const take = useMutation({
    mutationFn: () =>
      editDrafts(
        store,
        (plan?.taken ?? []).map(({ path, source, target, ...name }) => ({
          ...translationsOf(name, locale),
          change: (text) => writeTranslation(text, path, { of: source, is: target }),
        })),
      ),
    onSuccess: (failed) => {
      if (failed.length > 0) return;
      onClose();
      showArea('changes');
    },
  });
  const taken = plan?.taken ?? [];
  const definitions = new Set(taken.map(keyOf)).size;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{say('importOf', { name: file.name })}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          {error !== null && <Alert severity="error">{say('importUnreadable', { message: error.message })}</Alert>}
          {plan === undefined && error === null && <span role="status">{say('loading')}</span>}
          {plan && (
            <Typography>
              {taken.length === 0 ? say('importNothing') : say('importCount', { count: taken.length, definitions })}
            </Typography>
          )}
          {plan &&
            reasons.map((reason) => {
              const left = plan.leftOut.filter((one) => one.reason === reason);
              if (left.length === 0) return null;
              return (
                <Alert key={reason} severity="warning">
                  {say(`leftOut_${reason}`, { count: left.length })}
                  <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
                    {left.slice(0, mostListed).map((one) => (
                      <li key={`${keyOf(one)} ${one.path}`}>
                        {keyOf(one)}: {one.source}
                      </li>
                    ))}
                    {left.length > mostListed && <li>…</li>}
                  </Box>
                </Alert>
              );
            })}
          {(take.data ?? []).length > 0 && (
            <Alert severity="error">{say('notChanged', { names: (take.data ?? []).map(keyOf).join(', ') })}</Alert>
          )}
          {take.error !== null && <Alert severity="error">{say('failed', { message: take.error.message })}</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {say('cancel')}
        </Button>
        <Button
          variant="contained"
          loading={take.isPending}
          disabled={taken.length === 0}
          onClick={() => take.mutate()}
        >
          {say('importTexts')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
