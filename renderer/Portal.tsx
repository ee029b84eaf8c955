import './look/base.css';
import './look/print.css';
// Later style sheets override earlier ones, so they are imported here in a fixed order.
import './actions/actions.css';
import './calls/calls.css';
import './hints/hints.css';
import './texts/markdown.css';
import './look/marks.css';
import './body/body.css';
import './blocks/blocks.css';
import './values/values.css';
import './look/alert.css';
import './look/tones.css';
import './look/button.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { type Clock, OperationError } from '#engine';
import { views } from './blocks/views.ts';
import { isEventCheckLoaded, useEventCheck } from './calls/useEventCheck.ts';
import type { PortalRuntime } from './contexts/PortalRuntime.ts';
import { useRuntime } from './contexts/useRuntime.ts';
import { ViewsContext } from './contexts/Views.ts';
import type { PortalBoot } from './PortalBoot.ts';
import { Prefetch } from './prefetch/Prefetch.tsx';
import { ScreenRoutesProvider } from './routing/ScreenRoutesProvider.tsx';
import { RunsProvider } from './scope/RunsProvider.tsx';
import { Screens } from './screens/Screens.tsx';
import { useSessionState } from './session/useSessionState.ts';
import { DialogHost } from './shell/DialogHost.tsx';
import { PageErrorBoundary } from './shell/ErrorPage.tsx';
import { loadShell } from './shell/loadShell.ts';
import { NoticeHost } from './shell/NoticeHost.tsx';
import { SessionDialog } from './shell/SessionDialog.tsx';
import { Shell } from './shell/Shell.tsx';
import { Splash } from './shell/Splash.tsx';
import { UnreachablePage } from './shell/UnreachablePage.tsx';
import { useLocale } from './shell/useLocale.ts';
import { RuntimeProvider } from './texts/RuntimeProvider.tsx';
import { ThemeModeContext } from './theme/ThemeModeContext.ts';
import { useColours } from './theme/useColours.ts';
import { useThemeMode } from './theme/useThemeMode.ts';
import { FormPartsContext } from './widgets/FormPartsContext.ts';
import { registerForms } from './widgets/registerForms.tsx';

/** Renders the whole portal from one release. */
export function Portal({ boot }: { readonly boot: PortalBoot }) {
  return (
    <PortalProvider boot={boot} Router={BrowserRouter}>
      <Fresh boot={boot}>
        <Prefetch load={boot.loadAhead} loadShell={loadShell} />
        <Shell>
          <SessionGate>
            <Screens />
          </SessionGate>
        </Shell>
        <SessionDialog />
      </Fresh>
    </PortalProvider>
  );
}

interface PortalProviderProps {
  readonly boot: PortalBoot;
  /** Provides the routes of React Router. */
  readonly Router: ComponentType<{ readonly children: ReactNode }>;
  /** Rendered once the texts are loaded. */
  readonly children: ReactNode;
}

/**
 * Provides the context of rendered definitions: the release in the user's language, the session, data, routes and
 * dialogs.
 */
export function PortalProvider({ boot, Router, children }: PortalProviderProps) {
  const [mode, toggle] = useThemeMode();
  useColours(mode);
  const themeMode = useMemo(() => ({ mode, toggle }), [mode, toggle]);
  const [queries] = useState(createQueries);
  const [parts] = useState(() => registerForms(boot.forms));
  return (
    <ThemeModeContext value={themeMode}>
      <QueryClientProvider client={queries}>
        <Router>
          <ViewsContext value={views}>
            <FormPartsContext value={parts}>
              <Runtime boot={boot} queries={queries}>
                {children}
              </Runtime>
            </FormPartsContext>
          </ViewsContext>
        </Router>
      </QueryClientProvider>
    </ThemeModeContext>
  );
}

