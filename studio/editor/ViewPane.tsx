import { Box } from '@mui/material';
import { memo, type ReactNode } from 'react';
import { CanvasView } from '../canvas/CanvasView.tsx';
import type { DefinitionName, Judgement, Problem } from '../data/operations.ts';
import { useCaller } from '../data/useStudioData.ts';
import { useDraftStore } from '../draft/DraftsProvider.tsx';
import { JsonEditor, MergeEditor } from '../json/lazyEditors.tsx';
import type { DraftView } from '../location/useStudioLocation.ts';
import { TableView } from '../table/TableView.tsx';
import { useStudioText } from '../texts/useStudioText.ts';
import { TextsView } from '../translations/TextsView.tsx';
import { UsesView } from './UsesView.tsx';
import type { Shown } from './useFollowed.ts';

interface ViewPaneProps {
  readonly id: string;
  readonly name: DefinitionName;
  readonly hash: string;
  readonly view: DraftView;
  readonly shown: Shown;
  readonly titles: ReadonlyMap<string, string | undefined>;
  readonly judgement: Judgement | undefined;
  /** The judgement is about the text as it is now. */
  readonly isCurrent: boolean;
  readonly problems: readonly Problem[];
  /** Those of the definition itself. */
  readonly own: readonly Problem[];
  /** What was added last elsewhere. */
  readonly added: { readonly pointer: string } | undefined;
  readonly readOnly: boolean;
  readonly onSelect: (pointer: string) => void;
  /** Selects a part on the canvas. */
  readonly onPick: (pointer: string) => void;
  readonly onProperties: (pointer: string) => void;
  readonly onEdit: (text: string, source: string) => void;
  /** As `onEdit`, from an input that shows what was typed. */
  readonly onType: (text: string, source: string) => void;
  readonly onAdd: () => void;
  readonly onShowJson: () => void;
}

/** One view of a definition. */
export const ViewPane = memo(function ViewPane(props: ViewPaneProps) {
  const { name, hash, view, shown, judgement, problems, readOnly, onSelect, onEdit, onType } = props;
  const { draft, pointer } = shown;
  const say = useStudioText();
  const call = useCaller();
  const store = useDraftStore();

  const views: Readonly<Record<DraftView, () => ReactNode>> = {
    canvas: () => (
      <CanvasView
        titles={props.titles}
        draft={draft}
        drawing={judgement?.drawing}
        isJudged={props.isCurrent}
        pointer={pointer}
        added={props.added}
        readOnly={readOnly}
        onSelect={props.onPick}
        onEdit={onEdit}
        onAdd={props.onAdd}
        onShowJson={props.onShowJson}
      />
    ),
    table: () => (
      <TableView
        key={name.definition}
        draft={draft}
        problems={problems}
        pointer={pointer}
        readOnly={readOnly}
        onSelect={onSelect}
        onProperties={props.onProperties}
      />
    ),
    texts: () => <TextsView name={name} draft={draft} texts={judgement?.texts} readOnly={readOnly} onType={onType} />,
    json: () => (
      <JsonEditor
        label={`${name.kind} ${name.definition}`}
        text={draft.text}
        readOnly={readOnly}
        problems={props.own}
        pointer={pointer}
        onChange={(text) => onType(text, 'json')}
        onUndo={() => store.undo(name)}
        onRedo={() => store.redo(name)}
        onSelect={onSelect}
        complete={(text, offset) => call('releases.complete', { ...name, text, offset })}
      />
    ),
    difference: () => <MergeEditor before={draft.live ?? ''} after={draft.text} labels={[say('live'), say('draft')]} />,
    uses: () => <UsesView name={name} hash={hash} />,
  };

  return (
    <Box
      id={props.id}
      tabIndex={-1}
      sx={{ flex: 1, minHeight: 0, overflow: 'auto', p: view === 'json' ? 0 : 2 }}
      role="tabpanel"
      aria-label={say(view)}
    >
      {views[view]()}
    </Box>
  );
});
