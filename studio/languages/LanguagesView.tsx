import {
  Alert,
  Box,
  Button,
  FormControlLabel,
  Link,
  MenuItem,
  Stack,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { useRef, useState } from 'react';
import { sourceLocale } from '#engine';
import { saveFileLater, useRuntime } from '#renderer/host';
import { keyOf, type TranslatedText } from '../data/operations.ts';
import { useMay, useTexts } from '../data/useStudioData.ts';
import { useStudioLocation } from '../location/useStudioLocation.ts';
import { Panel } from '../look/Panel.tsx';
import { useLanguageName } from '../texts/useLanguageName.ts';
import { useStudioText } from '../texts/useStudioText.ts';
import { writeTexts } from './csv.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { stateOf } from './translators.ts';
import { writeXliff } from './xliff.ts';

/** Definitions that are shown at once. */
const step = 50;

/** What a language lacks, and files for translators: all texts of the live release as XLIFF or CSV, and back. */
export function LanguagesView({ hash }: { readonly hash: string }) {
  const say = useStudioText();
  const may = useMay();
  const nameOf = useLanguageName();
  const { release } = useRuntime();
  const others = release.locales.filter((locale) => locale !== sourceLocale);
  const [chosen, setChosen] = useState<string>();
  const [isWhole, setWhole] = useState(false);
  const [file, setFile] = useState<File>();
  const input = useRef<HTMLInputElement>(null);
  const locale = chosen ?? others[0];
  const { data: texts, error } = useTexts(hash, locale);
  if (locale === undefined) return <Typography color="text.secondary">{say('oneLanguage')}</Typography>;
  const open = texts?.filter((text) => stateOf(text) !== 'complete') ?? [];
  const missing = open.filter((text) => stateOf(text) === 'missing').length;
  const sent = isWhole ? (texts ?? []) : open;
  const save = (extension: 'xlf' | 'csv') => {
    const isCsv = extension === 'csv';
    const data = isCsv ? writeTexts(sent) : writeXliff(sent, sourceLocale, locale);
    void saveFileLater({
      name: `texts-${locale}.${extension}`,
      type: isCsv ? 'text/csv' : 'application/xliff+xml',
      data,
    });
  };
  return (
    <Stack spacing={2}>
      <TextField
        select
        size="small"
        label={say('language')}
        value={locale}
        onChange={(event) => setChosen(event.target.value)}
        sx={{ maxWidth: 320 }}
      >
        {others.map((one) => (
          <MenuItem key={one} value={one} lang={one}>
            {nameOf(one)}
          </MenuItem>
        ))}
      </TextField>
      {error !== null && <Alert severity="error">{say('failed', { message: error.message })}</Alert>}
      {texts === undefined && error === null && <Box role="status">{say('loading')}</Box>}
      {texts !== undefined && (
        <>
          <Panel title={say('forTranslators')}>
            <Typography sx={{ mb: 1 }}>
              {say('textsCount', { count: texts.length, missing, outdated: open.length - missing })}
            </Typography>
            <FormControlLabel
              control={<Switch checked={isWhole} onChange={(_event, checked) => setWhole(checked)} />}
              label={say('exportComplete')}
            />
            <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 1 }}>
              <Button variant="outlined" disabled={sent.length === 0} onClick={() => save('xlf')}>
                {say('exportXliff', { count: sent.length })}
              </Button>
              <Button variant="outlined" disabled={sent.length === 0} onClick={() => save('csv')}>
                {say('exportCsv', { count: sent.length })}
              </Button>
              {may('releases.saveDraft') && (
                <Button variant="contained" onClick={() => input.current?.click()}>
                  {say('importTexts')}
                </Button>
              )}
            </Stack>
            <input
              ref={input}
              type="file"
              hidden
              aria-label={say('importTexts')}
              accept=".xlf,.xliff,.csv,text/csv,application/xliff+xml"
              onChange={(event) => {
                setFile(event.target.files?.[0]);
                // The same file can be chosen again after it was corrected.
                event.target.value = '';
              }}
            />
          </Panel>
          <Panel title={say('toTranslate')}>
            <OpenTexts texts={open} />
          </Panel>
          {file && <ImportDialog file={file} locale={locale} texts={texts} onClose={() => setFile(undefined)} />}
        </>
      )}
    </Stack>
  );
}

/** Definitions with texts that are missing or outdated, each with their number. */
function OpenTexts({ texts }: { readonly texts: readonly TranslatedText[] }) {
  const say = useStudioText();
  const { show } = useStudioLocation();
  const [most, setMost] = useState(step);
  const groups = [...Map.groupBy(texts, keyOf).entries()];
  if (groups.length === 0) return <Typography color="text.secondary">{say('allTranslated')}</Typography>;
  return (
    <>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {groups.slice(0, most).map(([key, group]) => (
          <li key={key}>
            <Link
              component="button"
              sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}
              onClick={() => group[0] && show(group[0], { view: 'texts' })}
            >
              {key}
            </Link>{' '}
            <Typography component="span" variant="body2" color="text.secondary">
              {group.length}
            </Typography>
          </li>
        ))}
      </Stack>
      {groups.length > most && (
        <Button variant="outlined" sx={{ mt: 1 }} onClick={() => setMost(most + step)}>
          {say('showMore', { count: groups.length - most })}
        </Button>
      )}
    </>
  );
}
