import { Alert, Box, Button, Paper, useMediaQuery } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { useEffect, useId, useMemo, useState } from 'react';
import { BelowHeading } from '#renderer/host';
import { type DefinitionName, keyOf, type Problem } from '../data/operations.ts';
import { useDrafts, useFound, useMay } from '../data/useStudioData.ts';
import { ConflictView } from '../draft/ConflictView.tsx';
import { DraftHeader } from '../draft/DraftHeader.tsx';
import type { OpenDraft } from '../draft/DraftStore.ts';
import { useDraftStore, useOpenDraft } from '../draft/DraftsProvider.tsx';
import { useJudgement } from '../draft/useJudgement.ts';
import type { FieldTarget } from '../fields/fieldTargets.ts';
import { NewFieldDialog } from '../fields/NewFieldDialog.tsx';
import { useSelection } from '../location/useSelection.ts';
import { type DraftView, useStudioLocation } from '../location/useStudioLocation.ts';
import { SkipLink } from '../look/SkipLink.tsx';
import { useLatest } from '../look/useLatest.ts';
import { useStudioText } from '../texts/useStudioText.ts';
import { type Side, ViewTabs, viewsOf } from './EditorTabs.tsx';
import { SidePane } from './SidePane.tsx';
import { useFollowed } from './useFollowed.ts';
import { ViewPane } from './ViewPane.tsx';

const none: readonly Problem[] = [];

interface DraftEditorProps {
  readonly name: DefinitionName;
  readonly hash: string;
}

/** One definition that is open: its views in the middle, and beside them the properties of what is selected. */
export function DraftEditor({ name, hash }: DraftEditorProps) {
  const say = useStudioText();
  const draft = useOpenDraft(name);
  const [side, setSide] = useState<Side | undefined>();
  if (draft === undefined || draft.status === 'loading') return <Box role="status">{say('loading')}</Box>;
  if (draft.status === 'conflict') return <ConflictView draft={draft} />;
  // Translations are written before there is a draft of them.
  if (draft.status === 'missing' && name.kind !== 'locale') return <NoDefinition name={name} />;
  return <OpenEditor name={name} hash={hash} draft={draft} side={side} onSide={setSide} />;
}

/** A part of the editor that shows the draft. */
type Pane = 'view' | 'side';

/** Says that there is no definition of this name, as in an old link. */
function NoDefinition({ name: { kind, definition } }: Pick<DraftEditorProps, 'name'>) {
  const say = useStudioText();
  const { show } = useStudioLocation();
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={() => show(undefined)}>
          {say('back')}
        </Button>
      }
    >
      {say('noDefinition', { kind, name: definition })}
    </Alert>
  );
}

interface OpenEditorProps extends DraftEditorProps {
  readonly draft: OpenDraft;
  readonly side: Side | undefined;
  readonly onSide: (side: Side | undefined) => void;
}

