import LanguageIcon from '@mui/icons-material/Translate';
import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material';
import { useId, useState } from 'react';
import { useEngineText } from '../runtime/useEngineText.ts';
import { useRuntime } from '../runtime/useRuntime.ts';

/** The languages of the release, each by its own name. */
export function LanguagePicker() {
  const { release, locale, setLocale } = useRuntime();
  const say = useEngineText();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (release.locales.length < 2) return null;
  return (
    <>
      <Tooltip title={say('language')}>
        <IconButton
          aria-label={say('language')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          {...(anchor ? { 'aria-controls': id } : {})}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <LanguageIcon />
        </IconButton>
      </Tooltip>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {release.locales.map((known) => (
          <MenuItem
            key={known}
            lang={known}
            selected={known === locale}
            onClick={() => {
              setAnchor(null);
              setLocale(known);
            }}
          >
            {nativeName(known)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** `fr` as `Français`. */
function nativeName(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
