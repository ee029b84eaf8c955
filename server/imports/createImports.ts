import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FileResult } from '#engine';
import type {
  CheckedImport,
  ImportColumn,
  ImportProblem,
  ImportSource,
  Imports,
  TemplateRequest,
} from '../contract/Imports.types.ts';
import type { Services } from '../contract/Services.types.ts';
import { checkRow } from './checkRow.ts';
import { describeColumns } from './describeColumns.ts';
import { findImportForm } from './findImportForm.ts';
import { type ImportContext, importContext } from './importContext.ts';
import { findCreatedRows, findRefusedRows } from './importRows.ts';
import { type OpenSheet, openSheet } from './openSheet.ts';
import { foldText } from './readCell.ts';
import type { RowReader } from './readRow.ts';
import { repeatedRow } from './repeatedRow.ts';
import type { SheetRow } from './sheets/SheetContent.types.ts';
import { workbookOf, writtenValue } from './workbookOf.ts';

/** Rows that are checked in one transaction. Other requests are handled between two of them. */
const rowsAtOnce = 100;
/** Maximum number of listed problems. The marked workbook contains all of them. */
const mostProblems = 500;

/** Creates the functions that read and write worksheets with these services. */
export function createImports(services: Services): Imports {
  return {
    async check(source) {
      const { sheet } = await openFile(services, source);
      const { problems, refused } = await checkRows(services, source, sheet);
      return { rows: sheet.rows.length, refused, problems: problems.slice(0, mostProblems) } satisfies CheckedImport;
    },
    async mark(source) {
      const { sheet } = await openFile(services, source);
      const { problems } = await checkRows(services, source, sheet);
      return writeRows(services, source, { rows: sheet.rows, sheet, problems });
    },
    async refused(source) {
      const { sheet } = await openFile(services, source);
      const problems = await services.database.transaction((db) => findRefusedRows(db, source.task));
      const numbers = new Set(problems.map(({ row }) => row));
      return writeRows(services, source, { rows: sheet.rows.filter(({ row }) => numbers.has(row)), sheet, problems });
    },
    count: async (source) => (await openFile(services, source)).sheet.rows.length,
    columns: (request) =>
      inContext(services, request, async (reader): Promise<readonly ImportColumn[]> => {
        const columns = await describeColumns(reader, request.values);
        return columns.map(({ field: _field, write: _write, ...column }) => column);
      }),
    template: (request) => inContext(services, request, (reader) => writeTemplate(reader, request)),
  };
}

type Asked = Pick<ImportSource, 'form' | 'user' | 'locale'>;

/** Runs a part of the work in its own transaction. */
function inContext<Result>(
  services: Services,
  { form, user, locale }: Asked,
  work: (reader: Omit<RowReader, 'header'>, at: ImportContext) => Promise<Result>,
  remembered = new Map<string, Promise<unknown>>(),
): Promise<Result> {
  const live = services.releases.live();
  const source = findImportForm(live.release, form);
  return services.database.transaction((db) => {
    const at = importContext({ services, live, db, user, locale, operation: source.operation, remembered });
    const { scope, runtime } = at.context;
    return work({ source, scope, runtime, options: at.options }, at);
  });
}

/** Reads a file while no transaction is open. */
async function openFile(services: Services, asked: ImportSource): Promise<{ readonly sheet: OpenSheet }> {
  const { source, scope, runtime } = await inContext(services, asked, async (reader) => reader);
  return { sheet: await openSheet({ files: services.files, file: asked.file, source, scope, runtime }) };
}

async function checkRows(services: Services, asked: ImportSource, { rows, columns: header }: OpenSheet) {
  const problems: ImportProblem[] = [];
  const remembered = new Map<string, Promise<unknown>>();
  let refused = 0;
  const created = await services.database.transaction((db) => findCreatedRows(db, asked));
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const part = rows.slice(start, start + rowsAtOnce);
    await inContext(
      services,
      asked,
      async (reader, at) => {
        for (const row of part) {
          const found = created.has(row.row)
            ? [repeatedRow(at.context)]
            : await checkRow(row, { reader: { ...reader, header }, at });
          if (found.length > 0) refused += 1;
          problems.push(...found.map(({ column, value, message }) => ({ row: row.row, column, value, message })));
        }
      },
      remembered,
    );
    await nextTurn();
  }
  return { problems, refused };
}

interface WrittenRows {
  readonly rows: readonly SheetRow[];
  readonly sheet: OpenSheet;
  readonly problems: readonly ImportProblem[];
}

function writeRows(services: Services, asked: ImportSource, written: WrittenRows): Promise<FileResult> {
  return inContext(services, asked, async (reader) => {
    // The dynamic fields depend on the rows.
    const [first] = written.rows;
    const values = written.sheet.header.flatMap((title, place) => {
      const value = writtenValue(first?.cells[place] ?? null);
      return title === '' || value === null ? [] : [[title, value] as const];
    });
    const described = await describeColumns(reader, Object.fromEntries(values));
    return workbookOf({ reader, described, name: asked.file.name, ...written });
  });
}

async function writeTemplate(reader: Omit<RowReader, 'header'>, request: TemplateRequest): Promise<FileResult> {
  const described = await describeColumns(reader, request.values);
  const values = new Map(Object.entries(request.values).map(([title, value]) => [foldText(title), value]));
  const row = described.map(({ key, label, write }) => {
    const value = request.values[key] ?? values.get(foldText(label));
    return value === undefined ? null : write(value);
  });
  return workbookOf({ reader, described, name: request.name, filled: Array.from({ length: request.rows }, () => row) });
}
