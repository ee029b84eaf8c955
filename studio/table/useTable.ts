import { useCallback, useMemo } from 'react';
import { sourceLocale } from '#engine';
import { type CellReader, numberMarks, type ReadCell, readCell, useRuntime, writeNumber } from '#renderer/host';
import type { Problem } from '../data/operations.ts';
import { useSchema } from '../data/useStudioData.ts';
import type { OpenDraft } from '../draft/DraftStore.ts';
import { useDraftStore } from '../draft/DraftsProvider.tsx';
import { useStudioText } from '../texts/useStudioText.ts';
import { translationsOf } from '../translations/translations.ts';
import { titleOfName } from '../wording/titleOfName.ts';
import { addRows } from './addRows.ts';
import { type CellEdit, sourceText, type TableTexts, translationOf, writeCells, writtenIn } from './cells.ts';
import { columnsOf, entryOf, type TableColumn } from './columns.ts';
import { findingsOf } from './findings.ts';
import type { AddedRow } from './planPaste.ts';
import { rowsOf, type TableRow } from './rows.ts';
import { useConditionText } from './useConditionText.ts';

interface TableInput {
  readonly draft: OpenDraft;
  readonly json: unknown;
  /** Language of the texts. */
  readonly locale: string;
  readonly translations: ReadonlyMap<string, OpenDraft>;
  readonly problems: readonly Problem[];
}

/** The rows and columns of a flow, and how its cells are shown, read and written. */
export function useTable({ draft, json, locale, translations, problems }: TableInput) {
  const say = useStudioText();
  const store = useDraftStore();
  const { locale: reading } = useRuntime();
  const { data: schema } = useSchema(draft.kind);
  const { kind, definition } = draft;
  const rows = useMemo(() => rowsOf(json), [json]);
  const columns = useMemo(() => columnsOf(schema, json), [schema, json]);
  const findings = useMemo(
    () => findingsOf({ name: { kind, definition }, locale, rows, columns, problems }),
    [kind, definition, locale, rows, columns, problems],
  );
  const translated = translations.get(locale)?.text ?? '';
  const textOf = useCallback(
    (row: TableRow, of: TableColumn['of']): string => {
      const column = columns.find((one) => one.of === of && one.word === 'text');
      if (column === undefined) return '';
      const found = locale === sourceLocale ? undefined : translationOf(translated, row, column);
      return found?.is ?? sourceText(row, column) ?? '';
    },
    [columns, locale, translated],
  );
  const conditionText = useConditionText(rows, textOf);
  const show = useCallback(
    (row: TableRow, column: TableColumn): string => {
      if (entryOf(row, column) === undefined) return '';
      const value = writtenIn(row, column);
      if (column.kind === 'condition') return conditionText(value);
      if (value === undefined) return '';
      if (typeof value === 'object') return JSON.stringify(value);
      if (column.kind === 'text') {
        return locale === sourceLocale
          ? (sourceText(row, column) ?? '')
          : (translationOf(translated, row, column)?.is ?? '');
      }
      if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
      return column.kind === 'value' ? writeNumber(value, numberMarks(reading)) : String(value);
    },
    [conditionText, locale, translated, reading, say],
  );
  const read = useCallback(
    (text: string, column: TableColumn): ReadCell => {
      const plain = text.trim();
      if (plain === '') return { isRead: true };
      const reader: CellReader = {
        ...{ locale: reading, marks: numberMarks(reading), yes: say('yes'), no: say('no') },
        choices: (column.field.values ?? []).map(({ value }) => ({ value, label: String(value) })),
      };
      if (column.input !== 'condition') return readCell(plain, column.field, reader);
      return plain.startsWith('=')
        ? { isRead: true, value: plain }
        : readCell(plain, { ...column.field, type: 'boolean' }, reader);
    },
    [reading, say],
  );
  const readTexts = useCallback(
    (): TableTexts => ({
      locale,
      text: store.get({ kind, definition })?.text ?? '',
      translations:
        locale === sourceLocale ? '' : (store.get(translationsOf({ kind, definition }, locale))?.text ?? ''),
    }),
    [store, kind, definition, locale],
  );
  const writeTexts = useCallback(
    (source: string, { text, translations: translated }: TableTexts) => {
      const name = { kind, definition };
      const others = locale === sourceLocale ? [] : [{ name: translationsOf(name, locale), text: translated }];
      store.edit(name, text, source, others);
    },
    [store, kind, definition, locale],
  );
  const write = useCallback(
    (source: string, edits: readonly CellEdit[], added: readonly AddedRow[] = []) => {
      const written = writeCells(readTexts(), edits);
      writeTexts(source, added.length === 0 ? written : { ...written, text: addRows(written.text, added) });
    },
    [readTexts, writeTexts],
  );
  const titleOf = useCallback(
    ({ kind: sort, of, word }: TableColumn): string => {
      if (sort === 'id') return say('number');
      if (sort === 'condition') return say(of === 'question' ? 'shownWhen' : 'offeredWhen');
      if (word === 'text') return say(of);
      return titleOfName(word);
    },
    [say],
  );
  // A row is rendered again only when one of these is another one.
  return useMemo(
    () => ({ rows, columns, findings, show, read, write, readTexts, writeTexts, titleOf }),
    [rows, columns, findings, show, read, write, readTexts, writeTexts, titleOf],
  );
}

export type Table = ReturnType<typeof useTable>;