function OpenEditor({ name, hash, draft, side, onSide }: OpenEditorProps) {
  const say = useStudioText();
  const may = useMay();
  const store = useDraftStore();
  const { data: drafts = [] } = useDrafts();
  const { data: found } = useFound(hash, '');
  const titles = useMemo(() => new Map((found ?? []).map((entry) => [keyOf(entry), entry.title])), [found]);
  const { view: asked, showView } = useStudioLocation();
  const { pointer, select } = useSelection();
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'));
  const [newField, setNewField] = useState<{ readonly entity: string; readonly place: FieldTarget }>();
  const [added, setAdded] = useState<{ readonly pointer: string }>();
  const [used, setUsed] = useState<Pane>('view');
  const [viewId, sideId] = [useId(), useId()];
  const [led, setLed] = useState<object>();
  // The keyboard goes on at the properties that a cell of the table has led to.
  useEffect(() => {
    if (led !== undefined) document.getElementById(sideId)?.focus();
  }, [led, sideId]);
  const revisions = useMemo(
    () => drafts.reduce((sum, { revision, draft: id }) => sum + revision + id * 1000, 0),
    [drafts],
  );
  const known = viewsOf(name.kind);
  const view = known.find((one) => one === asked) ?? known[0] ?? 'json';
  // The table takes the whole width; the properties are shown in its place.
  const isBeside = isWide && view !== 'table';
  const { judgement, isCurrent } = useJudgement(name, draft.text, revisions, view === 'canvas');
  const problems = judgement?.errors ?? none;
  const own = useMemo(
    () => problems.filter(({ kind, definition }) => kind === name.kind && definition === name.definition),
    [problems, name.kind, name.definition],
  );
  const latest = { draft, pointer };
  const inView = useFollowed(latest, !isBeside || used === 'view');
  const inSide = useFollowed(latest, !isBeside || used === 'side');
  const readOnly = !may('releases.saveDraft');

  const showProblems = useLatest(() => onSide('problems'));
  const showSide = useLatest(onSide);
  const showTab = useLatest((next: DraftView | 'side') => {
    if (next === 'side') onSide('properties');
    else {
      if (!isBeside || next === 'table') onSide(undefined);
      showView(next);
    }
  });
  const edit = useLatest((text: string, source: string) => store.edit(name, text, source));
  const type = useLatest((text: string, source: string) => store.type(name, text, source));
  const showAdded = useLatest((to: string) => {
    select(to);
    setAdded({ pointer: to });
    onSide(isBeside ? 'properties' : undefined);
  });
  const pick = useLatest((to: string) => {
    if (side === 'add') onSide('properties');
    select(to);
  });
  const showProperties = useLatest((to: string) => {
    select(to);
    onSide('properties');
    setLed({});
  });
  const showAdd = useLatest(() => onSide('add'));
  const showJson = useLatest(() => showView('json'));
  const askNewField = useLatest((entity: string, place: FieldTarget) => setNewField({ entity, place }));

  const shownSide: Side =
    side === undefined || (side === 'add' && (view !== 'canvas' || readOnly)) ? 'properties' : side;
  const eventsOf = (pane: Pane) => ({ onFocusCapture: () => setUsed(pane), onPointerDownCapture: () => setUsed(pane) });
  const sidePane = (
    <>
      <SidePane
        id={sideId}
        name={name}
        hash={hash}
        shown={inSide}
        side={shownSide}
        view={view}
        besideId={isBeside ? viewId : undefined}
        problems={problems}
        drawing={judgement?.drawing}
        readOnly={readOnly}
        onShow={showSide}
        onSelect={select}
        onEdit={edit}
        onType={type}
        onAdded={showAdded}
        onNewField={askNewField}
      />
      {newField !== undefined && (
        <NewFieldDialog
          {...newField}
          hash={hash}
          onClose={() => setNewField(undefined)}
          onAdded={(to) => {
            setNewField(undefined);
            showAdded(to);
          }}
        />
      )}
    </>
  );

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0, gap: 1 }}>
      <DraftHeader
        name={name}
        saved={draft.saved}
        status={draft.status}
        canUndo={draft.canUndo}
        canRedo={draft.canRedo}
        problems={isCurrent ? problems.length : undefined}
        readOnly={readOnly}
        onProblems={showProblems}
      />
      <BelowHeading>
        <Paper
          variant="outlined"
          sx={{
            flex: 1,
            minHeight: 0,
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: isBeside ? 'minmax(0, 1fr) 340px' : 'minmax(0, 1fr)' },
            overflow: { md: 'hidden' },
          }}
        >
          <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 }} {...eventsOf('view')}>
            <ViewTabs
              kind={name.kind}
              value={!isBeside && side !== undefined ? 'side' : view}
              isBeside={isBeside}
              onShow={showTab}
            />
            {isBeside && <SkipLink to={sideId} title={say('skipTo', { name: say(shownSide) })} />}
            {!isBeside && side !== undefined ? (
              sidePane
            ) : (
              <ViewPane
                id={viewId}
                name={name}
                hash={hash}
                view={view}
                shown={inView}
                titles={titles}
                judgement={judgement}
                isCurrent={isCurrent}
                problems={problems}
                own={own}
                added={added}
                readOnly={readOnly}
                onSelect={select}
                onPick={pick}
                onProperties={showProperties}
                onEdit={edit}
                onType={type}
                onAdd={showAdd}
                onShowJson={showJson}
              />
            )}
          </Box>
          {isBeside && (
            <Box sx={{ borderLeft: 1, borderColor: 'divider', minHeight: 0, display: 'grid' }} {...eventsOf('side')}>
              {sidePane}
            </Box>
          )}
        </Paper>
      </BelowHeading>
    </Box>
  );
}
