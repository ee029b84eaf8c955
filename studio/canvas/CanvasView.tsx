import {
  type Announcements,
  type Collision,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { Alert, Box, Button, Paper } from '@mui/material';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { OpenDraft } from '../draft/DraftStore.ts';
import { insertAt, parentOf, setAt, syntaxErrorIn, transferEntry, valueAt } from '../json/editJson.ts';
import { useLatest } from '../look/useLatest.ts';
import { useNearbyObserver } from '../look/useNearbyObserver.ts';
import { useStable } from '../look/useStable.ts';
import { useStudioText } from '../texts/useStudioText.ts';
import { readJson } from '../wording/readJson.ts';
import { removeStep } from './additions.ts';
import { CanvasList } from './CanvasList.tsx';
import { CanvasToolbar } from './CanvasToolbar.tsx';
import { copyOf } from './copyOf.ts';
import { drawingOf, labelIn, readCompiled } from './drawing.ts';
import { keysOf } from './keys.ts';
import { type CanvasElement, elementsIn, outlineOf } from './outline.ts';
import { type Direction, dropOn, elementAround, listOf, stepTo, type Target } from './target.ts';
import { VariantChoice } from './VariantChoice.tsx';

interface CanvasViewProps {
  /** Titles of definitions by kind and name. */
  readonly titles?: ReadonlyMap<string, string | undefined>;
  readonly draft: OpenDraft;
  /** What the server has compiled last. */
  readonly drawing: string | undefined;
  /** The server has judged the definition, and could not compile it where there is no drawing. */
  readonly isJudged: boolean;
  readonly pointer: string;
  /** What was added last elsewhere, which gets the focus. */
  readonly added: { readonly pointer: string } | undefined;
  readonly readOnly: boolean;
  readonly onSelect: (pointer: string) => void;
  readonly onEdit: (text: string, source: string) => void;
  /** Shows what can be added behind the selected element. */
  readonly onAdd: () => void;
  readonly onShowJson: () => void;
}

/** A definition as people will see it: its elements are selected, moved, copied and removed by mouse and keyboard. */
export function CanvasView(props: CanvasViewProps) {
  const say = useStudioText();
  const { draft, onShowJson } = props;
  const json = useMemo(() => readJson(draft.text), [draft.text]);
  if (json !== undefined) return <DrawnCanvas {...props} json={json} />;
  const fault = syntaxErrorIn(draft.text);
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={onShowJson}>
          {say('json')}
        </Button>
      }
    >
      {say('cannotDraw', { line: fault?.line ?? 1, column: fault?.column ?? 1 })}
    </Alert>
  );
}

/** The space bar picks an element up and puts it down. */
const keyboardOptions = {
  coordinateGetter: sortableKeyboardCoordinates,
  keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
};
const pointerOptions = { activationConstraint: { distance: 6 } };

