import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { mdiContentCopy, mdiDeleteOutline, mdiDragVertical } from '@mdi/js';
import { Box, IconButton, Link, Stack } from '@mui/material';
import { type KeyboardEvent, useId, useState } from 'react';
import { Icon } from '#renderer/host';
import type { DefinitionName } from '../data/operations.ts';
import type { OpenDraft } from '../draft/DraftStore.ts';
import { insertAt, reorderAt, setAt, valueAt } from '../json/editJson.ts';
import { stepInList } from '../look/stepInList.ts';
import { useStudioText } from '../texts/useStudioText.ts';
import { AddEntry } from './AddEntry.tsx';
import type { PropertyPart } from './describeProperties.ts';
import type { MetaSchema } from './metaSchema.ts';

interface EntryListProps {
  readonly name: DefinitionName;
  readonly draft: OpenDraft;
  readonly json: unknown;
  readonly schema: MetaSchema;
  readonly pointer: string;
  readonly entries: readonly PropertyPart[];
  readonly readOnly: boolean;
  readonly onSelect: (pointer: string) => void;
  readonly onWrite: (text: string) => void;
}

/**
 * The entries of a list: selected by a press, moved by mouse and keyboard, duplicated, removed and added. The Tab key
 * stops at the buttons of one entry; arrow keys lead to the same button of the others.
 */
export function EntryList(props: EntryListProps) {
  const { draft, json, pointer, entries, readOnly, onSelect, onWrite } = props;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const say = useStudioText();
  const id = useId();
  const [at, setActive] = useState(0);
  const [isDragging, setDragging] = useState(false);
  const active = Math.min(at, entries.length - 1);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (isDragging || event.altKey || event.ctrlKey || event.metaKey) return;
    const labels = entries.map(({ label }) => label);
    const next = stepInList(event.key, active, entries.length, labels);
    const [from, to] = [active, next].map((index) => event.currentTarget.children[index ?? -1]);
    if (from === undefined || to === undefined) return;
    event.preventDefault();
    const buttons: readonly EventTarget[] = [...from.querySelectorAll('button')];
    to.querySelectorAll('button')[buttons.indexOf(event.target)]?.focus();
  };
  const end = ({ active, over }: DragEndEvent) => {
    setDragging(false);
    const [from, to] = [active.id, over?.id].map((id) => entries.findIndex((entry) => entry.pointer === id));
    if (from === undefined || to === undefined || from < 0 || to < 0 || from === to) return;
    onWrite(reorderAt(draft.text, pointer, from, to));
  };
  return (
    <Box>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragStart={() => setDragging(true)}
        onDragCancel={() => setDragging(false)}
        onDragEnd={end}
      >
        <SortableContext items={entries.map((entry) => entry.pointer)} strategy={verticalListSortingStrategy}>
          <Stack component="ul" data-arrow-keys="letters" onKeyDown={move} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {entries.map((entry, index) => (
              <Entry
                key={entry.pointer}
                entry={entry}
                readOnly={readOnly}
                hint={entries.length > 1 ? id : undefined}
                isActive={index === active}
                onFocus={() => setActive(index)}
                onSelect={() => onSelect(entry.pointer)}
                onDuplicate={() => onWrite(insertAt(draft.text, pointer, index + 1, valueAt(json, entry.pointer)))}
                onRemove={() => onWrite(setAt(draft.text, entry.pointer, undefined))}
              />
            ))}
          </Stack>
        </SortableContext>
      </DndContext>
      <span id={id} hidden>
        {say('arrowKeys')}
      </span>
      {!readOnly && <AddEntry {...props} />}
    </Box>
  );
}

interface EntryProps {
  readonly entry: PropertyPart;
  readonly readOnly: boolean;
  /** Element that says how to move in the list. */
  readonly hint: string | undefined;
  /** The Tab key stops at its buttons. */
  readonly isActive: boolean;
  readonly onFocus: () => void;
  readonly onSelect: () => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

function Entry({ entry, readOnly, hint, isActive, onFocus, onSelect, onDuplicate, onRemove }: EntryProps) {
  const say = useStudioText();
  const tabIndex = isActive ? 0 : -1;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: entry.pointer,
    disabled: readOnly,
  });
  return (
    <Box
      component="li"
      ref={setNodeRef}
      onFocus={onFocus}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{ display: 'flex', alignItems: 'center', opacity: isDragging ? 0.6 : 1, bgcolor: 'background.paper' }}
    >
      {!readOnly && (
        <IconButton
          size="small"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          tabIndex={tabIndex}
          aria-label={`${say('moved')}: ${entry.label}`}
          sx={{ cursor: 'grab', touchAction: 'none' }}
        >
          <Icon path={mdiDragVertical} size="small" />
        </IconButton>
      )}
      <Link
        component="button"
        tabIndex={tabIndex}
        aria-describedby={hint}
        onClick={onSelect}
        sx={{ flex: 1, textAlign: 'start', py: 0.75, overflowWrap: 'anywhere' }}
      >
        {entry.label}
      </Link>
      {!readOnly && (
        <>
          <IconButton
            size="small"
            tabIndex={tabIndex}
            aria-label={`${say('duplicate')}: ${entry.label}`}
            onClick={onDuplicate}
          >
            <Icon path={mdiContentCopy} size="small" />
          </IconButton>
          <IconButton
            size="small"
            tabIndex={tabIndex}
            aria-label={`${say('remove')}: ${entry.label}`}
            onClick={onRemove}
          >
            <Icon path={mdiDeleteOutline} size="small" />
          </IconButton>
        </>
      )}
    </Box>
  );
}
