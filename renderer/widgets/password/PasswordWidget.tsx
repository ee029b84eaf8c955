import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { Icon } from '../../look/Icon.tsx';
import { IconButton } from '../../look/IconButton.tsx';
import { hidePath, showPath } from '../../look/paths.ts';
import { useEngineText } from '../../texts/useEngineText.ts';
import { BaseInput } from '../BaseInput.tsx';

/** A secret, hidden until the user presses the button to show it. */
export function PasswordWidget(props: WidgetProps) {
  const [shown, setShown] = useState(false);
  const say = useEngineText();
  return (
    <BaseInput
      {...props}
      type={shown ? 'text' : 'password'}
      attributes={{ autoCapitalize: 'none', spellCheck: 'false' }}
      end={
        <IconButton
          size="small"
          edge="end"
          aria-label={say(shown ? 'hidePassword' : 'showPassword')}
          aria-pressed={shown}
          aria-controls={props.id}
          onClick={() => setShown(!shown)}
        >
          <Icon path={shown ? hidePath : showPath} size="small" />
        </IconButton>
      }
    />
  );
}
