import type { FieldModel } from '#engine';
import { alignOf } from '../../rows/alignOf.ts';

/** If a table has more columns, only the visible ones are rendered. */
const manyColumns = 30;

/** Number of columns that are rendered before and after the visible ones. */
export const columnsBeyond = 3;

/** Pixels of the column with the expand buttons, if there are too many columns. */
export const openerWidth = 44;

/** A column as it is rendered in every row. */
export interface GridColumn {
  readonly field: FieldModel;
  readonly className: string;
  /** Position among all columns of the table, from 1. */
  readonly place: number;
  /** Pixels, if there are too many columns for automatic widths. */
  readonly width: number;
}

/** Columns that are rendered after the first, by their indexes in the list. */
export interface ColumnSpan {
  readonly from: number;
  readonly to: number;
}

/** What the header and rows of a table need to know about its columns. */
export interface GridColumns {
  readonly all: readonly GridColumn[];
  /** Whether only the visible columns are rendered. The first one always is. */
  readonly isWide: boolean;
  readonly span: ColumnSpan;
  /** Index of a column outside the span that is also rendered. */
  readonly held: number | undefined;
  /** Number of columns of the table, including those for expand buttons and actions. */
  readonly count: number;
  /** Number of rendered cells of a row. */
  readonly cells: number;
  /** Whether rows can be selected. */
  readonly picks: boolean;
  /** Whether a row can be expanded. */
  readonly opens: boolean;
  /** Columns that do not fit; they are shown in the expanded row. */
  readonly below: readonly FieldModel[];
  /** Whether a row contains actions. */
  readonly haveActions: boolean;
  /** Position of the column with the row's actions, from 1; undefined if rows have no actions of their own. */
  readonly actionsPlace: number | undefined;
}

interface ColumnsInput {
  readonly fields: readonly FieldModel[];
  readonly below?: readonly FieldModel[];
  readonly canExpand: boolean;
  readonly canPick?: boolean;
  readonly hasActions: boolean;
  /** The actions are before the values. */
  readonly actionsFirst?: boolean | undefined;
}

/** Returns the columns of a table, with those that fit rendered. */
export function makeColumns({
  fields,
  below = [],
  canExpand,
  canPick = false,
  hasActions,
  actionsFirst = false,
}: ColumnsInput): GridColumns {
  const opens = canExpand || below.length > 0;
  const leads = hasActions && actionsFirst;
  const begin = (canPick ? 1 : 0) + (opens ? 1 : 0);
  const lead = begin + (leads ? 1 : 0);
  const count = fields.length + lead + (hasActions && !leads ? 1 : 0);
  return {
    all: fields.map((field, index) => ({
      field,
      className: `grid-cell${alignOf(field) === 'right' ? ' grid-right' : ''}${index === 0 ? ' grid-first' : ''}`,
      place: index + 1 + lead,
      width: widthOf(field),
    })),
    isWide: false,
    span: { from: 1, to: fields.length },
    held: undefined,
    count,
    cells: count,
    picks: canPick,
    opens,
    below,
    actionsPlace: hasActions ? (leads ? lead : count) : undefined,
    haveActions: hasActions || fields.some((field) => field.actions.length > 0),
  };
}

/** Whether a table has so many columns that only the visible ones are rendered. */
export function areMany({ all }: { readonly all: readonly unknown[] }): boolean {
  return all.length > manyColumns;
}

/** Minimum number of columns, however narrow the frame is. */
const fewestColumns = 2;

interface MeasuredColumn {
  readonly width: number;
  /** Whether the column is removed last (`always`) or first (`wide`). */
  readonly keep?: unknown;
}

/** Returns the indexes of the columns that are left after removing others until `missing` pixels are free. */
export function fittingColumns(columns: readonly MeasuredColumn[], missing: number): readonly number[] {
  const places = columns.map((_, index) => index);
  const backwards = places.slice(1).reverse();
  const isKept = (index: number, keep: string) => columns[index]?.keep === keep;
  const first = backwards.filter((index) => isKept(index, 'wide'));
  const then = backwards.filter((index) => !isKept(index, 'wide') && !isKept(index, 'always'));
  const gone = new Set<number>();
  let left = missing;
  for (const index of [...first, ...then]) {
    if (left <= 0 || columns.length - gone.size <= fewestColumns) break;
    gone.add(index);
    left -= columns[index]?.width ?? 0;
  }
  return places.filter((index) => !gone.has(index));
}

/** Returns the columns with only a span of them rendered: empty cells on both sides replace the others. */
export function withSpan(columns: GridColumns, span: ColumnSpan, held?: number): GridColumns {
  const others = columns.count - columns.all.length;
  const isHeld = held !== undefined && held > 0 && held < columns.all.length && (held < span.from || held >= span.to);
  const cells = span.to - span.from + (isHeld ? 5 : 3) + others;
  return { ...columns, isWide: true, span, held: isHeld ? held : undefined, cells };
}

/** Returns the runs of columns that are rendered after the first, in their order. */
export function runsOf({ span, held }: GridColumns): readonly ColumnSpan[] {
  if (held === undefined) return [span];
  const alone = { from: held, to: held + 1 };
  return held < span.from ? [alone, span] : [span, alone];
}

/** Returns the columns that fit into a width, before anything is measured. */
export function firstSpan({ all }: GridColumns, width: number): ColumnSpan {
  let to = 1;
  for (let left = width; to < all.length && left > 0; to += 1) left -= all[to]?.width ?? 0;
  return { from: 1, to: Math.min(to + columnsBeyond, all.length) };
}

/** Returns the total width in pixels of the columns of an index range. */
export function widthBetween({ all }: GridColumns, from: number, to: number): number {
  return all.slice(from, to).reduce((sum, { width }) => sum + width, 0);
}

const widths: Readonly<Record<string, number>> = {
  number: 112,
  integer: 112,
  boolean: 112,
  date: 120,
  time: 112,
  'date-time': 168,
  phone: 152,
  email: 224,
};

/** Returns a width in pixels for the column's type. Measured widths would change while the table is scrolled. */
function widthOf({ format, type }: FieldModel): number {
  return widths[format ?? ''] ?? widths[type] ?? 176;
}
