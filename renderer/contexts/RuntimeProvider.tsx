import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type PortalRuntime, RuntimeContext } from './PortalRuntime.ts';

interface RuntimeProviderProps {
  readonly value: PortalRuntime;
  readonly children: ReactNode;
}

/** Provides a runtime, and with it the texts of its release to `useTranslation`. */
export function RuntimeProvider({ value, children }: RuntimeProviderProps) {
  return (
    <I18nextProvider i18n={value.i18n} defaultNS={value.namespace}>
      <RuntimeContext value={value}>{children}</RuntimeContext>
    </I18nextProvider>
  );
}
