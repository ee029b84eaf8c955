import { TextField as MuiTextField } from '@mui/material';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface TextInputProps {
  readonly label: string;
  readonly lang: string;
  readonly value: string;
  readonly readOnly: boolean;
  readonly isWrong?: boolean;
  readonly help?: ReactNode;
  readonly onChange: (value: string) => void;
}

/** A text in one language. What is typed is shown at once, whatever waits for it. */
export function TextField({ label, lang, value, readOnly, isWrong = false, help, onChange }: TextInputProps) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  // Before the next key. What this input has told comes back late while typing goes on.
  useLayoutEffect(() => {
    if (value !== told.current) setTyped(value);
    told.current = value;
  }, [value]);
  return (
    <MuiTextField
      fullWidth
      size="small"
      label={label}
      value={typed}
      error={isWrong}
      helperText={help}
      slotProps={{
        htmlInput: { lang, readOnly, maxLength: 20_000, rows: 1 },
        // The inputs of the page have one line; a text area grows with its text by itself.
        input: {
          inputComponent: 'textarea',
          sx: { '& textarea': { fieldSizing: 'content', height: 'auto', minHeight: '1.4375em', resize: 'none' } },
        },
        inputLabel: { shrink: true },
        formHelperText: { component: 'div' },
      }}
      onChange={(event) => {
        setTyped(event.target.value);
        told.current = event.target.value;
        onChange(event.target.value);
      }}
    />
  );
}
