import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import { IconButton } from '@mui/material';
import { use } from 'react';
import { Hint } from '../runtime/Hint.tsx';
import { useEngineText } from '../runtime/useEngineText.ts';
import { ThemeModeContext } from './ThemeModeContext.ts';

/** Changes between the light and the dark look. */
export function ThemeToggle() {
  const { mode, toggle } = use(ThemeModeContext);
  const say = useEngineText();
  const label = say(mode === 'dark' ? 'lightTheme' : 'darkTheme');
  return (
    <Hint title={label}>
      <IconButton aria-label={label} onClick={toggle}>
        {mode === 'dark' ? <LightIcon /> : <DarkIcon />}
      </IconButton>
    </Hint>
  );
}
