import './shell.css';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { menuOf } from '#engine';
import { PageTitleContext } from '../contexts/PageTitle.ts';
import { useRuntime } from '../contexts/useRuntime.ts';
import { LoadErrorBoundary } from '../lazy/LoadErrorBoundary.tsx';
import { classes } from '../look/classes.ts';
import { useFrom } from '../look/useWidth.ts';
import { useScrollRestoration } from '../routing/useScrollRestoration.ts';
import { useEngineText } from '../texts/useEngineText.ts';
import { Footer } from './Footer.tsx';
import { Breadcrumb, BreadcrumbSkeleton, MenuSkeleton, SideDrawer } from './lazyFrame.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';
import { useProductName } from './useProductName.ts';

/** Width of the permanent menu in pixels. */
const menuWidth = 275;

/** The frame of every page: app bar, menu, breadcrumb and footer. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { release, user, session } = useRuntime();
  const { pathname } = useLocation();
  useScrollRestoration();
  const say = useEngineText();
  const name = useProductName();
  const isLarge = useFrom('lg');
  // The user's choice for one width does not apply to another.
  const [chosen, choose] = useState<{ readonly isLarge: boolean; readonly isOpen: boolean }>();
  const [title, setTitle] = useState('');
  const [opened, setOpened] = useState<{ readonly pathname: string; readonly title: string }>();
  const page = useMemo(
    () => ({ title, setTitle, announce: (opened: string) => setOpened({ pathname, title: opened }) }),
    [title, pathname],
  );
  const menu = user.signedIn ? menuOf(user, release) : undefined;
  // While the user loads, space is reserved for the content of a signed-in user, so that nothing moves later.
  const isInside = user.signedIn || session.isOpening;
  const isDrawerOpen = chosen?.isLarge === isLarge ? chosen.isOpen : isLarge;
  const setOpen = (isOpen: boolean): void => choose({ isLarge, isOpen });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what it waits for.
  useEffect(() => {
    if (!isLarge) choose(undefined);
  }, [pathname]);
  useEffect(() => {
    document.title = title === '' ? name : `${title} – ${name}`;
  }, [title, name]);

  return (
    <PageTitleContext value={page}>
      {/* The live region exists before it has a text, so that the text is read. */}
      <p aria-live="polite" className="visually-hidden">
        {opened?.pathname === pathname && opened.title}
      </p>
      <SkipLink />
      <TopBar onMenu={menu || session.isOpening ? () => setOpen(!isDrawerOpen) : undefined} isMenuOpen={isDrawerOpen} />
      <div className="shell">
        {session.isOpening && isLarge && isDrawerOpen && <MenuSkeleton width={menuWidth} />}
        {menu && (
          <SideDrawer
            menu={menu}
            label={say('menu')}
            width={menuWidth}
            isPermanent={isLarge}
            isOpen={isDrawerOpen}
            onClose={() => setOpen(false)}
          />
        )}
        <div className={classes('shell-page', !isInside && 'shell-public')}>
          <main id="main" tabIndex={-1} className="shell-main">
            {session.isOpening && <BreadcrumbSkeleton />}
            {user.signedIn && (
              <LoadErrorBoundary>
                <Breadcrumb />
              </LoadErrorBoundary>
            )}
            {/* The same element in both cases: a sign-in on a screen must not run its entrance actions again. */}
            <div className="shell-sheet">{children}</div>
          </main>
          <Footer />
        </div>
      </div>
    </PageTitleContext>
  );
}
