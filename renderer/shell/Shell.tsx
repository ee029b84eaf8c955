import { Box, Container, Paper, type Theme, useMediaQuery } from '@mui/material';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { menuOf } from '#engine';
import { useLocation } from '../routing/Address.ts';
import { LoadFence } from '../runtime/LoadFence.tsx';
import { partOf } from '../runtime/loadAgain.ts';
import { useEngineText } from '../runtime/useEngineText.ts';
import { useRuntime } from '../runtime/useRuntime.ts';
import { Footer } from './Footer.tsx';
import { PageTitleContext } from './PageTitle.ts';
import { SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';
import { useProductName } from './useProductName.ts';

const Breadcrumb = lazy(
  partOf(
    () => import('./Breadcrumb.tsx'),
    ({ Breadcrumb: drawn }) => drawn,
  ),
);
const SideDrawer = lazy(
  partOf(
    () => import('./SideDrawer.tsx'),
    ({ SideDrawer: drawn }) => drawn,
  ),
);

/** Width of the menu beside the content. */
const menuWidth = 275;

/** Least width of the content beside the menu; where there is no menu beside it, it follows the window. */
const contentWidth = 641;

/** What is around every page: bar, menu, breadcrumb and footer. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { release, user } = useRuntime();
  const { pathname } = useLocation();
  const say = useEngineText();
  const name = useProductName();
  const isLarge = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  // What was chosen for one width says nothing about another.
  const [chosen, choose] = useState<{ readonly isLarge: boolean; readonly isOpen: boolean }>();
  const [title, setTitle] = useState('');
  const page = useMemo(() => ({ title, setTitle }), [title]);
  const menu = user.signedIn ? menuOf(user, release) : undefined;
  const isDrawerOpen = chosen?.isLarge === isLarge ? chosen.isOpen : isLarge;
  const setOpen = (isOpen: boolean): void => choose({ isLarge, isOpen });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what it waits for.
  useEffect(() => {
    if (!isLarge) choose(undefined);
    window.scrollTo(0, 0);
  }, [pathname]);
  useEffect(() => {
    document.title = title === '' ? name : `${title} – ${name}`;
  }, [title, name]);

  return (
    <PageTitleContext value={page}>
      <SkipLink />
      <TopBar onMenu={menu ? () => setOpen(!isDrawerOpen) : undefined} isMenuOpen={isDrawerOpen} />
      <Box sx={{ display: 'flex', minHeight: 'calc(100dvh - 64px)' }}>
        {menu && (
          <Suspense fallback={isLarge && isDrawerOpen && <Box sx={{ width: menuWidth, flexShrink: 0 }} />}>
            <SideDrawer
              menu={menu}
              label={say('menu')}
              width={menuWidth}
              isPermanent={isLarge}
              isOpen={isDrawerOpen}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        )}
        <Box sx={{ flex: 1, minWidth: { xs: 0, lg: contentWidth }, display: 'flex', flexDirection: 'column' }}>
          <Container
            component="main"
            id="main"
            tabIndex={-1}
            // Whoever has not signed in sees one form, which reads badly over a whole screen.
            maxWidth={user.signedIn ? 'xl' : 'sm'}
            sx={{
              flex: 1,
              py: { xs: 2, md: user.signedIn ? 3 : 6 },
              px: { xs: 2, md: 3 },
              '&:focus': { outline: 'none' },
              // A table needs more room than a form: its last columns would lie out of sight.
              '&:has(table)': user.signedIn ? {} : { maxWidth: ({ breakpoints }: Theme) => breakpoints.values.md },
            }}
          >
            {user.signedIn && (
              <LoadFence>
                <Breadcrumb />
              </LoadFence>
            )}
            {/* One element in both cases: a screen must not be entered a second time because somebody signed in on it. */}
            <Paper
              variant="outlined"
              sx={user.signedIn ? { border: 0, bgcolor: 'transparent' } : { p: { xs: 2, sm: 4 } }}
            >
              {children}
            </Paper>
          </Container>
          <Footer />
        </Box>
      </Box>
    </PageTitleContext>
  );
}
