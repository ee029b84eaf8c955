import { TextField } from '@mui/material';
import { sourceLocale } from '#engine';
import { useRuntime } from '#renderer/host';
import { useLanguageName } from '../texts/useLanguageName.ts';
import { useStudioText } from '../texts/useStudioText.ts';

/** A title in each language of the portal, by locale. */
export type Titles = Readonly<Record<string, string>>;

interface TitleInputsProps {
  readonly titles: Titles;
  readonly onChange: (titles: Titles) => void;
}

/** Asks for a title in every language of the portal. The first input gets the focus. */
export function TitleInputs({ titles, onChange }: TitleInputsProps) {
  const say = useStudioText();
  const languageName = useLanguageName();
  const { release } = useRuntime();
  return release.locales.map((locale, index) => (
    <TextField
      key={locale}
      size="small"
      autoFocus={index === 0}
      required={locale === sourceLocale}
      label={say('titleIn', { language: languageName(locale) })}
      value={titles[locale] ?? ''}
      onChange={(event) => onChange({ ...titles, [locale]: event.target.value })}
      slotProps={{ htmlInput: { lang: locale, maxLength: 255 } }}
    />
  ));
}
