import { IntlMessageFormat } from 'intl-messageformat';
import type { FieldModel } from '../model/field.types.ts';
import type { Release } from '../model/release.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import type { LiteralText, Text, TextRef } from '../model/value.types.ts';
import type { MessageArgument, ParsedMessage } from '../parsing/ParsedMessage.ts';
import { entityOfRecord } from '../records/entityOfRecord.ts';
import { isRecord, readPath } from '../records/readPath.ts';
import { resolveChoice } from '../values/resolveChoice.ts';
import { fallbackLocales } from './fallbackLocales.ts';
import { formatters } from './formatters.ts';
import { formatValue } from './formatValue.ts';
import { wallTime, writePattern } from './wallTime.ts';

/** The source of texts, and what a field or form adds to the scope (`title`, `value`, `limit`, `count`). */
export interface TextContext {
  readonly release: Release;
  readonly locale: string;
  readonly extra?: Readonly<Record<string, unknown>>;
  /** Fields of `this` if it is not a record of an entity: those of a form or a body. */
  readonly fields?: readonly FieldModel[] | undefined;
  /** Escapes a value for texts with markup. Without it, values are filled in unchanged. */
  readonly escape?: (value: string) => string;
}

/** Fills the values of its arguments into a text. */
type Writer = (values: Readonly<Record<string, string | number | undefined>>) => string;

/** Format of properties with Markdown that the server composed. */
const markupFormat = 'markdown';

/** Parsed texts never change, so each locale creates its writer once. */
const writers = new WeakMap<ParsedMessage, Map<string, Writer>>();

/**
 * Formats a text in the locale, with arguments from the scope. Never throws: a text that the locale lacks is looked up
 * in its `fallbackLocales`, a missing text is shown as its key, and an invalid ICU message as its source.
 */
export function formatText(text: Text, scope: Scope, context: TextContext): string {
  const resolved = resolveText(text, scope, context.release);
  if (resolved === undefined) return '';
  if ('literal' in resolved) return resolved.literal;
  return formatMessage(findText(resolved.text, context) ?? resolved.text, scope, context);
}

/** Resolves a choice of texts to a key or a literal. Undefined if no branch applies. */
function resolveText(text: Text, scope: Scope, release: Release): TextRef | LiteralText | undefined {
  return resolveChoice<TextRef | LiteralText>(text, scope, release.access.policies);
}

/** Formats an ICU text that is not in the catalogues. Never throws: an invalid text returns its source. */
export function formatMessage(source: string, scope: Scope, context: TextContext): string {
  if (!source.includes('{') && !source.includes("'")) return source;
  try {
    const message = scope.expressions.parseMessage(source);
    const values = Object.fromEntries(
      message.arguments.map((argument) => [argument.key, valueFor(argument, scope, context)]),
    );
    return writerOf(message, context.locale)(values);
  } catch {
    return source;
  }
}

/** The ICU source of a key, from the first of the `fallbackLocales` that has it. Undefined if none has it. */
export function findText(key: string, context: Pick<TextContext, 'release' | 'locale'>): string | undefined {
  for (const locale of fallbackLocales(context.locale)) {
    const catalogue = Object.hasOwn(context.release.texts, locale) ? context.release.texts[locale] : undefined;
    if (catalogue !== undefined && Object.hasOwn(catalogue, key)) return catalogue[key];
  }
  return undefined;
}

function writerOf(message: ParsedMessage, locale: string): Writer {
  const byLocale = writers.get(message) ?? new Map<string, Writer>();
  writers.set(message, byLocale);
  const writer = byLocale.get(locale) ?? makeWriter(message.elements, locale);
  byLocale.set(locale, writer);
  return writer;
}

/** Most texts only insert strings into strings. They need no formatter, which would be slow for each line of a list. */
function makeWriter(elements: ParsedMessage['elements'], locale: string): Writer {
  const words = elements.flatMap((element) =>
    element.type === 0 || element.type === 1 ? [{ isLiteral: element.type === 0, value: element.value }] : [],
  );
  if (words.length === elements.length) {
    return (values) => words.map(({ isLiteral, value }) => (isLiteral ? value : (values[value] ?? ''))).join('');
  }
  const format = new IntlMessageFormat([...elements], locale, undefined, { formatters });
  return (values) => String(format.format(values));
}

function valueFor(argument: MessageArgument, scope: Scope, context: TextContext): string | number | undefined {
  const value = readArgument(argument.path, scope, context);
  switch (argument.use) {
    case 'text':
      return writeText(argument.path, value, scope, context);
    case 'select':
      return typeof value === 'object' ? undefined : String(value);
    case 'number':
    case 'plural':
      return asNumber(value);
    case 'date':
    case 'time':
      return typeof value === 'string' ? wallTime(value) : asNumber(value);
    case 'pattern':
      return typeof value === 'string' ? writePattern(value, argument.pattern ?? '') : '';
  }
}

/** The text of a value. Escapes once, at the end: texts inside a value are not escaped before. */
function writeText(path: string, value: unknown, scope: Scope, { escape: guard, ...plain }: TextContext): string {
  const field = value === undefined || value === null ? undefined : fieldOf(path, scope, plain);
  const words = field === undefined ? asText(value, scope, plain) : formatValue(field, value, scope, plain);
  return guard === undefined || field?.format === markupFormat ? words : guard(words);
}

function readArgument(path: string, scope: Scope, context: TextContext): unknown {
  const holder = holderOf(path, scope, context);
  if (holder !== undefined) return readPath(holder, path);
  if (path === 'today') return scope.clock.today();
  if (path === 'now') return scope.clock.now();
  return readPath({ user: scope.user, setting: scope.settings }, path);
}

/** The object that a path begins in: the extra values, else the variables, else `this`. */
function holderOf(path: string, scope: Scope, context: TextContext): unknown {
  const [name = ''] = path.split('.');
  const holders: readonly unknown[] = [context.extra, scope.variables, readPath(scope.variables, 'this')];
  return holders.find((holder) => readPath(holder, name) !== undefined);
}

/** The property at a path, so that its value is formatted as everywhere else: the title of a value, a date, money. */
function fieldOf(path: string, scope: Scope, context: TextContext): FieldModel | undefined {
  const names = path.split('.');
  for (let length = names.length - 1; length >= 0; length -= 1) {
    const before = names.slice(0, length).join('.');
    const entity = entityOfRecord(length === 0 ? holderOf(path, scope, context) : readArgument(before, scope, context));
    if (entity === undefined) continue;
    return findProperty(context.release.entities[entity]?.properties, names.slice(length));
  }
  const own = names[0] === 'this' ? names.slice(1).join('.') : path;
  const isOwn = own !== path || holderOf(path, scope, context) === scope.variables['this'];
  return isOwn ? context.fields?.find((field) => field.path === own) : undefined;
}

function findProperty(fields: readonly FieldModel[] | undefined, names: readonly string[]): FieldModel | undefined {
  const [name, ...rest] = names;
  const field = fields?.find((candidate) => candidate.path === name);
  return rest.length === 0 ? field : findProperty(field?.properties, rest);
}

function asText(value: unknown, scope: Scope, context: TextContext): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (typeof value === 'boolean') return formatText({ text: value ? 'engine/yes' : 'engine/no' }, scope, context);
  if (Array.isArray(value)) {
    return value
      .filter((item) => item !== null && !Array.isArray(item) && !isRecord(item))
      .map((item) => asText(item, scope, context))
      .join(', ');
  }
  return '';
}

function asNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string' && value.trim() !== '') return Number(value);
  return Array.isArray(value) ? value.length : Number.NaN;
}
