import { Menu, MenuItem } from '@mui/material';
import { useRuntime } from '../runtime/useRuntime.ts';

interface LanguageMenuProps {
  readonly id: string;
  /** What the menu hangs on while it is open. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** The languages of the release, each by its own name. */
export function LanguageMenu({ id, anchor, onClose }: LanguageMenuProps) {
  const { release, locale, setLocale } = useRuntime();
  return (
    <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {release.locales.map((known) => (
        <MenuItem
          key={known}
          lang={known}
          selected={known === locale}
          onClick={() => {
            onClose();
            setLocale(known);
          }}
        >
          {nativeName(known)}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** `fr` as `Français`. */
function nativeName(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
