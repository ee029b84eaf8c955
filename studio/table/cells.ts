import { isRecord, sourceLocale } from '#engine';
import { setMany } from '../json/setMany.ts';
import { readTranslation, type Translation } from '../translations/translations.ts';
import { escapeText, unescapeText } from '../translations/writeText.ts';
import { entryOf, type TableColumn } from './columns.ts';
import type { TableEntry, TableRow } from './rows.ts';

/** The texts of the definition and of its translations into the chosen language. */
export interface TableTexts {
  readonly locale: string;
  readonly text: string;
  readonly translations: string;
}

/** A value for a cell; without one the property is taken out. */
export interface CellEdit {
  readonly row: TableRow;
  readonly column: TableColumn;
  readonly value: unknown;
}

/** What the entry of a cell says; undefined where it says nothing, or where the row has no such cell. */
export function writtenIn(row: TableRow, column: TableColumn): unknown {
  const value = entryOf(row, column)?.value;
  if (isRecord(value)) {
    const own = value[column.word];
    return own === undefined && isAnswerText(column) ? value['answer'] : own;
  }
  return isAnswerText(column) ? value : undefined;
}

/** The English text of a cell; undefined if it has none, or a choice of texts. */
export function sourceText(row: TableRow, column: TableColumn): string | undefined {
  const value = writtenIn(row, column);
  return typeof value === 'object' || value === undefined ? undefined : unescapeText(String(value));
}

/** Name of the text of a cell in files of translations. */
export function pathOfCell({ question, answer }: TableRow, { of, word }: TableColumn): string {
  return of === 'question' ? `q${question.id}.${word}` : `q${question.id}.answers.${answer?.id}.${word}`;
}

export function translationOf(translations: string, row: TableRow, column: TableColumn): Translation | undefined {
  return readTranslation(translations, pathOfCell(row, column));
}

/** Whether a cell can be typed into in a language. A choice of values is changed in the properties. */
export function isOpen(row: TableRow, column: TableColumn, locale: string): boolean {
  const entry = entryOf(row, column);
  if (entry === undefined || column.kind === 'id' || column.kind === 'condition') return false;
  const value = writtenIn(row, column);
  if (typeof value === 'object' && value !== null) return false;
  // What is not there in English cannot be translated.
  return column.kind !== 'text' || locale === sourceLocale || value !== undefined;
}

/** The texts with other values of cells. */
export function writeCells(texts: TableTexts, edits: readonly CellEdit[]): TableTexts {
  const isTranslated = ({ column }: CellEdit) => column.kind === 'text' && texts.locale !== sourceLocale;
  const placed = Map.groupBy(
    edits.filter((edit) => !isTranslated(edit)),
    ({ row, column }) => entryOf(row, column),
  );
  const translated = edits.filter(isTranslated).map(({ row, column, value }) => ({
    pointer: `/${pathOfCell(row, column).replaceAll('~', '~0').replaceAll('/', '~1')}`,
    value: value === undefined ? undefined : { of: sourceText(row, column) ?? '', is: value },
  }));
  return {
    locale: texts.locale,
    text: setMany(
      texts.text,
      [...placed].flatMap(([entry, own]) => (entry === undefined ? [] : placedIn(entry, own))),
    ),
    translations:
      translated.length === 0
        ? texts.translations
        : setMany(texts.translations.trim() === '' ? '{}' : texts.translations, translated),
  };
}

function placedIn(entry: TableEntry, edits: readonly CellEdit[]) {
  const written = edits.map(({ column, value }) => ({
    word: column.word,
    value: column.kind === 'text' && typeof value === 'string' ? escapeText(value) : value,
  }));
  if (isRecord(entry.value)) {
    return written.map(({ word, value }) => ({ pointer: `${entry.pointer}/${word}`, value }));
  }
  const members = written.flatMap(({ word, value }) =>
    value === undefined || (word === 'text' && value === entry.value) ? [] : [[word, value] as const],
  );
  // What is stored stays what it is: an answer that was its own text gets one beside it.
  const value = members.length === 0 ? entry.value : { answer: entry.value, ...Object.fromEntries(members) };
  return [{ pointer: entry.pointer, value }];
}

function isAnswerText({ of, word }: TableColumn): boolean {
  return of === 'answer' && word === 'text';
}
