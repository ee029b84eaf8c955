import {
  bindCall,
  expandMapping,
  type FieldModel,
  formatText,
  isExpression,
  isRecord,
  normaliseDraft,
  problemMessage,
  type Runtime,
  readPath,
  type Scope,
  startDraft,
  storeDynamicFields,
  validateFields,
  writePath,
} from '#engine';
import { hasColumn, type ImportForm } from './findImportForm.ts';
import type { RowOptions } from './loadRowOptions.ts';
import { readCell } from './readCell.ts';
import type { SheetHeader } from './readHeader.ts';
import type { SheetCell, SheetRow } from './sheets/SheetContent.types.ts';

type Json = Readonly<Record<string, unknown>>;

/** A problem of a cell, or of the row if there is no column. */
export interface RowProblem {
  /** Path of the field; empty for the whole row. */
  readonly path: string;
  /** Title of the column. */
  readonly column: string;
  readonly value: string;
  readonly message: string;
}

/** A row as arguments of the form's call, or its problems. */
export interface ReadRow {
  readonly args: Json;
  readonly problems: readonly RowProblem[];
}

export interface RowReader {
  readonly source: ImportForm;
  readonly header: SheetHeader;
  /** Without `this`. */
  readonly scope: Scope;
  readonly runtime: Runtime;
  readonly options: RowOptions;
}

/** The state of reading a row. */
interface Reading {
  draft: Json;
  chosen: Json;
  offered: Readonly<Record<string, readonly unknown[]>>;
  readonly shown: Map<string, string>;
  readonly faults: { readonly field: FieldModel; readonly code: string; readonly shown: string }[];
}

/** The fields of a row, including dynamic fields, with the values read into them. */
export interface ReadFields {
  readonly fields: readonly FieldModel[];
  readonly brought: readonly { readonly field: FieldModel; readonly expanded: readonly FieldModel[] }[];
  readonly reading: Readonly<Reading>;
  /** Scope of the conditions and options of the row. */
  readonly scope: Scope;
}

/** Reads the cells of a row in the order of the fields, because the options of a field can depend on earlier ones. */
export async function readFields(row: SheetRow, reader: RowReader): Promise<ReadFields> {
  const { source, scope, options } = reader;
  const reading: Reading = { draft: {}, chosen: {}, offered: {}, shown: new Map(), faults: [] };
  const fields: FieldModel[] = [];
  const brought: { readonly field: FieldModel; readonly expanded: readonly FieldModel[] }[] = [];
  for (const field of source.fields) {
    const place = scopeOf(scope, reading);
    const expanded =
      field.each === undefined
        ? [field]
        : expandMapping(field, (await options.load(field.each.from, place)) ?? [], place);
    if (field.each !== undefined) brought.push({ field, expanded });
    for (const one of expanded) {
      fields.push(one);
      await readField(one, row, { reader, reading });
    }
  }
  return { fields, brought, reading, scope: scopeOf(scope, reading) };
}

/**
 * Reads a row as if a user had entered it in the form: the values by the titles of the columns, defaults for empty
 * cells, all checks of the form, and the arguments that the form submits.
 */
export async function readRow(row: SheetRow, reader: RowReader): Promise<ReadRow> {
  const { source, scope, runtime } = reader;
  const { release } = runtime;
  const { form } = source;
  const { fields, brought, reading } = await readFields(row, reader);
  const state = { fields, scope, release, picked: reading.chosen, offered: reading.offered };
  const draft = startDraft({ ...state, draft: reading.draft });
  const found = validateFields({ ...state, draft, runtime, rules: form.rules, messages: form.messages });
  const faults = faultsOf(reading, reader);
  const known = new Set(faults.map(({ path }) => path));
  const problems = [
    ...faults,
    ...found
      .filter(({ path }) => !known.has(path))
      .map(({ path, message }) => ({ ...placeOf(path, { fields, reading, reader }), message })),
  ];
  if (problems.length > 0) return { args: {}, problems };
  let answers = normaliseDraft({ ...state, draft });
  for (const { field, expanded } of brought) {
    const values = readPath(answers, field.path);
    if (isRecord(values)) answers = writePath(answers, field.path, storeDynamicFields(field, expanded, values, scope));
  }
  const whole = scopeOf(scope, { ...reading, draft: answers });
  return { args: bindCall(source.call, { operation: source.operation, scope: whole, release }).args, problems: [] };
}

