import { type FileResult, findText, formatText } from '#engine';
import type { ImportProblem } from '../contract/Imports.types.ts';
import type { DescribedColumn } from './describeColumns.ts';
import type { OpenSheet } from './openSheet.ts';
import { foldText } from './readCell.ts';
import { type RowReader, shownCell } from './readRow.ts';
import type { SheetCell, SheetRow } from './sheets/SheetContent.types.ts';
import { type SheetColumn, writeSheet } from './sheets/writeSheet.ts';

type Value = string | number | boolean | null;

interface Workbook {
  readonly reader: Omit<RowReader, 'header'>;
  readonly described: readonly DescribedColumn[];
  readonly name: string;
}

interface FilledWorkbook extends Workbook {
  /** Initial rows. */
  readonly filled: readonly (readonly Value[])[];
}

interface MarkedWorkbook extends Workbook {
  readonly sheet: OpenSheet;
  readonly rows: readonly SheetRow[];
  readonly problems: readonly ImportProblem[];
}

const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Writes a workbook with the columns of a form: with initial rows, or with rows that were read and their problems. */
export async function workbookOf(input: FilledWorkbook | MarkedWorkbook): Promise<FileResult> {
  const { reader, described, name } = input;
  const { runtime, scope, source } = reader;
  const say = (key: string): string => findText(`engine/${key}`, runtime) ?? key;
  const titles = {
    title: source.form.title === undefined ? source.form.id : formatText(source.form.title, scope, runtime),
    choicesTitle: say('choicesSheet'),
  };
  const notes: readonly SheetColumn[] = [
    { title: say('rowNumbers'), required: false, kind: 'integer', isNote: true },
    { title: say('problemsColumn'), required: false, kind: 'text', isNote: true },
  ];
  const data = await writeSheet(
    'filled' in input
      ? { ...titles, columns: described.map(toColumn), rows: input.filled }
      : { ...titles, ...markedRows(input, notes) },
  );
  return { name, type: mediaType, data };
}

function toColumn({ label, required, type, choices }: DescribedColumn): SheetColumn {
  const kind = type === 'date' || type === 'date-time' || type === 'number' || type === 'integer' ? type : 'text';
  return { title: label, required, kind, ...(choices === undefined ? {} : { choices }) };
}

/** Returns the rows as they were read, each with its number and problems, and the cells with problems. */
function markedRows({ described, sheet, rows, problems }: MarkedWorkbook, notes: readonly SheetColumn[]) {
  const noted = new Set(notes.map(({ title }) => foldText(title)));
  const columns = sheet.header.flatMap((title, place) => {
    // The columns for notes of an earlier workbook are replaced.
    if (title === '' || noted.has(foldText(title))) return [];
    const found = described.find(({ field }) => sheet.columns.placeOf(field) === place);
    const plain: SheetColumn = { title, required: false, kind: 'text' };
    return [{ place, column: found === undefined ? plain : toColumn(found) }];
  });
  const byRow = Map.groupBy(problems, ({ row }) => row);
  const marked = new Set<string>();
  const written = rows.map(({ row, cells }, index) => {
    const found = byRow.get(row) ?? [];
    const values = columns.map(({ place, column }, at): Value => {
      if (found.some((problem) => problem.column === column.title)) marked.add(`${index},${at}`);
      return writtenValue(cells[place] ?? null);
    });
    return [...values, row, found.map(({ message }) => message).join('\n')];
  });
  return { columns: [...columns.map(({ column }) => column), ...notes], rows: written, marked };
}

/** Returns the value to write for a cell. A formula or an error is written as its displayed text. */
export function writtenValue(cell: SheetCell): Value {
  if (typeof cell !== 'object' || cell === null) return cell;
  return 'unusable' in cell ? shownCell(cell) : cell.date;
}
