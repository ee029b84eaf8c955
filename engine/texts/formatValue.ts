import type { FieldModel, ValueOption } from '../model/field.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import { tagEntity } from '../records/entityOfRecord.ts';
import { isRecord } from '../records/readPath.ts';
import { formatText, type TextContext } from './formatText.ts';
import { dateFormat, dateStyle, numberFormat, timeStyle } from './formatters.ts';
import { groupNumber, numberCountry } from './groupNumber.ts';
import { wallTime } from './wallTime.ts';

type Write = (value: unknown, field: FieldModel, locale: string) => string | undefined;

/** Display format by the field's `format`. Undefined formats the value by its type. A new format is one line here. */
const formats: Readonly<Record<string, Write>> = {
  date: (value, field, locale) =>
    writeDate(typeof value === 'string' ? value.slice(0, 10) : value, locale, periodOf(field) ?? dateStyle),
  'date-time': (value, field, locale) => writeDate(value, locale, periodOf(field) ?? { ...dateStyle, ...timeStyle }),
  time: (value) => (typeof value === 'string' ? value.slice(0, 5) : undefined),
  money: writeMoney,
  cents: writeCents,
  percent: (value, _field, locale) =>
    typeof value === 'number'
      ? numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(value / 100)
      : undefined,
  phone: (value, field) =>
    typeof value === 'string' ? (groupNumber(value, numberCountry(field)) ?? value) : undefined,
  'rich-text': (value) => (typeof value === 'string' ? withoutMarkup(value) : undefined),
  password: hide,
  'new-password': hide,
};

/**
 * Formats a value for details, tables, read mode and exports: titles of listed values, dates and money in the locale,
 * yes and no, the display text of records, joined lists. An absent value is shown as the field's `empty` text.
 */
export function formatValue(field: FieldModel, value: unknown, scope: Scope, context: TextContext): string {
  if (value === undefined || value === null || value === '') {
    return field.empty === undefined ? '' : formatText(field.empty, scope, context);
  }
  if (Array.isArray(value)) {
    if (value.length === 0) return formatValue(field, undefined, scope, context);
    return value
      .map((item) => formatOne(field, item, scope, context))
      .filter((item) => item !== '')
      .join(', ');
  }
  return formatOne(field, value, scope, context);
}

function formatOne(field: FieldModel, value: unknown, scope: Scope, context: TextContext): string {
  const option = field.values?.find((entry) => isSame(entry, value));
  if (option !== undefined) return formatText(option.title, scope, context);
  if (isRecord(value)) return fileName(field, value) ?? formatRecord(field, value, scope, context);
  if (typeof value === 'boolean') return formatText({ text: value ? 'engine/yes' : 'engine/no' }, scope, context);
  const format = field.format ?? (field.words['currency'] === undefined ? undefined : 'money');
  const write = format !== undefined && Object.hasOwn(formats, format) ? formats[format] : undefined;
  const written = write?.(value, field, context.locale);
  if (written !== undefined) return written;
  if (typeof value === 'number') {
    return numberFormat(context.locale, { useGrouping: false, maximumFractionDigits: 12 }).format(value);
  }
  return typeof value === 'string' ? value : '';
}

function isSame(option: ValueOption, value: unknown): boolean {
  return option.value === value || (typeof value !== 'object' && String(option.value) === String(value));
}

/** A selected file is shown by its name. */
function fileName({ format }: FieldModel, value: Readonly<Record<string, unknown>>): string | undefined {
  return format === 'file' && typeof value['name'] === 'string' ? value['name'] : undefined;
}

function formatRecord(
  field: FieldModel,
  record: Readonly<Record<string, unknown>>,
  scope: Scope,
  context: TextContext,
): string {
  const { entities } = context.release;
  const entity =
    field.entity !== undefined && Object.hasOwn(entities, field.entity) ? entities[field.entity] : undefined;
  if (entity?.display === undefined) return '';
  const inner: Scope = { ...scope, variables: { ...scope.variables, this: record } };
  return formatText(entity.display, inner, { ...context, extra: tagEntity({ ...record }, entity.id) });
}

/** The format of the first day of a month or year that records are grouped by: December 2026. */
function periodOf({ words }: FieldModel): Intl.DateTimeFormatOptions | undefined {
  if (words['period'] === 'month') return { year: 'numeric', month: 'long' };
  return words['period'] === 'year' ? { year: 'numeric' } : undefined;
}

function writeDate(value: unknown, locale: string, style: Intl.DateTimeFormatOptions): string | undefined {
  const time = typeof value === 'string' ? wallTime(value) : undefined;
  return time === undefined ? undefined : dateFormat(locale, style).format(time);
}

function writeMoney(value: unknown, field: FieldModel, locale: string): string | undefined {
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return undefined;
  return numberFormat(locale, { style: 'currency', currency: currencyOf(field) }).format(amount);
}

/** Formats an amount in the smallest unit of its currency, usually a hundredth. */
function writeCents(value: unknown, field: FieldModel, locale: string): string | undefined {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return undefined;
  const currency = currencyOf(field);
  const { maximumFractionDigits = 2 } = numberFormat(locale, { style: 'currency', currency }).resolvedOptions();
  return writeMoney(value / 10 ** maximumFractionDigits, field, locale);
}

function currencyOf({ words }: FieldModel): string {
  const { currency } = words;
  return typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currency : 'USD';
}

const ends = /<br\s*\/?>|<\/(?:p|li|h\d|tr|blockquote|pre)>/gi;
const marks: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** The plain text of a rich text, line by line. */
function withoutMarkup(html: string): string {
  return html
    .replace(ends, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => marks[name] ?? '')
    .replace(/\n\s*\n+/g, '\n')
    .trim();
}

function hide(): string {
  return '••••••••';
}