interface FoundIn extends Place {
  readonly fields: readonly FieldModel[];
}

/** Returns the field, the column title and the shown value for a path. */
function placeOf(path: string, { fields, reading, reader }: FoundIn): Omit<RowProblem, 'message'> {
  const field = fields.find((one) => one.path === path || path.startsWith(`${one.path}.`));
  const column = field === undefined ? '' : formatText(field.title, reader.scope, reader.runtime);
  return { path: field?.path ?? '', column, value: reading.shown.get(field?.path ?? '') ?? '' };
}

interface Place {
  readonly reader: RowReader;
  readonly reading: Reading;
}

async function readField(field: FieldModel, { cells }: SheetRow, { reader, reading }: Place): Promise<void> {
  const place = hasColumn(field) ? reader.header.placeOf(field) : undefined;
  const cell = place === undefined ? null : (cells[place] ?? null);
  if (cell === null || cell === '') return;
  reading.shown.set(field.path, shownCell(cell));
  if (typeof cell === 'object' && 'unusable' in cell) {
    const codes = { formula: 'cellFormula', error: 'cellError', merged: 'cellMerged' } as const;
    reading.faults.push({ field, code: codes[cell.unusable], shown: cell.shown });
    return;
  }
  const scope = scopeOf(reader.scope, reading);
  const isPaged = field.options?.paged === true && !isExpression(field.options.source);
  const offered =
    field.options === undefined || isPaged ? undefined : await reader.options.load(field.options.source, scope);
  const read = readCell(cell, { field, offered, scope, context: reader.runtime });
  if (read === undefined) return;
  if ('code' in read) {
    reading.faults.push({ field, code: read.code, shown: shownCell(cell) });
    return;
  }
  const { value } = read;
  reading.draft = writePath(reading.draft, field.path, value);
  if (offered !== undefined) reading.offered = { ...reading.offered, [field.path]: offered };
  const record = isPaged ? await reader.options.find(field, value) : entryOf(field, value, offered);
  if (record === undefined && isPaged) reading.faults.push({ field, code: 'options', shown: shownCell(cell) });
  if (isRecord(record)) reading.chosen = { ...reading.chosen, [field.path]: record };
}

function entryOf({ options }: FieldModel, value: unknown, offered: readonly unknown[] | undefined): unknown {
  const key = options?.key;
  return key === undefined ? undefined : offered?.find((item) => isRecord(item) && item[key] === value);
}

function scopeOf(scope: Scope, { draft, chosen, offered }: Reading): Scope {
  const own = { this: draft, root: draft, chosen, options: offered };
  return { ...scope, variables: { ...scope.variables, ...own } };
}

function faultsOf({ faults }: Reading, { scope, runtime, source }: RowReader): readonly RowProblem[] {
  return faults.map(({ field, code, shown }) => ({
    path: field.path,
    column: formatText(field.title, scope, runtime),
    value: shown,
    message: problemMessage({
      ...{ code, title: field.title, value: shown, scope, runtime },
      messages: [field.messages, source.form.messages],
    }),
  }));
}

/** Returns the text of a cell as a user sees it. */
export function shownCell(cell: SheetCell): string {
  if (cell === null) return '';
  if (typeof cell !== 'object') return String(cell).slice(0, 200);
  return 'unusable' in cell ? cell.shown : cell.date.replace(/T00:00:00.000Z$/, '');
}
