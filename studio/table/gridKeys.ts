import type { CellAddress } from './planPaste.ts';

/** What a key does in a table whose cells are not being edited. */
export type GridAct =
  | { readonly act: 'go'; readonly to: CellAddress; readonly extends: boolean }
  | { readonly act: 'edit'; readonly text?: string }
  | { readonly act: 'clear' | 'all' | 'undo' | 'redo' };

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const page = 10;

type Size = { readonly rows: number; readonly columns: number };

const moves: Readonly<Record<string, (at: CellAddress, size: Size, isFar: boolean) => CellAddress>> = {
  ArrowUp: ({ row, column }, _size, isFar) => ({ row: isFar ? 0 : row - 1, column }),
  ArrowDown: ({ row, column }, { rows }, isFar) => ({ row: isFar ? rows - 1 : row + 1, column }),
  ArrowLeft: ({ row, column }, _size, isFar) => ({ row, column: isFar ? 0 : column - 1 }),
  ArrowRight: ({ row, column }, { columns }, isFar) => ({ row, column: isFar ? columns - 1 : column + 1 }),
  PageUp: ({ row, column }) => ({ row: row - page, column }),
  PageDown: ({ row, column }) => ({ row: row + page, column }),
  Home: ({ row }, _size, isFar) => ({ row: isFar ? 0 : row, column: 0 }),
  End: ({ row }, { rows, columns }, isFar) => ({ row: isFar ? rows - 1 : row, column: columns - 1 }),
};

/** The act of a key at a cell; undefined for a key that is left to the page. */
export function gridAct(pressed: Pressed, at: CellAddress, size: Size): GridAct | undefined {
  const { key, altKey, shiftKey } = pressed;
  const isFar = pressed.ctrlKey || pressed.metaKey;
  if (altKey) return undefined;
  const move = Object.hasOwn(moves, key) ? moves[key] : undefined;
  if (move !== undefined) return { act: 'go', to: inside(move(at, size, isFar), size), extends: shiftKey };
  if (isFar) {
    const letter = key.toLowerCase();
    if (letter === 'a') return { act: 'all' };
    if (letter === 'z') return { act: shiftKey ? 'redo' : 'undo' };
    return letter === 'y' ? { act: 'redo' } : undefined;
  }
  if (key === 'Enter' || key === 'F2') return { act: 'edit' };
  if (key === 'Delete' || key === 'Backspace') return { act: 'clear' };
  return [...key].length === 1 && key !== ' ' ? { act: 'edit', text: key } : undefined;
}

/** The next cell or the one before, from row to row; undefined at the ends. */
export function stepOn({ row, column }: CellAddress, { rows, columns }: Size, by: 1 | -1): CellAddress | undefined {
  const next = row * columns + column + by;
  return next < 0 || next >= rows * columns ? undefined : { row: Math.floor(next / columns), column: next % columns };
}

function inside({ row, column }: CellAddress, { rows, columns }: Size): CellAddress {
  return { row: Math.min(Math.max(row, 0), rows - 1), column: Math.min(Math.max(column, 0), columns - 1) };
}
