import '@fontsource-variable/inter';
import '../../renderer/look/base.css';
import { Box } from '@mui/material';
import { QueryClient, QueryClientProvider, useIsFetching } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { views } from '../../renderer/blocks/views.ts';
import { createEventCheck } from '../../renderer/calls/createEventCheck.ts';
import type { PortalRuntime } from '../../renderer/contexts/PortalRuntime.ts';
import type { Session } from '../../renderer/contexts/Session.ts';
import { ViewsContext } from '../../renderer/contexts/Views.ts';
import { ScreenRoutesProvider } from '../../renderer/routing/ScreenRoutesProvider.tsx';
import { RunsProvider } from '../../renderer/scope/RunsProvider.tsx';
import { DialogHost } from '../../renderer/shell/DialogHost.tsx';
import { NoticeHost } from '../../renderer/shell/NoticeHost.tsx';
import { createI18n } from '../../renderer/texts/createI18n.ts';
import { RuntimeProvider } from '../../renderer/texts/RuntimeProvider.tsx';
import { Themed } from '../../renderer/theme/Themed.tsx';
import { ThemeModeContext } from '../../renderer/theme/ThemeModeContext.ts';
import { useColours } from '../../renderer/theme/useColours.ts';
import { portalConfig } from '../../web/portalConfig.ts';
import { createStoryAdapter } from './createStoryAdapter.ts';
import type { Looks } from './Looks.ts';
import type { StageWorld } from './StageWorld.ts';

interface StageProps {
  readonly world: StageWorld;
  readonly looks: Looks;
  /** Initial URL of the router. */
  readonly address?: string;
  /** Operations never respond, to show loading states. */
  readonly silent?: boolean;
  readonly children: ReactNode;
}

/** Provides everything that a component needs from memory: release, user, adapter, theme and language. */
export function Stage({ world, looks, address = '/', silent = false, children }: StageProps) {
  const { locale, theme: mode } = looks;
  const [queries] = useState(createQueries);
  useColours(mode);
  const themeMode = useMemo(() => ({ mode, toggle: () => undefined }), [mode]);
  const runtime = useMemo<PortalRuntime>(
    () => ({
      release: world.release,
      i18n: createI18n({
        release: world.release,
        namespace: 'story',
        detector: { type: 'languageDetector', detect: () => locale },
      }),
      namespace: 'story',
      locale,
      setLocale: () => undefined,
      validators: world.validators,
      adapter: createStoryAdapter(world, locale, silent),
      user: world.user,
      settings: world.release.settings,
      clock: world.clock,
      expressions: world.expressions,
      checkEvent: createEventCheck(),
      session: world.user.signedIn ? signedIn : signedOut,
      config: portalConfig,
    }),
    [world, locale, silent],
  );
  return (
    <ThemeModeContext value={themeMode}>
      <Themed>
        <QueryClientProvider client={queries}>
          <MemoryRouter initialEntries={[address]}>
            <ViewsContext value={views}>
              <RuntimeProvider value={runtime}>
                <ScreenRoutesProvider release={world.release}>
                  <RunsProvider>
                    <NoticeHost>
                      <DialogHost>
                        <Floor locale={locale}>{children}</Floor>
                      </DialogHost>
                    </NoticeHost>
                  </RunsProvider>
                </ScreenRoutesProvider>
              </RuntimeProvider>
            </ViewsContext>
          </MemoryRouter>
        </QueryClientProvider>
      </Themed>
    </ThemeModeContext>
  );
}

/** Marks in the page whether something is loading, so that tests can wait for it. */
function Floor({ locale, children }: { readonly locale: string; readonly children: ReactNode }) {
  const fetching = useIsFetching();
  return (
    <Box
      component="main"
      lang={locale}
      data-fetching={fetching}
      sx={{ p: 3, maxWidth: 1200, minHeight: '100vh', bgcolor: 'background.default', color: 'text.primary' }}
    >
      {children}
    </Box>
  );
}

function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, structuralSharing: false },
    },
  });
}

const still = {
  isOpening: false,
  hasFailed: false,
  start: async () => undefined,
  end: async () => undefined,
  expire: () => undefined,
};
const signedIn: Session = { ...still, status: 'signedIn', isLive: () => true };
const signedOut: Session = { ...still, status: 'signedOut', isLive: () => false };
