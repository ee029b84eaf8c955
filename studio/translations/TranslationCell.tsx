import { Box, Link } from '@mui/material';
import { memo } from 'react';
import type { DefinitionName, DefinitionText } from '../data/operations.ts';
import { useDraftStore, useOpenDraft } from '../draft/DraftsProvider.tsx';
import { useLatest } from '../look/useLatest.ts';
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
  const store = useDraftStore();
  const of = translationsOf(name, locale);
  const draft = useOpenDraft(of);
  const found = draft === undefined ? undefined : readTranslation(draft.text, text.path);
  const write = useLatest((is: string) => {
    if (draft === undefined) return;
    store.type(of, writeTranslation(draft.text, text.path, { of: text.text, is }), `text ${text.path}`);
  });
  const isLoading = draft === undefined || draft.status === 'loading';
  const isOutdated = found !== undefined && found.of !== text.text;
  return (
    <TranslationInput
      locale={locale}
      title={title}
      translation={isLoading ? '' : found?.is}
      outdated={isOutdated ? found.of : undefined}
      differing={found === undefined ? '' : differingPlaceholders(text.text, found.is).join(' ')}
      readOnly={readOnly}
      isLocked={readOnly || isLoading || draft.status === 'conflict'}
      onWrite={write}
    />
  );
}

interface TranslationInputProps extends Pick<TranslationCellProps, 'locale' | 'title' | 'readOnly'> {
  /** Undefined while there is none. */
  readonly translation: string | undefined;
  /** The English text that it was made for, if that has changed. */
  readonly outdated: string | undefined;
  /** Placeholders that it lacks or has in addition. */
  readonly differing: string;
  readonly isLocked: boolean;
  readonly onWrite: (translation: string) => void;
}

/** Keys in one input do not render the others again. */
const TranslationInput = memo(function TranslationInput(props: TranslationInputProps) {
  const { locale, title, translation, outdated, differing, readOnly, isLocked, onWrite } = props;
  const say = useStudioText();
  return (
    <TextField
      label={title}
      lang={locale}
      value={translation ?? ''}
      readOnly={isLocked}
      isWrong={translation === undefined || outdated !== undefined || differing !== ''}
      help={
        <>
          {translation === undefined && say('translationMissing')}
          {outdated !== undefined && (
            <Box component="span" sx={{ display: 'block' }}>
              {say('translationOutdated', { of: outdated })}{' '}
              {!readOnly && (
                <Link component="button" type="button" variant="body2" onClick={() => onWrite(translation ?? '')}>
                  {say('markCurrent')}
                </Link>
              )}
            </Box>
          )}
          {differing !== '' && say('placeholdersDiffer', { names: differing })}
        </>
      }
      onChange={onWrite}
    />
  );
});
