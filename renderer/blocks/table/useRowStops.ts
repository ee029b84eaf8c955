import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useMemo, useRef } from 'react';

interface RowStops {
  readonly ref: RefObject<HTMLTableElement | null>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLTableElement>) => void;
}

/** Elements in which the arrow keys have another meaning. */
const ownKeys = 'input:not([type="checkbox"]), select, textarea, [contenteditable], [role="combobox"]';

const sideSteps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_at, last) => last,
};

const rowSteps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Makes each row of a table one tab stop. Left, Right, Home and End move the focus within a row, Up and Down to the
 * same place of another row. Tab enters a row at the element that had the focus last, at first the link of the row.
 */
export function useRowStops(): RowStops {
  const ref = useRef<HTMLTableElement>(null);
  const chosen = useRef(new WeakMap<Element, Element>());

  useEffect(() => {
    const table = ref.current;
    if (table === null) return;
    for (const row of rowsOf(table)) limitStops(row, chosen.current);
    // Buttons are loaded, locked and unlocked without a render of the table.
    const observer = new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      const rows = new Set(rowsOf(table).filter((row) => added.some((node) => node.contains(row))));
      for (const { target } of changes) {
        const row = rowOf(target, table);
        if (row !== undefined) rows.add(row);
      }
      for (const row of rows) limitStops(row, chosen.current);
    });
    observer.observe(table, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled', 'href'],
    });
    return () => observer.disconnect();
  }, []);

  return useMemo(
    () => ({
      ref,
      onFocus: ({ target, currentTarget }) => {
        const row = rowOf(target, currentTarget);
        if (row === undefined || !stopsOf(row).includes(target)) return;
        chosen.current.set(row, target);
        limitStops(row, chosen.current);
      },
      onKeyDown: (event) => {
        const { target, currentTarget: table } = event;
        const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
        if (event.defaultPrevented || !isPlain || !(target instanceof HTMLElement) || target.matches(ownKeys)) return;
        const next = nextStop(target, event.key, table);
        if (next === undefined) return;
        event.preventDefault();
        next.focus();
      },
    }),
    [],
  );
}

/** Returns the element to which a key moves the focus; undefined if it moves it nowhere. */
function nextStop(from: HTMLElement, key: string, table: HTMLElement): HTMLElement | undefined {
  const row = rowOf(from, table);
  if (row === undefined) return undefined;
  const stops = stopsOf(row);
  const at = stops.indexOf(from);
  if (at < 0) return undefined;
  const toSide = sideSteps[key];
  if (toSide !== undefined) return stops[toSide(at, stops.length - 1)];
  const step = rowSteps[key];
  if (step === undefined) return undefined;
  const rows = rowsOf(table).filter((one) => stopsOf(one).length > 0);
  const other = rows[rows.indexOf(row) + step];
  return other && (stopsOf(other)[at] ?? stopsOf(other).at(-1));
}

/** Returns the rows of a table, without those of tables in its rows. */
function rowsOf(table: HTMLElement): readonly HTMLElement[] {
  return [...table.querySelectorAll<HTMLElement>('tr.grid-row')].filter((row) => row.closest('table') === table);
}

/** Returns the row of a table that contains a node. */
function rowOf(node: Node, table: HTMLElement): HTMLElement | undefined {
  const element = node instanceof Element ? node : node.parentElement;
  const row = element?.closest<HTMLElement>('tr.grid-row');
  return row?.closest('table') === table ? row : undefined;
}

/** Returns the focusable elements of a row: enabled inputs, buttons, links, and the notes why an action is locked. */
function stopsOf(row: HTMLElement): readonly HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input:not(:disabled), [role=note]')];
}

/** Leaves one tab stop in a row. */
function limitStops(row: HTMLElement, chosen: WeakMap<Element, Element>): void {
  const stops = stopsOf(row);
  const link = row.classList.contains('grid-door') ? 'a[href]' : '[role=toolbar] *';
  const current =
    stops.find((stop) => stop === document.activeElement) ??
    stops.find((stop) => stop === chosen.get(row)) ??
    stops.find((stop) => stop.matches(link)) ??
    stops[0];
  for (const stop of stops) {
    const tabIndex = stop === current ? 0 : -1;
    if (stop.tabIndex !== tabIndex) stop.tabIndex = tabIndex;
  }
}
