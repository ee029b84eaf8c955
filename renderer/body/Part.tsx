import './body.css';
import { useEffect } from 'react';
import type { ActionModel, ScreenModel, Text } from '#engine';
import { ActionBar } from '../actions/ActionBar.tsx';
import { DataProvider } from '../calls/DataProvider.tsx';
import { useDialog } from '../contexts/Dialogs.ts';
import { NearestTitle } from '../contexts/NearestTitle.tsx';
import { BelowHeading, Heading } from '../look/HeadingLevel.tsx';
import { RunsProvider } from '../scope/RunsProvider.tsx';
import { useText } from '../texts/useText.ts';
import { Blocks } from './Blocks.tsx';

interface PartProps {
  readonly screen: ScreenModel;
  readonly given: Readonly<Record<string, unknown>>;
  /** A dialog shows the title at its top. */
  readonly place: 'page' | 'dialog';
  readonly title?: Text;
  readonly actions?: readonly ActionModel[];
}

/** Renders the data and blocks of a screen without a route. */
export function Part({ given, ...props }: PartProps) {
  return (
    <DataProvider data={props.screen.data} given={given}>
      <RunsProvider>
        <PartBody {...props} />
      </RunsProvider>
    </DataProvider>
  );
}

function PartBody({ screen, place, title = screen.title, actions = [] }: Omit<PartProps, 'given'>) {
  const text = useText();
  const dialog = useDialog();
  const words = text(title);
  useEffect(() => {
    if (place === 'dialog' && words !== '') dialog?.entitle(words);
  }, [place, dialog, words]);

  const shownTitle = place === 'dialog' ? '' : words;
  // The dialog's close button is always visible, so an action that closes it is left out.
  const isSaid = ({ target }: ActionModel) => place === 'dialog' && target.verb === 'do' && target.act === 'close';
  const all = [...screen.actions, ...actions].filter((action) => !isSaid(action));
  return (
    <div className="part">
      {(shownTitle !== '' || all.length > 0) && (
        <div className="part-head">
          {shownTitle && <Heading>{shownTitle}</Heading>}
          <div className="part-actions">
            <ActionBar actions={all} size="small" align="end" />
          </div>
        </div>
      )}
      <NearestTitle title={words}>
        {shownTitle ? (
          <BelowHeading>
            <Blocks body={screen.body} />
          </BelowHeading>
        ) : (
          <Blocks body={screen.body} />
        )}
      </NearestTitle>
    </div>
  );
}
