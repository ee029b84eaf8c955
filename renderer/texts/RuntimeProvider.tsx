import { type ReactNode, useCallback } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type PortalRuntime, RuntimeContext } from '../contexts/PortalRuntime.ts';
import { useRuntime } from '../contexts/useRuntime.ts';
import { EngineTextContext } from './EngineTextContext.ts';
import type { EngineTextFunction } from './useEngineText.ts';
import { useWriteText } from './useWriteText.ts';

interface RuntimeProviderProps {
  readonly value: PortalRuntime;
  readonly children: ReactNode;
}

/** Provides a runtime, and with it the texts of its release to `useTranslation`, `useText` and `useEngineText`. */
export function RuntimeProvider({ value, children }: RuntimeProviderProps) {
  return (
    <I18nextProvider i18n={value.i18n} defaultNS={value.namespace}>
      <RuntimeContext value={value}>
        <EngineTexts>{children}</EngineTexts>
      </RuntimeContext>
    </I18nextProvider>
  );
}

function EngineTexts({ children }: { readonly children: ReactNode }) {
  const { user, settings, clock, expressions } = useRuntime();
  const write = useWriteText();
  const text = useCallback<EngineTextFunction>(
    (name, extra) =>
      write({ text: `engine/${name}` }, { variables: {}, user, settings, clock, expressions }, extra && { extra }),
    [write, user, settings, clock, expressions],
  );
  return <EngineTextContext value={text}>{children}</EngineTextContext>;
}