function DrawnCanvas(props: CanvasViewProps & { readonly json: unknown }) {
  const { titles, draft, json, pointer, readOnly, onSelect, onEdit, onAdd } = props;
  const say = useStudioText();
  const [variant, setVariant] = useState('');
  const all = useStable(useMemo(() => outlineOf(draft.kind, json), [draft.kind, json]));
  const lists = useMemo(() => chosenLists(all, variant), [all, variant]);
  const kept = useRef(props.drawing);
  // What cannot be compiled for a moment is shown as it was.
  const last = props.drawing ?? kept.current;
  kept.current = last;
  const compiled = useStable(useMemo(() => readCompiled(last), [last]));
  const drawing = useMemo(() => drawingOf(compiled, draft.definition, titles), [compiled, draft.definition, titles]);
  const [dragged, setDragged] = useState<CanvasElement>();
  const canvas = useRef<HTMLDivElement>(null);
  const focused = useRef<string>(undefined);
  const sensors = useSensors(useSensor(PointerSensor, pointerOptions), useSensor(KeyboardSensor, keyboardOptions));
  const waitForNearby = useNearbyObserver();
  const elements = useMemo(() => elementsIn(lists), [lists]);
  const selected = elementAround(lists, pointer);

  const { added } = props;
  useEffect(() => {
    focused.current = added?.pointer;
  }, [added]);

  // An element that was moved or copied keeps the focus in its new place.
  useEffect(() => {
    if (focused.current === undefined || focused.current !== pointer) return;
    focused.current = undefined;
    canvas.current?.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(pointer)}"]`)?.focus();
  });

  const go = useLatest((to: string) => {
    focused.current = to;
    onSelect(to);
  });
  const write = (text: string, to: string) => {
    onEdit(text, `canvas ${Date.now()}`);
    go(to);
  };
  const moveTo = (element: CanvasElement, place: Target | undefined) => {
    if (place === undefined) return;
    const moved = transferEntry(draft.text, element.pointer, place.list, place.index);
    write(moved.text, moved.pointer);
  };
  const acts = {
    move: (element: CanvasElement, direction: Direction) => moveTo(element, stepTo(lists, element, direction)),
    duplicate: (element: CanvasElement) => {
      const list = parentOf(element.pointer);
      const index = Number(element.pointer.slice(list.length + 1)) + 1;
      const copy = copyOf(valueAt(json, element.pointer), json);
      write(insertAt(draft.text, list, index, copy), `${list}/${index}`);
    },
    remove: (element: CanvasElement) => {
      const at = elements.indexOf(element);
      const list = listOf(lists, element.pointer);
      const last = list?.elements.at(-1) === element;
      const next = last ? (elements[at - 1]?.pointer ?? '') : element.pointer;
      const isStep = parentOf(element.pointer) === '/steps';
      write(isStep ? removeStep(draft.text, element.pointer) : setAt(draft.text, element.pointer, undefined), next);
    },
  };
  const directions = useStable(
    (['up', 'down', 'in', 'out'] as const).filter((one) => selected !== undefined && stepTo(lists, selected, one)),
  );
  const add = useLatest(onAdd);
  const toolbar = {
    onMove: useLatest((direction: Direction) => selected && acts.move(selected, direction)),
    onDuplicate: useLatest(() => selected && acts.duplicate(selected)),
    onRemove: useLatest(() => selected && acts.remove(selected)),
  };
  const press = (event: KeyboardEvent) => {
    if (dragged !== undefined) return;
    const { target } = event;
    const at = elements.find(({ pointer: own }) => target instanceof HTMLElement && target.dataset['pointer'] === own);
    const act = keysOf(event, at, elements);
    if (act === undefined) return;
    if ('go' in act) go(act.go);
    else if (readOnly || at === undefined) return;
    else if ('move' in act) acts.move(at, act.move);
    else acts[act.act](at);
    event.preventDefault();
  };
  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(undefined);
    const element = elements.find((one) => one.pointer === active.id);
    if (element && over) moveTo(element, dropOn(lists, String(active.id), String(over.id)));
  };
  const labelAt = (pointer: string | number | undefined): string => {
    const element = elements.find((one) => one.pointer === pointer);
    return element === undefined ? say('emptyList') : labelIn(drawing, element);
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => say('dragStarted', { what: labelAt(active.id) }),
    onDragOver: ({ active, over }) => say('dragOver', { what: labelAt(active.id), where: labelAt(over?.id) }),
    onDragEnd: ({ active }) => say('dragEnded', { what: labelAt(active.id) }),
    onDragCancel: ({ active }) => say('dragCancelled', { what: labelAt(active.id) }),
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {!readOnly && lists.length > 0 && (
        <CanvasToolbar
          label={selected && labelIn(drawing, selected)}
          directions={directions}
          onAdd={add}
          {...toolbar}
        />
      )}
      {all.length > 1 && <VariantChoice json={json} value={variant} onChange={setVariant} />}
      {lists.length === 0 && <Alert severity="info">{say('nothingDrawn')}</Alert>}
      {drawing.isEmpty && draft.kind !== 'menu' && draft.kind !== 'screen' && (
        <Box role="status" sx={{ color: 'text.secondary' }}>
          {say(props.isJudged ? 'notDrawn' : 'checking')}
        </Box>
      )}
      <DndContext
        accessibility={{ announcements, screenReaderInstructions: { draggable: say('dragHelp') } }}
        sensors={sensors}
        collisionDetection={innermost}
        onDragStart={({ active }) => setDragged(elements.find((one) => one.pointer === active.id))}
        onDragCancel={() => setDragged(undefined)}
        onDragEnd={drop}
      >
        {lists.length > 0 && (
          <Box
            ref={canvas}
            role="tree"
            aria-label={say('canvas')}
            onKeyDown={press}
            sx={{ containerType: 'inline-size' }}
          >
            {lists.map((list) => (
              <CanvasList
                key={list.pointer}
                list={list}
                level={1}
                drawing={drawing}
                selected={selected?.pointer}
                first={selected === undefined ? elements[0]?.pointer : undefined}
                readOnly={readOnly}
                isInColumns={draft.kind === 'form'}
                waitForNearby={waitForNearby}
                onSelect={go}
              />
            ))}
          </Box>
        )}
        <DragOverlay dropAnimation={null}>
          {dragged && (
            <Paper elevation={6} sx={{ px: 2, py: 1, width: 'fit-content', maxWidth: 320 }}>
              {labelIn(drawing, dragged)}
            </Paper>
          )}
        </DragOverlay>
      </DndContext>
    </Box>
  );
}

/** All lists but the orders of variants, or the order of the chosen variant. */
function chosenLists(all: ReturnType<typeof outlineOf>, variant: string): ReturnType<typeof outlineOf> {
  return all.filter(({ pointer }) => (variant === '' ? !pointer.startsWith('/variants/') : pointer === variant));
}

/** The innermost element under the pointer; with the keyboard the nearest one. */
const innermost: CollisionDetection = (input) => {
  const { active } = input;
  const isOutside = ({ id }: Collision): boolean => !`${id}/`.startsWith(`${active.id}/`);
  const under = pointerWithin(input).filter(isOutside);
  const found = under.toSorted((a, b) => String(b.id).length - String(a.id).length);
  return found.length > 0 ? found : input.pointerCoordinates === null ? closestCenter(input).filter(isOutside) : [];
};
