import { use } from 'react';
import { Hint } from '../hints/Hint.tsx';
import { Icon } from '../look/Icon.tsx';
import { IconButton } from '../look/IconButton.tsx';
import { darkPath, lightPath } from '../look/paths.ts';
import { useEngineText } from '../texts/useEngineText.ts';
import { ThemeModeContext } from '../theme/ThemeModeContext.ts';

/** Switches between light and dark mode. */
export function ThemeToggle() {
  const { mode, toggle } = use(ThemeModeContext);
  const say = useEngineText();
  const label = say(mode === 'dark' ? 'lightTheme' : 'darkTheme');
  return (
    <Hint title={label}>
      <IconButton aria-label={label} onClick={toggle}>
        <Icon path={mode === 'dark' ? lightPath : darkPath} />
      </IconButton>
    </Hint>
  );
}
