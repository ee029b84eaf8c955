import type { FieldModel } from '#engine';
import { alignOf } from '../../rows/alignOf.ts';

/** More columns than this are drawn only where they are seen. */
const manyColumns = 30;

/** Columns drawn beyond those in sight, on each side. */
export const columnsBeyond = 3;

/** Pixels of the column whose buttons open the rows, where there are too many columns. */
export const openerWidth = 44;

/** A column as every row draws it. */
export interface GridColumn {
  readonly field: FieldModel;
  readonly className: string;
  /** Place among all columns of the table, from 1. */
  readonly place: number;
  /** Pixels, where there are too many columns to let their contents decide. */
  readonly width: number;
}

/** Columns that are drawn after the first, by their places in the list. */
export interface ColumnSpan {
  readonly from: number;
  readonly to: number;
}

/** What head and rows of a table have to know of its columns. */
export interface GridColumns {
  readonly all: readonly GridColumn[];
  /** Some columns are left out where they are not seen; the first one always stays. */
  readonly isWide: boolean;
  readonly span: ColumnSpan;
  /** Place in the list of a column out of the span that is drawn all the same. */
  readonly held: number | undefined;
  /** Columns of the table, with what opens a row and its actions. */
  readonly count: number;
  /** Cells of a row, as drawn. */
  readonly cells: number;
  /** Whether a row can be selected. */
  readonly picks: boolean;
  /** Whether a row can be opened. */
  readonly opens: boolean;
  /** Columns that do not fit; they are shown in the opened row. */
  readonly below: readonly FieldModel[];
  /** Whether a row has something that acts on it. */
  readonly haveActions: boolean;
  /** Place of the column with the actions of a row, from 1; absent without actions of the row itself. */
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

/** The columns of a table, all that fit of them drawn. */
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

/** Whether a table has so many columns that only those in sight are drawn. */
export function areMany({ all }: { readonly all: readonly unknown[] }): boolean {
  return all.length > manyColumns;
}

/** A table has at least so many columns, however narrow its frame. */
const fewestColumns = 2;

interface MeasuredColumn {
  readonly width: number;
  /** Whether it gives way last (`always`) or first (`wide`). */
  readonly keep?: unknown;
}

/** The places of the columns that are left when others give way to as many pixels as are missing. */
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

/** The same columns, drawn only in a span of them: empty cells on both sides stand for the others. */
export function withSpan(columns: GridColumns, span: ColumnSpan, held?: number): GridColumns {
  const others = columns.count - columns.all.length;
  const isHeld = held !== undefined && held > 0 && held < columns.all.length && (held < span.from || held >= span.to);
  const cells = span.to - span.from + (isHeld ? 5 : 3) + others;
  return { ...columns, isWide: true, span, held: isHeld ? held : undefined, cells };
}

/** The runs of columns that are drawn after the first, in their order. */
export function runsOf({ span, held }: GridColumns): readonly ColumnSpan[] {
  if (held === undefined) return [span];
  const alone = { from: held, to: held + 1 };
  return held < span.from ? [alone, span] : [span, alone];
}

/** The columns that fit into a width, before anything is measured. */
export function firstSpan({ all }: GridColumns, width: number): ColumnSpan {
  let to = 1;
  for (let left = width; to < all.length && left > 0; to += 1) left -= all[to]?.width ?? 0;
  return { from: 1, to: Math.min(to + columnsBeyond, all.length) };
}

/** Pixels that the columns from one place to another take together. */
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

/** Pixels that suit what a column holds: measured ones would change while the table is moved. */
function widthOf({ format, type }: FieldModel): number {
  return widths[format ?? ''] ?? widths[type] ?? 176;
}
