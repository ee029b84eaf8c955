import { useState } from 'react';
import { useEngineText } from '../runtime/useEngineText.ts';
import { BaseInput } from './BaseInput.tsx';
import { EyeIcon } from './EyeIcon.tsx';
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
        <button
          type="button"
          className="field-tool"
          aria-label={say(shown ? 'hidePassword' : 'showPassword')}
          aria-pressed={shown}
          aria-controls={props.id}
          onClick={() => setShown(!shown)}
        >
          <EyeIcon isOff={shown} />
        </button>
      }
    />
  );
}
