import { useDroppable } from '@dnd-kit/core';
import { SortableContext, useSortable } from '@dnd-kit/sortable';
import { Box } from '@mui/material';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { useLatest } from '../look/useLatest.ts';
import type { WaitForNearby } from '../look/useNearbyObserver.ts';
import { useStable } from '../look/useStable.ts';
import { useStudioText } from '../texts/useStudioText.ts';
import { type CompiledPart, type Drawing, labelIn, partOf } from './drawing.ts';
import { ElementDrawing } from './ElementDrawing.tsx';
import type { CanvasElement, CanvasList as List } from './outline.ts';

interface CanvasListProps {
  readonly list: List;
  readonly level: number;
  readonly drawing: Drawing;
  /** Pointer of the selected element. */
  readonly selected: string | undefined;
  /** Element that the tab key reaches while none is selected. */
  readonly first: string | undefined;
  readonly readOnly: boolean;
  /** Elements stand side by side where there is room, as fields do. */
  readonly isInColumns: boolean;
  readonly waitForNearby: WaitForNearby;
  /** Always the same function: elements are drawn again only where they have changed. */
  readonly onSelect: (pointer: string) => void;
}

/** This many elements are drawn at once, before it is known which ones are near the visible part. */
const drawnFirst = 12;

/** From this many fields on a form has two columns. */
const fewest = 4;

const still = () => null;

/** The elements of a list, and those inside them. */
export function CanvasList(props: CanvasListProps) {
  const { list, isInColumns, drawing, selected, first } = props;
  const say = useStudioText();
  const isEmpty = list.elements.length === 0;
  const { setNodeRef, isOver } = useDroppable({ id: list.pointer, disabled: !isEmpty });
  const fields = list.elements.filter(({ word }) => word === 'field').length;
  const items = useStable(list.elements.map(({ pointer }) => pointer));
  return (
    <SortableContext items={items} strategy={still}>
      <Box
        ref={setNodeRef}
        role={props.level > 1 && !isEmpty ? 'group' : undefined}
        sx={{
          display: 'grid',
          gap: 0.5,
          alignItems: 'start',
          gridTemplateColumns: 'minmax(0, 1fr)',
          ...(isInColumns && fields >= fewest
            ? { '@container (min-width: 560px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }
            : {}),
        }}
      >
        {list.elements.map((element, index) => {
          const { pointer, lists, word } = element;
          // What is the same for an element does not draw it again.
          const isAround = (other: string | undefined) => other !== undefined && `${other}/`.startsWith(`${pointer}/`);
          return (
            <Element
              key={pointer}
              element={element}
              label={labelIn(drawing, element)}
              part={partOf(drawing, element)}
              drawing={lists.length > 0 || word === 'step' ? drawing : undefined}
              level={props.level}
              selected={isAround(selected) ? selected : undefined}
              first={isAround(first) ? first : undefined}
              readOnly={props.readOnly}
              isInColumns={isInColumns}
              isDrawnFirst={index < drawnFirst}
              waitForNearby={props.waitForNearby}
              onSelect={props.onSelect}
            />
          );
        })}
        {isEmpty && (list.sort !== 'questions' || props.level === 1) && (
          <Box
            sx={{
              p: 1.5,
              border: 1,
              borderStyle: 'dashed',
              borderColor: isOver ? 'primary.main' : 'divider',
              borderRadius: 1,
              color: 'text.secondary',
              typography: 'body2',
            }}
          >
            {say('emptyList')}
          </Box>
        )}
      </Box>
    </SortableContext>
  );
}

interface ElementProps extends Omit<CanvasListProps, 'list' | 'drawing'> {
  readonly element: CanvasElement;
  readonly label: string;
  readonly part: CompiledPart | undefined;
  /** Of an element that has others inside it, or of a step. */
  readonly drawing: Drawing | undefined;
  readonly isDrawnFirst: boolean;
}

/** An element, which is drawn once it is near the visible part or selected. */
const Element = memo(function Element(props: ElementProps) {
  const { element, isDrawnFirst, selected } = props;
  const isSelected = selected === element.pointer;
  const [isNear, setNear] = useState(isDrawnFirst || isSelected);
  if (isSelected && !isNear) setNear(true);
  return isNear ? <DrawnElement {...props} /> : <FarElement {...props} onNear={() => setNear(true)} />;
});

/**
 * An element as the renderer shows it, below a transparent item of the tree. The drawing is not part of the item: its
 * texts are not the name of the element.
 */
function DrawnElement(props: ElementProps) {
  const { element, label, part, drawing, level, selected, first, readOnly, onSelect } = props;
  const { pointer } = element;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging, isOver } = useSortable({
    id: pointer,
    disabled: readOnly,
  });
  const isSelected = selected === pointer;
  return (
    <Box
      ref={setNodeRef}
      sx={{
        position: 'relative',
        p: 1,
        borderRadius: 1,
        opacity: isDragging ? 0.4 : 1,
        minWidth: 0,
        ...(isWhole(element)
          ? { gridColumn: '1 / -1', border: 1, borderColor: 'divider' }
          : { '&:has(> div .field-wide)': { gridColumn: '1 / -1' } }),
        ...(isSelected ? { bgcolor: 'action.selected' } : {}),
        ...(isOver ? { boxShadow: (theme) => `inset 0 3px 0 ${theme.palette.primary.main}` } : {}),
      }}
    >
      <Box
        ref={setActivatorNodeRef}
        role="treeitem"
        aria-level={level}
        aria-selected={isSelected}
        aria-label={label}
        aria-describedby={readOnly ? undefined : attributes['aria-describedby']}
        tabIndex={isSelected || first === pointer ? 0 : -1}
        data-pointer={pointer}
        {...listeners}
        onClick={() => onSelect(pointer)}
        sx={{
          position: 'absolute',
          inset: 0,
          borderRadius: 1,
          outline: '2px solid transparent',
          cursor: readOnly ? 'default' : 'grab',
          '&:hover': { bgcolor: 'action.hover' },
          ...(isSelected ? { outlineColor: (theme) => theme.palette.primary.main } : {}),
          '&:focus-visible': { outlineStyle: 'dashed', outlineColor: (theme) => theme.palette.primary.main },
        }}
      />
      <ElementDrawing element={element} label={label} part={part} drawing={drawing} />
      <InnerLists {...props} />
    </Box>
  );
}

