import { Menu, MenuItem } from '@mui/material';
import { useRuntime } from '../contexts/useRuntime.ts';
import { landmarkOf } from '../look/landmarkOf.ts';
import { nativeName } from './nativeName.ts';

interface LanguageMenuProps {
  readonly id: string;
  /** The element below which the open menu is placed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** The menu of the release's languages, each by its native name. */
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
