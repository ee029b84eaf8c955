import { type FieldModel, formatText, type Scope, type TextContext } from '#engine';
import { hasColumn, type ImportForm } from './findImportForm.ts';
import { foldText } from './readCell.ts';

/** Positions of the columns of a sheet, found by its first row. */
export interface SheetHeader {
  /** Returns the position of a field's column. Undefined if the sheet has none. */
  placeOf(field: FieldModel): number | undefined;
}

/** A problem of the first row, and the title of the column. */
export interface HeaderProblem {
  readonly code: 'sheetColumn' | 'sheetTwice';
  readonly title: string;
}

interface HeaderInput {
  readonly header: readonly string[];
  readonly source: ImportForm;
  readonly scope: Scope;
  readonly context: TextContext;
}

/**
 * Finds the columns of a form's fields by their titles, in any language of the portal. Other columns are ignored.
 * Returns a problem if the sheet lacks a column that every row needs, or has a column twice.
 */
export function readHeader({ header, source, scope, context }: HeaderInput): SheetHeader | HeaderProblem {
  const places = new Map<string, number>();
  const twice = new Set<string>();
  for (const [place, title] of header.entries()) {
    const word = foldText(title);
    if (word === '') continue;
    if (places.has(word)) twice.add(word);
    else places.set(word, place);
  }
  const locales = new Set(['en', context.locale, ...context.release.locales]);
  const wordsOf = (field: FieldModel): readonly string[] =>
    [...locales].map((locale) => foldText(formatText(field.title, scope, { ...context, locale })));
  const found = new Map<FieldModel, number | undefined>();
  const placeOf = (field: FieldModel): number | undefined => {
    if (!found.has(field)) found.set(field, firstOf(wordsOf(field), places));
    return found.get(field);
  };
  for (const field of source.fields.filter((one) => one.each === undefined && hasColumn(one))) {
    const title = formatText(field.title, scope, context);
    if (wordsOf(field).some((word) => twice.has(word))) return { code: 'sheetTwice', title };
    if (isNeeded(field) && placeOf(field) === undefined) return { code: 'sheetColumn', title };
  }
  return { placeOf: (field) => placeOf(field) };
}

function firstOf(words: readonly string[], places: ReadonlyMap<string, number>): number | undefined {
  return words.map((word) => places.get(word)).find((place) => place !== undefined);
}

/** Returns whether each row must have a value in its column. */
function isNeeded({ when, required, default: initial }: FieldModel): boolean {
  return when === true && required === true && initial === undefined;
}
