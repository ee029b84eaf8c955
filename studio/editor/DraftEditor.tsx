import { Alert, Box, Paper, Stack, useMediaQuery } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { BelowHeading } from '#renderer/host';
import { AddPanel } from '../canvas/AddPanel.tsx';
import { CanvasView } from '../canvas/CanvasView.tsx';
import { ElementCondition } from '../canvas/ElementCondition.tsx';
import { PartRequirement } from '../conditions/PartRequirement.tsx';
import { useRequirementChoice } from '../conditions/useRequirementChoice.ts';
import { type DefinitionName, keyOf, type Problem } from '../data/operations.ts';
import { useCaller, useDrafts, useFound, useMay } from '../data/useStudioData.ts';
import { ConflictView } from '../draft/ConflictView.tsx';
import { DraftHeader } from '../draft/DraftHeader.tsx';
import { useDraftStore, useOpenDraft } from '../draft/DraftsProvider.tsx';
import { ProblemList } from '../draft/ProblemList.tsx';
import { useJudgement } from '../draft/useJudgement.ts';
import type { FieldTarget } from '../fields/fieldTargets.ts';
import { NewFieldDialog } from '../fields/NewFieldDialog.tsx';
import { JsonEditor, MergeEditor } from '../json/lazyEditors.tsx';
import { type DraftView, useStudioLocation } from '../location/useStudioLocation.ts';
import { SkipLink } from '../look/SkipLink.tsx';
import { useLatest } from '../look/useLatest.ts';
import { PropertiesPanel } from '../properties/PropertiesPanel.tsx';
import { TableView } from '../table/TableView.tsx';
import { useStudioText } from '../texts/useStudioText.ts';
import { TextsView } from '../translations/TextsView.tsx';
import { TryPanel } from '../trying/TryPanel.tsx';
import { readJson } from '../wording/readJson.ts';
import { type Side, SideTabs, ViewTabs, viewsOf } from './EditorTabs.tsx';
import { UsesView } from './UsesView.tsx';

const none: readonly Problem[] = [];

interface DraftEditorProps {
  readonly name: DefinitionName;
  readonly hash: string;
}

