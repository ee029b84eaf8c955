import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import { IconButton, InputAdornment } from '@mui/material';
import { useState } from 'react';
import { useEngineText } from '../runtime/useEngineText.ts';
import { BaseInput } from './BaseInput.tsx';
import type { FieldWidgetProps } from './FieldWidgetProps.ts';

/** A secret, hidden until its owner asks to see it. */
export function PasswordWidget(props: FieldWidgetProps) {
  const [shown, setShown] = useState(false);
  const say = useEngineText();
  return (
    <BaseInput
      {...props}
      type={shown ? 'text' : 'password'}
      attributes={{ autoCapitalize: 'none', spellCheck: 'false' }}
      end={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            size="small"
            aria-label={say(shown ? 'hidePassword' : 'showPassword')}
            aria-pressed={shown}
            aria-controls={props.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
