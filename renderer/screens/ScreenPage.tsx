import './screens.css';
import { useEffect, useRef } from 'react';
import { isStaticText } from '#engine';
import { ActionBar } from '../actions/ActionBar.tsx';
import { Blocks } from '../body/Blocks.tsx';
import { DataProvider } from '../calls/DataProvider.tsx';
import { NearestTitle } from '../contexts/NearestTitle.tsx';
import { usePageTitle } from '../contexts/PageTitle.ts';
import { useRuntime } from '../contexts/useRuntime.ts';
import { BelowHeading } from '../look/HeadingLevel.tsx';
import { Text } from '../look/Text.tsx';
import type { RoutedScreen } from '../routing/routes.ts';
import { useScope } from '../scope/useScope.ts';
import { useEngineText } from '../texts/useEngineText.ts';
import { useText } from '../texts/useText.ts';
import { useArrival } from './useArrival.ts';
import { useFocusRestore } from './useFocusRestore.ts';

/** Renders a screen with its data, title, actions and blocks. */
export function ScreenPage({ screen }: { readonly screen: RoutedScreen }) {
  return (
    <DataProvider data={screen.data} above={<FailedHead screen={screen} />}>
      <ScreenBody screen={screen} />
    </DataProvider>
  );
}

/** The heading of a screen whose data could not be loaded. Its title can contain what is missing. */
function FailedHead({ screen }: { readonly screen: RoutedScreen }) {
  const runtime = useRuntime();
  const { expressions } = useScope();
  const text = useText();
  const say = useEngineText();
  const isStill = screen.title !== undefined && isStaticText(screen.title, { ...runtime, expressions });
  const title = isStill ? text(screen.title) : say('pageFailed');
  const { setTitle } = usePageTitle();
  useEffect(() => setTitle(title), [setTitle, title]);
  return (
    <div className="screen-head">
      <Text as="h1" look="page" tabIndex={-1}>
        {title}
      </Text>
    </div>
  );
}

function ScreenBody({ screen }: { readonly screen: RoutedScreen }) {
  const text = useText();
  const title = text(screen.title);
  const heading = useRef<HTMLElement>(null);
  const page = useRef<HTMLDivElement>(null);
  useFocusRestore(page);
  useArrival(title, heading);
  return (
    <div ref={page} className="screen">
      <div className="screen-head">
        <div className="screen-title">
          <Text as="h1" look="page" tabIndex={-1} ref={heading}>
            {title}
          </Text>
          {screen.text && (
            <Text quiet className="screen-text">
              {text(screen.text)}
            </Text>
          )}
        </div>
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