/** One definition that is open: its views in the middle, and beside them the properties of what is selected. */
export function DraftEditor({ name, hash }: DraftEditorProps) {
  const say = useStudioText();
  const may = useMay();
  const call = useCaller();
  const store = useDraftStore();
  const draft = useOpenDraft(name);
  const { data: drafts = [] } = useDrafts();
  const { data: found } = useFound(hash, '');
  const titles = useMemo(() => new Map((found ?? []).map((entry) => [keyOf(entry), entry.title])), [found]);
  const { view: asked, showView, pointer, select } = useStudioLocation();
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'));
  const [side, setSide] = useState<Side | undefined>();
  const [newField, setNewField] = useState<{ readonly entity: string; readonly place: FieldTarget }>();
  const [added, setAdded] = useState<{ readonly pointer: string }>();
  const [viewId, sideId] = [useId(), useId()];
  const [led, setLed] = useState<object>();
  // The keyboard goes on at the properties that a cell of the table has led to.
  useEffect(() => {
    if (led !== undefined) document.getElementById(sideId)?.focus();
  }, [led, sideId]);
  const isOpen = draft !== undefined && draft.status !== 'loading';
  const revisions = useMemo(
    () => drafts.reduce((sum, { revision, draft: id }) => sum + revision + id * 1000, 0),
    [drafts],
  );
  const known = viewsOf(name.kind);
  const view = known.find((one) => one === asked) ?? known[0] ?? 'json';
  // The table takes the whole width; the properties are shown in its place.
  const isBeside = isWide && view !== 'table';
  const { judgement, isCurrent } = useJudgement(name, isOpen ? draft.text : undefined, revisions, view === 'canvas');
  const problems = judgement?.errors ?? none;
  const own = useMemo(
    () => problems.filter(({ kind, definition }) => kind === name.kind && definition === name.definition),
    [problems, name.kind, name.definition],
  );
  const parsed = useMemo(() => (draft === undefined ? undefined : readJson(draft.text)), [draft]);

  const isCovered = useRequirementChoice(name, parsed);
  const showProblems = useLatest(() => setSide('problems'));
  const showSide = useLatest(setSide);
  const showTab = useLatest((next: DraftView | 'side') => {
    if (next === 'side') setSide('properties');
    else {
      if (!isBeside || next === 'table') setSide(undefined);
      showView(next);
    }
  });

  if (!isOpen) return <Box role="status">{say('loading')}</Box>;
  if (draft.status === 'conflict') return <ConflictView draft={draft} />;
  const readOnly = !may('releases.saveDraft');
  const edit = (text: string, source: string) => store.edit(name, text, source);

  const showAdded = (to: string) => {
    select(to);
    setAdded({ pointer: to });
    setSide(isBeside ? 'properties' : undefined);
  };

  const views: Readonly<Record<DraftView, () => ReactNode>> = {
    canvas: () => (
      <CanvasView
        titles={titles}
        draft={draft}
        drawing={judgement?.drawing}
        isJudged={isCurrent}
        pointer={pointer}
        added={added}
        readOnly={readOnly}
        onSelect={(to) => {
          if (side === 'add') setSide('properties');
          select(to);
        }}
        onEdit={edit}
        onAdd={() => setSide('add')}
        onShowJson={() => showView('json')}
      />
    ),
    table: () => (
      <TableView
        key={name.definition}
        draft={draft}
        problems={problems}
        pointer={pointer}
        readOnly={readOnly}
        onSelect={select}
        onProperties={(to) => {
          select(to);
          setSide('properties');
          setLed({});
        }}
      />
    ),
    texts: () => <TextsView name={name} draft={draft} texts={judgement?.texts} readOnly={readOnly} onEdit={edit} />,
    json: () => (
      <JsonEditor
        label={`${name.kind} ${name.definition}`}
        text={draft.text}
        readOnly={readOnly}
        problems={own}
        pointer={pointer}
        onChange={(text) => edit(text, 'json')}
        onUndo={() => store.undo(name)}
        onRedo={() => store.redo(name)}
        onSelect={select}
        complete={(text, offset) => call('releases.complete', { ...name, text, offset })}
      />
    ),
    difference: () => <MergeEditor before={draft.live ?? ''} after={draft.text} labels={[say('live'), say('draft')]} />,
    uses: () => <UsesView name={name} hash={hash} />,
  };

  const shownSide: Side =
    side === undefined || (side === 'add' && (view !== 'canvas' || readOnly)) ? 'properties' : side;
  const sidePanel = (
    <Box sx={{ minHeight: 0, overflow: 'auto' }}>
      {isBeside && <SkipLink to={viewId} title={say('skipTo', { name: say(view) })} />}
      <SideTabs
        value={shownSide}
        problems={problems.length}
        canAdd={view === 'canvas' && !readOnly}
        onShow={showSide}
      />
      <Box id={sideId} tabIndex={-1} sx={{ p: 1.5 }} role="tabpanel" aria-label={say(shownSide)}>
        {shownSide === 'add' ? (
          <AddPanel
            draft={draft}
            hash={hash}
            pointer={pointer}
            onAdded={(text, to) => {
              edit(text, `add ${to} ${Date.now()}`);
              showAdded(to);
            }}
            onShow={showAdded}
            onNewField={(entity, place) => setNewField({ entity, place })}
          />
        ) : shownSide === 'problems' ? (
          <ProblemList problems={problems} name={name} />
        ) : parsed === undefined ? (
          <Alert severity="warning">{say('unreadable')}</Alert>
        ) : (
          <Stack spacing={3}>
            <PropertiesPanel
              name={name}
              hash={hash}
              draft={draft}
              json={parsed}
              pointer={pointer}
              readOnly={readOnly}
              isCovered={({ name: word, input, value }) =>
                !readOnly && word === 'required' && input === 'condition' && isCovered(value)
              }
              onSelect={select}
              onEdit={edit}
            />
            {!readOnly && <PartRequirement name={name} draft={draft} json={parsed} pointer={pointer} onEdit={edit} />}
            <TryPanel name={name} hash={hash} json={parsed} pointer={pointer} />
            {view === 'canvas' && !readOnly && (
              <ElementCondition draft={draft} drawing={judgement?.drawing} pointer={pointer} onEdit={edit} />
            )}
          </Stack>
        )}
      </Box>
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
    </Box>
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
          <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 }}>
            <ViewTabs
              kind={name.kind}
              value={!isBeside && side !== undefined ? 'side' : view}
              isBeside={isBeside}
              onShow={showTab}
            />
            {isBeside && <SkipLink to={sideId} title={say('skipTo', { name: say(shownSide) })} />}
            {!isBeside && side !== undefined ? (
              sidePanel
            ) : (
              <Box
                id={viewId}
                tabIndex={-1}
                sx={{ flex: 1, minHeight: 0, overflow: 'auto', p: view === 'json' ? 0 : 2 }}
                role="tabpanel"
                aria-label={say(view)}
              >
                {views[view]()}
              </Box>
            )}
          </Box>
          {isBeside && (
            <Box sx={{ borderLeft: 1, borderColor: 'divider', minHeight: 0, display: 'grid' }}>{sidePanel}</Box>
          )}
        </Paper>
      </BelowHeading>
    </Box>
  );
}
