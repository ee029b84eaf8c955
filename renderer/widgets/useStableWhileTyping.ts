import { useState } from 'react';

/** What a user picked, as an Autocomplete shows it, and the two handlers that say when the user types. */
export interface StableSelection<T> {
  readonly shown: T;
  /** For `onInputChange`. */
  onInput(text: string, reason: string): void;
  /** For `onChange` and `onBlur`: nothing is being typed anymore. */
  release(): void;
}

/**
 * The selection as it was when the user began to type, until the user picks or leaves. MUI's Autocomplete writes the
 * label of a new `value` over the typed text, and the choices of a field are new objects each time its options load.
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
