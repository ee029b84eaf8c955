import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useId, useState } from 'react';
import { sourceLocale } from '#engine';
import { useRuntime } from '#renderer/host';
import { type DefinitionName, keyOf } from '../data/operations.ts';
import { useDefinitions } from '../data/useStudioData.ts';
import { useDraftStore } from '../draft/DraftsProvider.tsx';
import { editDrafts } from '../draft/editDrafts.ts';
import type { StudioTextName } from '../texts/en.ts';
import { studioText, useStudioText } from '../texts/useStudioText.ts';
import { TitleInputs, type Titles } from '../translations/TitleInputs.tsx';
import { translateTitle } from '../translations/translateTitle.ts';
import { readTranslation, translationsOf } from '../translations/translations.ts';

/** Something that is added to a definition under a title. */
export interface TitledAddition {
  readonly heading: StudioTextName;
  /** What the title begins with: that of a definition, which is used as long as it is kept, or a text of the studio. */
  readonly suggested: (DefinitionName & { readonly title: string | undefined }) | StudioTextName;
  /** Name by which translations of the definition name the addition. */
  readonly name: string;
  /** Where it will be. */
  readonly pointer: string;
  /** The definition with the addition; without a title where that of its definition is kept. */
  readonly insert: (text: string, title: string | undefined) => string;
}

interface TitleDialogProps {
  /** The definition that is added to. */
  readonly owner: DefinitionName;
  readonly hash: string;
  readonly addition: TitledAddition;
  readonly onClose: () => void;
  readonly onAdded: (pointer: string) => void;
}

/** Asks for the title of an addition in every language, and adds it with its translations. */
export function TitleDialog({ owner, hash, addition, onClose, onAdded }: TitleDialogProps) {
  const say = useStudioText();
  const id = useId();
  const store = useDraftStore();
  const suggested = useSuggestedTitles(hash, addition.suggested);
  const [typed, setTyped] = useState<Titles>({});
  const titles = { ...suggested, ...typed };
  const title = (titles[sourceLocale] ?? '').trim();
  const shown = typeof addition.suggested === 'string' ? undefined : addition.suggested.title;
  const isKept = shown !== undefined && Object.keys(typed).every((locale) => typed[locale] === suggested[locale]);
  const add = useMutation({
    mutationFn: () =>
      editDrafts(store, [
        { ...owner, change: (text) => addition.insert(text, isKept ? undefined : title) },
        ...(isKept ? [] : translateTitle(owner, `${addition.name}.title`, { ...titles, [sourceLocale]: title })),
      ]),
    onSuccess: (refused) => {
      if (refused.length === 0) onAdded(addition.pointer);
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    add.mutate();
  };
  const refused = (add.data ?? []).map(({ kind, definition }) => `${kind} ${definition}`);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={id}>{say(addition.heading)}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {shown !== undefined && (
              <Typography variant="body2" color="text.secondary">
                {say('titleKept', { what: shown })}
              </Typography>
            )}
            <TitleInputs titles={titles} onChange={setTyped} />
            {refused.length > 0 && <Alert severity="error">{say('notChanged', { names: refused.join(', ') })}</Alert>}
            {add.error !== null && <Alert severity="error">{say('failed', { message: add.error.message })}</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {say('cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={add.isPending} disabled={title === ''}>
            {say('add')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The title of a definition, or a text of the studio, in the languages of the portal. */
function useSuggestedTitles(hash: string, suggested: TitledAddition['suggested']): Titles {
  const { release } = useRuntime();
  const others = release.locales.filter((locale) => locale !== sourceLocale);
  const isText = typeof suggested === 'string';
  const isTitled = !isText && suggested.title !== undefined;
  const translations = useDefinitions(hash, !isTitled ? [] : others.map((locale) => translationsOf(suggested, locale)));
  if (isText) return Object.fromEntries(release.locales.map((locale) => [locale, studioText(locale)(suggested)]));
  if (suggested.title === undefined) return {};
  const translated = others.flatMap((locale) => {
    const text = translations.get(keyOf(translationsOf(suggested, locale)));
    const found = text === undefined ? undefined : readTranslation(text, 'title');
    return found !== undefined && found.of === suggested.title ? [[locale, found.is] as const] : [];
  });
  return { [sourceLocale]: suggested.title, ...Object.fromEntries(translated) };
}
