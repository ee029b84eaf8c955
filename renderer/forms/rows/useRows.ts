import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type FieldModel, isRecord, readPath } from '#engine';
import { useEngineText } from '../../texts/useEngineText.ts';
import { fieldId, useFormContext } from '../FormContext.ts';
import { createRowPaths } from './createRowPaths.ts';

export interface Rows {
  /** Keys of the rows, which stay the same when rows are moved. */
  keysOf(count: number): readonly string[];
  /** The last action, for screen readers. */
  readonly message: string;
  readonly actions: {
    readonly add: () => void;
    readonly duplicate: (index: number) => void;
    readonly remove: (index: number) => void;
    readonly move: (index: number, by: 1 | -1) => void;
    /** Replaces all rows; `from` contains the previous index of each row. */
    readonly replace: (rows: readonly unknown[], from: readonly (number | undefined)[], message: string) => void;
    /** The rows as entered, including hidden values. */
    readonly read: () => readonly unknown[];
    /** A new row with its defaults. */
    readonly start: () => unknown;
  };
}

/** Adds, duplicates, removes and moves rows of a list, and moves the focus accordingly. */
export function useRows(field: FieldModel): Rows {
  const { store, prefix, reveal } = useFormContext();
  const say = useEngineText();
  const [message, setMessage] = useState('');
  const keys = useRef<readonly string[]>([]);
  const lastKey = useRef(0);
  const focus = useRef<() => void>(undefined);
  const { path } = field;

  useLayoutEffect(() => {
    focus.current?.();
    focus.current = undefined;
  });

  const made = useMemo(() => {
    const newKey = (): string => {
      lastKey.current += 1;
      return String(lastKey.current);
    };
    const keysOf = (count: number): readonly string[] => {
      const { current } = keys;
      if (current.length !== count)
        keys.current = Array.from({ length: count }, (_none, at) => current[at] ?? newKey());
      return keys.current;
    };
    const read = (): readonly unknown[] => {
      const rows = readPath(store.getAnswers().draft, path);
      return Array.isArray(rows) ? rows : [];
    };
    const replace: Rows['actions']['replace'] = (rows, from, words) => {
      const before = keysOf(read().length);
      keys.current = from.map((index) => (index === undefined ? newKey() : (before[index] ?? newKey())));
      store.moveRows(path, rows, createRowPaths(path, from));
      setMessage(words);
    };
    const places = (rows: readonly unknown[]): number[] => [...rows.keys()];
    const rowElement = (index: number) => document.getElementById(fieldId(prefix, `${path}.${index}`));
    const focusFirst = (index: number) => () =>
      rowElement(index)?.querySelector<HTMLElement>('input:not([readonly]), select, textarea, button')?.focus();

    return {
      keysOf,
      actions: {
        read,
        start: () => store.startRow(path),
        replace,
        add() {
          const rows = read();
          replace(
            [...rows, store.startRow(path)],
            [...places(rows), undefined],
            say('rowAdded', { count: rows.length + 1 }),
          );
          focus.current = focusFirst(rows.length);
          // The end of a long list is not rendered yet.
          reveal.get(path)?.(rows.length);
        },
        duplicate(index: number) {
          const rows = read();
          const copy = rows[index];
          const from = places(rows).toSpliced(index + 1, 0, -1);
          replace(
            rows.toSpliced(index + 1, 0, isRecord(copy) ? { ...copy } : {}),
            from.map((place) => (place < 0 ? undefined : place)),
            say('rowAdded', { count: index + 2 }),
          );
          focus.current = focusFirst(index + 1);
        },
        remove(index: number) {
          const rows = read();
          replace(rows.toSpliced(index, 1), places(rows).toSpliced(index, 1), say('rowRemoved', { count: index + 1 }));
          const next = Math.min(index, rows.length - 2);
          focus.current = () => {
            const button = rowElement(next)?.querySelector<HTMLElement>('[data-action=remove]');
            (button ?? document.getElementById(fieldId(prefix, `${path}-add`)))?.focus();
          };
        },
        move(index: number, by: 1 | -1) {
          const rows = read();
          const to = index + by;
          if (to < 0 || to >= rows.length) return;
          const held = document.activeElement;
          const action = held?.getAttribute('data-action');
          const rowId = fieldId(prefix, `${path}.${index}`);
          const cell = held?.id.startsWith(`${rowId}-`) ? held.id.slice(rowId.length) : undefined;
          const from = places(rows);
          const swap = <Item>(list: readonly Item[]): readonly Item[] =>
            list.toSpliced(index, 1).toSpliced(to, 0, ...list.slice(index, index + 1));
          replace(swap(rows), swap(from), say('rowMoved', { count: to + 1 }));
          focus.current = () => {
            const element =
              cell === undefined
                ? rowElement(to)?.querySelector<HTMLElement>(`[data-action=${action ?? 'remove'}]:not(:disabled)`)
                : document.getElementById(fieldId(prefix, `${path}.${to}`) + cell);
            (element ?? rowElement(to)?.querySelector<HTMLElement>('[data-action]:not(:disabled)'))?.focus();
          };
        },
      },
    };
  }, [store, prefix, reveal, say, path]);
  return { ...made, message };
}
