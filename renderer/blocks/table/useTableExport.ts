import { useState } from 'react';
import { type CallModel, type FieldModel, formatValue, OperationError, type OperationModel } from '#engine';
import type { TableBlockModel } from '#engine/blocks/table';
import { engineTextOf, withError } from '../../calls/explainError.ts';
import { pickNotice } from '../../calls/pickNotice.ts';
import { useNotify } from '../../contexts/Notices.ts';
import { usePageTitle } from '../../contexts/PageTitle.ts';
import { useRuntime } from '../../contexts/useRuntime.ts';
import { loadWithRetry } from '../../lazy/loadWithRetry.ts';
import { extendScope } from '../../scope/extendScope.ts';
import { useScope } from '../../scope/useScope.ts';
import { useEngineText } from '../../texts/useEngineText.ts';
import { useText } from '../../texts/useText.ts';
import type { Row } from '../../values/rowsOf.ts';
import type { BlockProps } from '../BlockProps.ts';
import { cellValue } from './rowConditions.ts';
import { writeCsv } from './writeCsv.ts';

interface TableExportInput extends BlockProps<TableBlockModel> {
  readonly fields: readonly FieldModel[];
  readonly readRows: (limit: number) => Promise<ReadRows>;
  readonly call?: CallModel;
  readonly operation?: OperationModel;
}

/** The first rows of a table, and the total number of rows. */
export interface ReadRows {
  readonly rows: readonly Row[];
  readonly total: number;
}

export interface TableExport {
  readonly run: () => Promise<void>;
  readonly busy: boolean;
}

/** Returns the export of a table's filtered and sorted rows to a CSV file; undefined if the table has none. */
export function useTableExport(input: TableExportInput): TableExport | undefined {
  const { block, fields, readRows, call, operation } = input;
  const { release, locale, clock } = useRuntime();
  const scope = useScope();
  const text = useText();
  const say = useEngineText();
  const notify = useNotify();
  const page = usePageTitle();
  const [busy, setBusy] = useState(false);
  const words = block.export;
  if (words === undefined) return undefined;
  return { run, busy };

  async function run(): Promise<void> {
    if (words === undefined || busy) return;
    setBusy(true);
    try {
      const { rows: read, total } = await readRows(words.rows);
      const rows = read.slice(0, words.rows);
      const head = fields.map((field) => (words.header === 'name' ? nameOf(field) : text(field.title)));
      const body = rows.map((row) => {
        const inner = extendScope(scope, { this: row });
        return fields.map((field) => formatValue(field, cellValue(field, row, inner), scope, { release, locale }));
      });
      const title = text(block.title) || page.title;
      const name = text(words.file, { title, today: clock.today() });
      const { saveFile } = await loadWithRetry(() => import('../../calls/saveFile.ts'));
      // The byte order mark identifies the text as UTF-8 for spreadsheet programs.
      saveFile({ name: `${name}.csv`, type: 'text/csv;charset=utf-8', data: `\uFEFF${writeCsv([head, ...body])}` });
      if (total > rows.length) {
        notify({ text: say('exportCut', { count: rows.length, total }), tone: 'info', show: 'toast' });
      }
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  }

  function fail(error: unknown): void {
    const notice = call && operation ? pickNotice(call, operation, ['export', 'failure']) : undefined;
    const known = error instanceof OperationError && operation ? error : undefined;
    if (notice && operation && known) {
      notify({ text: text(notice.text, undefined, withError(known, scope, say)), tone: 'error', show: 'toast' });
    } else {
      notify({ text: say((known && engineTextOf(known)) ?? 'failure'), tone: 'error', show: 'toast' });
    }
  }
}

/** Returns a column title for a path: `member.firstName` as `Member First Name`. */
function nameOf(field: FieldModel): string {
  const words = field.path.split('.').flatMap((name) => name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').split(' '));
  return words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join(' ');
}
