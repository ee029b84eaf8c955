import { Menu, MenuItem } from '@mui/material';
import { useRuntime } from '../contexts/useRuntime.ts';
import { landmarkOf } from '../look/landmarkOf.ts';
import { nativeName } from './nativeName.ts';

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
    <Menu id={id} anchorEl={anchor} container={() => landmarkOf(anchor)} open={anchor !== null} onClose={onClose}>
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
