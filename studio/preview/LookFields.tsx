import { MenuItem, TextField } from '@mui/material';
import { useRuntime } from '#renderer/host';
import { useLanguageName } from '../texts/useLanguageName.ts';
import { useStudioText } from '../texts/useStudioText.ts';
import type { PreviewLook } from './storePreview.ts';

/** Widths of a phone, a tablet and a desk, in pixels. */
const widths: readonly number[] = [390, 768, 1440];

/** How and where previews are shown. */
export interface PreviewSettings extends PreviewLook {
  readonly width: number;
  readonly address: string;
}

interface LookFieldsProps {
  readonly look: PreviewSettings;
  readonly onChange: (look: PreviewSettings) => void;
}

const themes = ['light', 'dark'] as const;

/** Asks for the language, theme and width of previews, and for the first page. */
export function LookFields({ look, onChange }: LookFieldsProps) {
  const say = useStudioText();
  const languageName = useLanguageName();
  const { release } = useRuntime();
  return (
    <>
      <TextField
        select
        size="small"
        label={say('language')}
        value={look.locale}
        onChange={(event) => onChange({ ...look, locale: event.target.value })}
      >
        {release.locales.map((locale) => (
          <MenuItem key={locale} value={locale}>
            {languageName(locale)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={say('theme')}
        value={look.theme}
        onChange={(event) => onChange({ ...look, theme: event.target.value === 'dark' ? 'dark' : 'light' })}
      >
        {themes.map((theme) => (
          <MenuItem key={theme} value={theme}>
            {say(`theme_${theme}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={say('width')}
        value={look.width}
        onChange={(event) => onChange({ ...look, width: Number(event.target.value) })}
      >
        {widths.map((width) => (
          <MenuItem key={width} value={width}>
            {width} px
          </MenuItem>
        ))}
      </TextField>
      <TextField
        size="small"
        label={say('startAt')}
        helperText={say('startAtHelp')}
        value={look.address}
        onChange={(event) => onChange({ ...look, address: event.target.value })}
        slotProps={{ htmlInput: { pattern: '/(?!/).*|/' } }}
      />
    </>
  );
}
