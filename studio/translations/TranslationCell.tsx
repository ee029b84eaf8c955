import { Box, Link } from '@mui/material';
import type { DefinitionName, DefinitionText } from '../data/operations.ts';
import { useDraftStore, useOpenDraft } from '../draft/DraftsProvider.tsx';
import { useStudioText } from '../texts/useStudioText.ts';
import { TextField } from './TextInput.tsx';
import { differingPlaceholders, readTranslation, translationsOf, writeTranslation } from './translations.ts';

interface TranslationCellProps {
  readonly name: DefinitionName;
  readonly locale: string;
  /** Name of the language. */
  readonly title: string;
  readonly text: DefinitionText;
  readonly readOnly: boolean;
}

/** One text in another language, and what is to be done about it. */
export function TranslationCell({ name, locale, title, text, readOnly }: TranslationCellProps) {
  const say = useStudioText();
  const store = useDraftStore();
  const of = translationsOf(name, locale);
  const draft = useOpenDraft(of);
  const found = draft === undefined ? undefined : readTranslation(draft.text, text.path);
  const write = (is: string) => {
    if (draft === undefined) return;
    store.edit(of, writeTranslation(draft.text, text.path, { of: text.text, is }), `text ${text.path}`);
  };
  if (draft === undefined || draft.status === 'loading') {
    return <TextField label={title} lang={locale} value="" readOnly onChange={() => undefined} />;
  }
  const isMissing = found === undefined;
  const isOutdated = found !== undefined && found.of !== text.text;
  const differing = found === undefined ? [] : differingPlaceholders(text.text, found.is);
  return (
    <TextField
      label={title}
      lang={locale}
      value={found?.is ?? ''}
      readOnly={readOnly || draft.status === 'conflict'}
      isWrong={isMissing || isOutdated || differing.length > 0}
      help={
        <>
          {isMissing && say('translationMissing')}
          {isOutdated && (
            <Box component="span" sx={{ display: 'block' }}>
              {say('translationOutdated', { of: found.of })}{' '}
              {!readOnly && (
                <Link component="button" type="button" variant="body2" onClick={() => write(found.is)}>
                  {say('markCurrent')}
                </Link>
              )}
            </Box>
          )}
          {differing.length > 0 && say('placeholdersDiffer', { names: differing.join(' ') })}
        </>
      }
      onChange={write}
    />
  );
}
