import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useId, useState } from 'react';
import { sourceLocale } from '#engine';
import { useRuntime } from '#renderer/host';
import type { PolicyChoice } from '../access/policyChoices.ts';
import { usePolicyChoices } from '../access/usePolicyChoices.ts';
import { useFound } from '../data/useStudioData.ts';
import { useDraftStore } from '../draft/DraftsProvider.tsx';
import { useStudioLocation } from '../location/useStudioLocation.ts';
import { useLanguageName } from '../texts/useLanguageName.ts';
import { studioText, useStudioText } from '../texts/useStudioText.ts';
import { titleOfName } from '../wording/titleOfName.ts';
import { createRecord, type RecordTexts } from './createRecord.ts';

interface NewRecordDialogProps {
  readonly hash: string;
  readonly onClose: () => void;
}

type Titles = Readonly<Record<string, string>>;

/** Asks for the titles of a new entity and who uses it, and writes its definitions as drafts. */
export function NewRecordDialog({ hash, onClose }: NewRecordDialogProps) {
  const say = useStudioText();
  const id = useId();
  const store = useDraftStore();
  const { show } = useStudioLocation();
  const languageName = useLanguageName();
  const { release } = useRuntime();
  const { data: all = [] } = useFound(hash, '');
  const policies = usePolicyChoices(hash);
  const menus = all.filter(({ kind }) => kind === 'menu');
  const [titles, setTitles] = useState<Titles>({});
  const [plurals, setPlurals] = useState<Titles>({});
  const [typedName, setName] = useState<string>();
  const [readers, setReaders] = useState('');
  const [writers, setWriters] = useState('');
  const [menu, setMenu] = useState('');
  const name = typedName ?? kebabCase(titles[sourceLocale] ?? '');
  const isTaken = all.some(({ definition }) => definition === name || definition === `${name}-list`);
  const error =
    name === ''
      ? undefined
      : !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)
        ? say('idWrong')
        : isTaken
          ? say('nameTaken')
          : undefined;
  const isComplete =
    name !== '' &&
    error === undefined &&
    readers !== '' &&
    writers !== '' &&
    (plurals[sourceLocale] ?? '').trim() !== '';
  const create = useMutation({
    mutationFn: () => {
      const texts = release.locales.map((locale) => [locale, textsIn(locale, titles, plurals)] as const);
      return createRecord(store, { name, readers, writers, menu, texts: Object.fromEntries(texts) });
    },
    onSuccess: (form) => {
      onClose();
      show(form, { view: 'canvas' });
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    create.mutate();
  };
  const choice = (label: string, value: string, set: (value: string) => void, values: readonly PolicyChoice[]) => (
    <TextField select size="small" label={label} value={value} onChange={(event) => set(event.target.value)}>
      {values.map(({ name: one, label: words }) => (
        <MenuItem key={one} value={one}>
          {words}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={id}>{say('newRecord')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <Typography variant="body2" color="text.secondary">
              {say('newRecordHelp')}
            </Typography>
            {release.locales.map((locale, index) => (
              <Stack key={locale} direction={{ xs: 'column', sm: 'row' }} spacing={2}>
                <TextField
                  fullWidth
                  size="small"
                  autoFocus={index === 0}
                  label={say('titleIn', { language: languageName(locale) })}
                  value={titles[locale] ?? ''}
                  onChange={(event) => setTitles({ ...titles, [locale]: event.target.value })}
                  slotProps={{ htmlInput: { lang: locale, maxLength: 100 } }}
                />
                <TextField
                  fullWidth
                  size="small"
                  label={say('pluralIn', { language: languageName(locale) })}
                  value={plurals[locale] ?? ''}
                  onChange={(event) => setPlurals({ ...plurals, [locale]: event.target.value })}
                  slotProps={{ htmlInput: { lang: locale, maxLength: 100 } }}
                />
              </Stack>
            ))}
            <TextField
              size="small"
              required
              label={say('entryName')}
              value={name}
              error={error !== undefined}
              helperText={error ?? say('nameHelp')}
              onChange={(event) => setName(event.target.value)}
              slotProps={{ htmlInput: { maxLength: 60 } }}
            />
            {choice(say('readers'), readers, setReaders, policies)}
            {choice(say('writers'), writers, setWriters, policies)}
            {choice(say('menu'), menu, setMenu, [
              { name: '', label: say('none') },
              ...menus.map(({ definition }) => ({ name: definition, label: titleOfName(definition) })),
            ])}
            {create.error !== null && (
              <Alert severity="error">{say('failed', { message: create.error.message })}</Alert>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {say('cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={create.isPending} disabled={!isComplete}>
            {say('add')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function textsIn(locale: string, titles: Titles, plurals: Titles): RecordTexts {
  const title = (titles[locale] ?? '').trim();
  const plural = (plurals[locale] ?? '').trim();
  const say = studioText(locale);
  return {
    ...{ title, plural, name: say('entryName'), number: say('number') },
    addTitle: title === '' ? '' : say('addOne', { title }),
  };
}

/** `Garden Tool` as `garden-tool`. */
function kebabCase(title: string): string {
  const plain = title.normalize('NFD').replaceAll(/[\u0300-\u036F]/g, '');
  return (plain.match(/[A-Za-z0-9]+/g) ?? []).join('-').toLowerCase();
}
