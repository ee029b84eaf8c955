import { Box, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Blocks } from '../blocks/Blocks.tsx';
import { ActionBar } from '../runtime/ActionBar.tsx';
import { DataProvider } from '../runtime/DataProvider.tsx';
import { BelowHeading } from '../runtime/HeadingLevel.tsx';
import { NearestTitle } from '../runtime/NearestTitle.tsx';
import { useText } from '../runtime/useText.ts';
import { usePageTitle } from '../shell/PageTitle.ts';
import type { RoutedScreen } from './routes.ts';
import { useKeptFocus } from './useKeptFocus.ts';

/** A screen with its data, title, actions and blocks. */
export function ScreenPage({ screen }: { readonly screen: RoutedScreen }) {
  return (
    <DataProvider data={screen.data}>
      <ScreenBody screen={screen} />
    </DataProvider>
  );
}

function ScreenBody({ screen }: { readonly screen: RoutedScreen }) {
  const text = useText();
  const title = text(screen.title);
  const { setTitle } = usePageTitle();
  const heading = useRef<HTMLHeadingElement>(null);
  const page = useRef<HTMLDivElement>(null);
  useKeptFocus(page);
  useEffect(() => setTitle(title), [setTitle, title]);
  // Whoever hears the page is told where they have come to; whoever was already typing is left in peace.
  useEffect(() => {
    if (document.activeElement === null || document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <Box ref={page} sx={{ display: 'grid', gap: 3, '& > *': { minWidth: 0 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography
          variant="h4"
          component="h1"
          tabIndex={-1}
          ref={heading}
          sx={{ flex: 1, minWidth: 'min(100%, 16rem)', '&:focus': { outline: 'none' }, overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        <ActionBar actions={screen.actions} leading align="end" />
      </Box>
      <BelowHeading at={2}>
        <NearestTitle title={title}>
          <Blocks body={screen.body} />
        </NearestTitle>
      </BelowHeading>
    </Box>
  );
}