/** Creates the query client. A failed query is retried once, unless the server refused it. */
function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        refetchOnWindowFocus: false,
        // Entities are assigned to records by object identity, which structural sharing would break.
        structuralSharing: false,
        retry: (times, error) =>
          times < 1 && !(error instanceof OperationError && error.status >= 400 && error.status < 500),
      },
    },
  });
}

interface RuntimeProps {
  readonly queries: QueryClient;
}

function Runtime({ boot, queries, children }: Pick<PortalProviderProps, 'boot' | 'children'> & RuntimeProps) {
  const { adapter, config, expressions, loadRelease, loadDecisions, report, clock = browserClock } = boot;
  const { checkEvent, loadEventCheck } = useEventCheck(boot.release);
  const { i18n, namespace, release, validators, locale, setLocale, replace } = useLocale(boot);
  const shown = useRef(boot.release);
  const openRelease = useCallback(async () => {
    const next = await boot.loadPart?.();
    await loadEventCheck((next ?? boot).release);
    if (next === undefined || next.release === shown.current) return shown.current;
    shown.current = next.release;
    await replace(next);
    return next.release;
  }, [boot, loadEventCheck, replace]);
  const { session, user } = useSessionState({ openRelease, adapter, config });
  useEffect(() => {
    boot.onPerson?.({ locale, email: user.email });
  }, [boot, locale, user.email]);

  // Messages of the server are in the previous language.
  const spoken = useRef<string | undefined>(undefined);
  const isShown = release !== undefined;
  useEffect(() => {
    if (!isShown || spoken.current === locale) return;
    if (spoken.current !== undefined) void queries.invalidateQueries();
    spoken.current = locale;
  }, [isShown, locale, queries]);

  // If any query reports that the server no longer accepts the token, the session ends.
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const { error } = event.action;
        if (error instanceof OperationError && error.status === 401) session.expire();
      }),
    [queries, session],
  );

  const runtime = useMemo<PortalRuntime | undefined>(
    () =>
      release && {
        release,
        i18n,
        namespace,
        locale,
        setLocale,
        validators,
        adapter,
        user,
        settings: release.settings,
        clock,
        expressions,
        report,
        checkEvent,
        session,
        config,
        loadRelease,
        loadDecisions,
      },
    [
      release,
      i18n,
      namespace,
      locale,
      setLocale,
      validators,
      adapter,
      user,
      clock,
      expressions,
      report,
      checkEvent,
      session,
      config,
      loadRelease,
      loadDecisions,
    ],
  );
  if (runtime === undefined) return <Splash />;
  return (
    <RuntimeProvider value={runtime}>
      <PageErrorBoundary>
        <RunsProvider>
          <NoticeHost>
            <DialogHost>
              <ScreenRoutesProvider release={runtime.release}>{children}</ScreenRoutesProvider>
            </DialogHost>
          </NoticeHost>
        </RunsProvider>
      </PageErrorBoundary>
    </RuntimeProvider>
  );
}

/** Renders its children once the user is loaded. */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  const { session, release, checkEvent } = useRuntime();
  if (session.hasFailed) return <UnreachablePage />;
  const isReady = session.status !== 'loading' && isEventCheckLoaded(release, checkEvent);
  return isReady ? children : <Splash />;
}

/** Reloads the portal at the first navigation after another release has been published. */
function Fresh({ boot, children }: { readonly boot: PortalBoot; readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (pathname === before.current) return undefined;
    before.current = pathname;
    let isHere = true;
    const reload = (): void => {
      if (isHere && boot.isStale()) window.location.reload();
    };
    // Wait for input that has not been sent yet, and for running requests, which could report another release.
    const timer = setTimeout(() => void (boot.settled?.() ?? Promise.resolve()).then(reload));
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [pathname, boot]);
  return children;
}

const browserClock: Clock = {
  today: () => {
    const now = new Date();
    const two = (part: number) => String(part).padStart(2, '0');
    return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  },
  now: () => new Date().toISOString(),
};
