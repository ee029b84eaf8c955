import { useState } from 'react';

/** The selection that an Autocomplete shows, and the two handlers that track whether the user is typing. */
export interface StableSelection<T> {
  readonly shown: T;
  /** For `onInputChange`. */
  onInput(text: string, reason: string): void;
  /** For `onChange` and `onBlur`: the user is no longer typing. */
  release(): void;
}

/**
 * Returns the selection as it was when the user started to type, until the user selects an option or leaves the input.
 * MUI's Autocomplete overwrites the typed text with the label of a new `value`, and the options of a field are new
 * objects each time they load.
 */
export function useStableWhileTyping<T>(selection: T): StableSelection<T> {
  const [kept, setKept] = useState<{ readonly selection: T }>();
  return {
    shown: kept === undefined ? selection : kept.selection,
    onInput: (text, reason) => {
      if (reason !== 'input' || text === '') setKept(undefined);
      else setKept((known) => known ?? { selection });
    },
    release: () => setKept(undefined),
  };
}
