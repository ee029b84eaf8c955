import type { FieldModel } from '#engine';
import { type NumberMarks, readNumber } from '../../widgets/readNumber.ts';
import { readDate } from './readDate.ts';

/** Options for parsing pasted text. */
export interface CellReader {
  readonly locale: string;
  readonly marks: NumberMarks;
  readonly yes: string;
  readonly no: string;
  /** The options of the column, with their labels. */
  readonly choices: readonly { readonly value: unknown; readonly label: string }[];
}

/** The parsed value; without `value` the cell is cleared. */
export type ReadCell = { readonly isRead: true; readonly value?: unknown } | { readonly isRead: false };

const refused: ReadCell = { isRead: false };

/** Parses pasted text for a column, in the user's language. */
export function readCell(text: string, field: FieldModel, reader: CellReader): ReadCell {
  const plain = text.trim();
  if (plain === '') return { isRead: true };
  if (field.values || field.options) return readChoice(plain, reader);
  return (readers[field.type] ?? readText)(plain, field, reader);
}

type Read = (text: string, field: FieldModel, reader: CellReader) => ReadCell;

const readers: Readonly<Partial<Record<FieldModel['type'], Read>>> = {
  number: readDecimal,
  integer: (text, field, reader) => {
    const read = readDecimal(text, field, reader);
    return read.isRead && Number.isInteger(read.value) ? read : refused;
  },
  boolean: readAnswer,
  array: () => refused,
  object: () => refused,
};

function readDecimal(text: string, _field: FieldModel, { marks }: CellReader): ReadCell {
  const value = readNumber(text.replace(/\s*[A-Z]{3}$/, ''), marks);
  return typeof value === 'number' ? { isRead: true, value } : refused;
}

function readAnswer(text: string, _field: FieldModel, { yes, no }: CellReader): ReadCell {
  const word = text.toLowerCase();
  if ([yes.toLowerCase(), 'true', '1', 'x'].includes(word)) return { isRead: true, value: true };
  return [no.toLowerCase(), 'false', '0'].includes(word) ? { isRead: true, value: false } : refused;
}

function readText(text: string, { format }: FieldModel, { locale }: CellReader): ReadCell {
  if (format !== 'date') return { isRead: true, value: text };
  const value = readDate(text, locale);
  return value === undefined ? refused : { isRead: true, value };
}

function readChoice(text: string, { choices }: CellReader): ReadCell {
  const word = text.toLowerCase();
  const found =
    choices.find(({ label }) => label.toLowerCase() === word) ?? choices.find(({ value }) => String(value) === text);
  return found === undefined ? refused : { isRead: true, value: found.value };
}
