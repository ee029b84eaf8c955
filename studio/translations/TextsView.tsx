import { Box, Button, FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import { memo, useMemo, useState } from 'react';
import { useRuntime } from '#renderer/host';
import type { DefinitionName, DefinitionText } from '../data/operations.ts';
import type { OpenDraft } from '../draft/DraftStore.ts';
import { useLatest } from '../look/useLatest.ts';
import { useStable } from '../look/useStable.ts';
import { useLanguageName } from '../texts/useLanguageName.ts';
import { useStudioText } from '../texts/useStudioText.ts';
import { readJson } from '../wording/readJson.ts';
import { TextField } from './TextInput.tsx';
import { TranslationCell } from './TranslationCell.tsx';
import { useTranslationStates } from './useTranslationStates.ts';
import { readText, writeText } from './writeText.ts';

/** Texts that are shown at once: each has an input for every language. */
const step = 30;

const nothing: readonly DefinitionText[] = [];

interface TextsViewProps {
  readonly name: DefinitionName;
  readonly draft: OpenDraft;
  readonly texts: readonly DefinitionText[] | undefined;
  readonly readOnly: boolean;
  readonly onType: (text: string, source: string) => void;
}

/** Every text of a definition in all languages side by side. */
export function TextsView({ name, draft, texts: found, readOnly, onType }: TextsViewProps) {
  const say = useStudioText();
  const { release } = useRuntime();
  const others = useMemo(() => release.locales.filter((locale) => locale !== 'en'), [release.locales]);
  const [isFiltered, setFiltered] = useState(false);
  const [most, setMost] = useState(step);
  const json = useMemo(() => readJson(draft.text), [draft.text]);
  // A translation that is written right after the English text is one of that text, which the server has yet to find.
  const texts = useStable(
    useMemo(() => found?.map((text) => ({ ...text, text: readText(json, text) })), [found, json]),
  );
  const states = useTranslationStates(name, others, texts ?? nothing);
  const write = useLatest((text: DefinitionText, value: string) =>
    onType(writeText(draft.text, text, value), `text ${text.path}`),
  );
  if (json === undefined) return <Typography>{say('unreadable')}</Typography>;
  if (texts === undefined) return <span role="status">{say('loading')}</span>;
  if (texts.length === 0) return <Typography color="text.secondary">{say('noTexts')}</Typography>;
  const shown = isFiltered ? texts.filter(({ path }) => states.get(path) === 'incomplete') : texts;
  return (
    <Stack spacing={2}>
      <FormControlLabel
        control={<Switch checked={isFiltered} onChange={(_event, checked) => setFiltered(checked)} />}
        label={say('showProblemsOnly')}
      />
      {shown.length === 0 && <Typography color="text.secondary">{say('allTranslated')}</Typography>}
      {shown.slice(0, most).map((text) => (
        <OneText key={text.path} name={name} text={text} others={others} readOnly={readOnly} onWrite={write} />
      ))}
      {shown.length > most && (
        <Button variant="outlined" onClick={() => setMost(most + step)}>
          {say('showMore', { count: shown.length - most })}
        </Button>
      )}
    </Stack>
  );
}

interface OneTextProps {
  readonly name: DefinitionName;
  readonly text: DefinitionText;
  /** Languages beside English. */
  readonly others: readonly string[];
  readonly readOnly: boolean;
  readonly onWrite: (text: DefinitionText, value: string) => void;
}

/** A text in all languages. It is rendered again only where it has changed. */
const OneText = memo(function OneText({ name, text, others, readOnly, onWrite }: OneTextProps) {
  const titleIn = useLanguageName();
  return (
    <Box component="section" aria-label={nameOf(text)} sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {nameOf(text)}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))' }}>
        <TextField
          label={titleIn('en')}
          lang="en"
          value={text.text}
          readOnly={readOnly}
          onChange={(value) => onWrite(text, value)}
        />
        {others.map((locale) => (
          <TranslationCell
            key={locale}
            name={name}
            locale={locale}
            title={titleIn(locale)}
            text={text}
            readOnly={readOnly}
          />
        ))}
      </Box>
    </Box>
  );
});

function nameOf({ path }: DefinitionText): string {
  return path.split('.').join(' › ');
}
