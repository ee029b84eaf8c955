import { useRuntime } from '../contexts/useRuntime.ts';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { toLazyModule } from '../lazy/loadWithRetry.ts';
import { useCurrentScreen } from '../routing/ScreenRoutesProvider.tsx';
import { lazyThemed } from '../theme/lazyThemed.ts';

/** Reserves the height of the breadcrumb while it loads, on every page except the home screen, which has none. */
export function BreadcrumbSkeleton() {
  const { config } = useRuntime();
  return useCurrentScreen()?.id === config.screens.home ? null : <div className="way way-place" />;
}

/** The breadcrumb above the page. */
export const Breadcrumb = lazyComponent(
  toLazyModule(
    () => import('./Breadcrumb.tsx'),
    ({ Breadcrumb: drawn }) => drawn,
  ),
  BreadcrumbSkeleton,
);

/** Reserves the room of the account menu. */
export function AccountSkeleton() {
  return <div className="top-bar-account-place" />;
}

/** The account menu, which visitors do not load. */
export const AccountMenu = lazyComponent(
  toLazyModule(
    () => import('./AccountMenu.tsx'),
    ({ AccountMenu: drawn }) => drawn,
  ),
  AccountSkeleton,
);

/** Reserves the width of the menu next to the page while the menu loads. */
export function MenuSkeleton({ width }: { readonly width: number }) {
  return <div className="shell-menu-place" style={{ width }} />;
}

/** The menu. If it is next to the page, its space is reserved. */
export const SideDrawer = lazyComponent(
  lazyThemed(
    () => import('./SideDrawer.tsx'),
    ({ SideDrawer: drawn }) => drawn,
  ),
  ({ isPermanent, isOpen, width }) => isPermanent && isOpen && <MenuSkeleton width={width} />,
);

/**
 * Prefetches the components of every page of a signed-in user while the user loads. A failure is reported when a
 * component is rendered.
 */
export function loadFrameSoon(): void {
  void Promise.allSettled([
    SideDrawer.load(),
    Breadcrumb.load(),
    AccountMenu.load(),
    import('../icons/SvgIcon.tsx'),
    import('../session/startSession.ts'),
  ]);
}
