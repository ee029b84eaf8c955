import { useRuntime } from '../contexts/useRuntime.ts';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { toLazyModule } from '../lazy/loadWithRetry.ts';
import { useCurrentScreen } from '../routing/ScreenRoutesProvider.tsx';
import { lazyThemed } from '../theme/lazyThemed.ts';

/** Keeps the height of the breadcrumb while it is not known, on every page but home, which has none. */
export function BreadcrumbSkeleton() {
  const { config } = useRuntime();
  return useCurrentScreen()?.id === config.screens.home ? null : <div className="way way-place" />;
}

/** The way to the page, above it. */
export const Breadcrumb = lazyComponent(
  toLazyModule(
    () => import('./Breadcrumb.tsx'),
    ({ Breadcrumb: drawn }) => drawn,
  ),
  BreadcrumbSkeleton,
);

/** Keeps the width of the menu beside the page while the menu is not known. */
export function MenuSkeleton({ width }: { readonly width: number }) {
  return <div className="shell-menu-place" style={{ width }} />;
}

/** The menu; where it stands beside the page its place is kept. */
export const SideDrawer = lazyComponent(
  lazyThemed(
    () => import('./SideDrawer.tsx'),
    ({ SideDrawer: drawn }) => drawn,
  ),
  ({ isPermanent, isOpen, width }) => isPermanent && isOpen && <MenuSkeleton width={width} />,
);

/**
 * Loads what every page of somebody who is signed in is drawn with, before the server has said who it is. A failure is
 * met again where a part is drawn.
 */
export function loadFrameSoon(): void {
  void Promise.allSettled([
    SideDrawer.load(),
    Breadcrumb.load(),
    import('../icons/SvgIcon.tsx'),
    import('../session/startSession.ts'),
  ]);
}
