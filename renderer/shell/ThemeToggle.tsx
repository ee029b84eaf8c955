import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { use } from 'react';
import { useEngineText } from '../runtime/useEngineText.ts';
import { ThemeModeContext } from './ThemeModeContext.ts';

/** Changes between the light and the dark look. */
export function ThemeToggle() {
  const { mode, toggle } = use(ThemeModeContext);
  const say = useEngineText();
  const label = say(mode === 'dark' ? 'lightTheme' : 'darkTheme');
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={toggle}>
        {mode === 'dark' ? <LightIcon /> : <DarkIcon />}
      </IconButton>
    </Tooltip>
  );
}
