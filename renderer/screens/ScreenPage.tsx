import './screens.css';
import { useEffect, useRef } from 'react';
import { Blocks } from '../blocks/Blocks.tsx';
import { Text } from '../look/Text.tsx';
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
  const heading = useRef<HTMLElement>(null);
  const page = useRef<HTMLDivElement>(null);
  useKeptFocus(page);
  useEffect(() => setTitle(title), [setTitle, title]);
  // Whoever hears the page is told where they have come to; whoever was already typing is left in peace.
  useEffect(() => {
    if (document.activeElement === null || document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <div ref={page} className="screen">
      <div className="screen-head">
        <Text as="h1" look="page" className="screen-title" tabIndex={-1} ref={heading}>
          {title}
        </Text>
        <ActionBar actions={screen.actions} leading align="end" />
      </div>
      <BelowHeading at={2}>
        <NearestTitle title={title}>
          <Blocks body={screen.body} />
        </NearestTitle>
      </BelowHeading>
    </div>
  );
}