/**
 * The name of an element that is far from the visible part, in about the room that its drawing will take. The browser
 * lays it out only where it is visible.
 */
function FarElement(props: ElementProps & { readonly onNear: () => void }) {
  const { element, label, level, first, waitForNearby, onNear, onSelect } = props;
  const { pointer, word } = element;
  // Nothing is dropped on what is not visible.
  const filled = useMemo(() => ({ ...element, lists: element.lists.filter(hasElements) }), [element]);
  const box = useRef<HTMLDivElement>(null);
  const near = useLatest(onNear);
  useEffect(() => (box.current === null ? undefined : waitForNearby(box.current, near)), [waitForNearby, near]);
  return (
    <div ref={box} style={isWhole(element) ? { gridColumn: '1 / -1' } : {}}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the tree takes the keys. */}
      <div
        role="treeitem"
        aria-level={level}
        aria-selected={false}
        aria-label={label}
        tabIndex={first === pointer ? 0 : -1}
        data-pointer={pointer}
        onClick={() => onSelect(pointer)}
        style={{ minHeight: rooms[word], contentVisibility: 'auto' }}
      >
        {label}
      </div>
      <InnerLists {...props} element={filled} />
    </div>
  );
}

/** Usual heights of drawings in pixels. */
const rooms: Readonly<Record<string, number>> = { field: 80, question: 104, step: 176 };

function isWhole({ word }: CanvasElement): boolean {
  return word !== 'field';
}

function hasElements({ elements }: List): boolean {
  return elements.length > 0;
}

/** The lists inside an element. */
function InnerLists({ element, label: _label, part: _part, isDrawnFirst: _first, drawing, ...props }: ElementProps) {
  return element.lists.map((list) => (
    <Box
      key={list.pointer}
      sx={{
        position: 'relative',
        mt: list.elements.length > 0 || list.sort !== 'questions' ? 1 : 0,
        pl: { xs: 0, sm: 2 },
      }}
    >
      {drawing && <CanvasList {...props} drawing={drawing} list={list} level={props.level + 1} />}
    </Box>
  ));
}
