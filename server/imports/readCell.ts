import {
  type FieldModel,
  findText,
  formatText,
  isRecord,
  type Scope,
  type TextContext,
  type ValueOption,
} from '#engine';
import { listedValues } from './listedValues.ts';
import type { SheetCell } from './sheets/SheetContent.types.ts';

interface CellPlace {
  readonly field: FieldModel;
  /** The options of the field, if all of them are known. */
  readonly offered: readonly unknown[] | undefined;
  readonly scope: Scope;
  readonly context: TextContext;
}

/** The content of a cell: empty, a value, or a value that is not an option. */
export type CellReading = { readonly value: unknown } | { readonly code: 'options' } | undefined;

/**
 * Reads the value of a cell for a field. A value that does not match the type is left unchanged; the validation of the
 * field refuses it.
 */
export function readCell(cell: SheetCell, place: CellPlace): CellReading {
  const plain = plainValue(cell, place.field);
  if (plain === undefined || plain === '') return undefined;
  const { field, offered } = place;
  if (offered !== undefined) return offeredValue(keysOf(offered, place).get(foldText(plain)));
  const values = listedValues(field);
  if (values !== undefined) return offeredValue(listedValue(plain, values, place));
  return { value: typedValue(plain, field, place.context) };
}

function offeredValue(value: unknown): CellReading {
  return value === undefined ? { code: 'options' } : { value };
}

function typedValue(plain: string | number | boolean, field: FieldModel, context: TextContext): unknown {
  switch (field.type) {
    case 'boolean':
      return booleanOf(plain, context) ?? plain;
    case 'integer':
    case 'number':
      return numberOf(plain) ?? plain;
    case 'string':
      return String(plain);
    default:
      return plain;
  }
}

function plainValue(cell: SheetCell, field: FieldModel): string | number | boolean | undefined {
  if (typeof cell !== 'object' || cell === null) return cell ?? undefined;
  if ('unusable' in cell) return undefined;
  return field.format === 'date-time' ? cell.date : cell.date.slice(0, 10);
}

function numberOf(plain: string | number | boolean): number | undefined {
  if (typeof plain === 'number') return plain;
  return typeof plain === 'string' && /^[+-]?\d{1,15}(\.\d{1,10})?$/.test(plain) ? Number(plain) : undefined;
}

/** Parses TRUE and FALSE of a spreadsheet, or yes and no in the user's language or in English. */
function booleanOf(plain: string | number | boolean, context: TextContext): boolean | undefined {
  if (typeof plain === 'boolean') return plain;
  const word = foldText(plain);
  const says = (key: string): boolean =>
    ['en', context.locale].some((locale) => foldText(findText(key, { ...context, locale }) ?? '') === word);
  if (word === 'true' || says('engine/yes')) return true;
  return word === 'false' || says('engine/no') ? false : undefined;
}

/** Finds a value by its title, in the user's language or in English, or by the value itself. */
function listedValue(
  plain: string | number | boolean,
  values: readonly ValueOption[],
  { scope, context }: CellPlace,
): ValueOption['value'] | undefined {
  const word = foldText(plain);
  const isMeant = ({ value, title }: ValueOption): boolean =>
    foldText(value) === word ||
    ['en', context.locale].some((locale) => foldText(formatText(title, scope, { ...context, locale })) === word);
  return values.find(isMeant)?.value;
}

/** Text of an option → stored value. Cached per list, as many rows share one. */
const known = new WeakMap<readonly unknown[], ReadonlyMap<string, unknown>>();

function keysOf(offered: readonly unknown[], place: CellPlace): ReadonlyMap<string, unknown> {
  const found = known.get(offered);
  if (found !== undefined) return found;
  const keys = new Map<string, unknown>();
  for (const item of offered) {
    const value = storedValue(item, place.field);
    const words = [foldText(labelOf(item, place)), foldText(value)];
    for (const word of words) if (!keys.has(word)) keys.set(word, value);
  }
  known.set(offered, keys);
  return keys;
}

function storedValue(item: unknown, { options }: FieldModel): unknown {
  return options?.key === undefined || !isRecord(item) ? item : item[options.key];
}

/** Returns the label of an option. */
export function labelOf(item: unknown, { field, scope, context }: Omit<CellPlace, 'offered'>): string {
  const display = field.options?.display;
  if (display === undefined) return String(storedValue(item, field) ?? '');
  return formatText({ text: display }, { ...scope, variables: { this: item } }, context);
}

/** Normalizes a text for comparison: case, Unicode composition and white space are ignored. */
export function foldText(value: unknown): string {
  return String(value ?? '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
