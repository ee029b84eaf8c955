import { expandMapping, type FieldModel, isRecord, readPath } from '#engine';
import type { TableBlockModel } from '#engine/blocks/table';
import { definePrinter } from '../definePrinter.ts';
import type { PrintContext } from '../PrintContext.types.ts';
import { printRows } from '../printFields.ts';
import { printEngineText, printText } from '../printTexts.ts';
import { printTitled } from '../printTitled.ts';
import { readSource } from '../readData.ts';

type Row = Readonly<Record<string, unknown>>;

/** Prints all rows of a table in their initial order. */
export const tablePrinter = definePrinter<TableBlockModel>('table', ({ block, context }) =>
  printTitled(context, block.title, async (inner) => {
    const value = await readSource(inner, block.data);
    const rows = Array.isArray(value) ? value.filter(isRecord) : [];
    if (rows.length === 0) {
      const text = block.empty === undefined ? printEngineText(inner, 'nothing') : printText(inner, block.empty);
      return [{ part: 'paragraph', text }];
    }
    const fields = await fieldsOf(inner, block);
    return [printRows(inner, fields, sortRows(rows, { fields, sort: block.sort, locale: inner.locale }))];
  }),
);

async function fieldsOf(context: PrintContext, { fields }: TableBlockModel): Promise<readonly FieldModel[]> {
  if (!('each' in fields)) return fields;
  const items = await readSource(context, fields.each.from);
  return expandMapping({ ...dynamicColumn, each: fields.each }, Array.isArray(items) ? items : [], context.scope);
}

const dynamicColumn: FieldModel = {
  ...{ path: '', wire: '', title: { literal: '' }, type: 'any', words: {}, schema: {}, constraint: '' },
  ...{
    when: true,
    locked: false,
    required: false,
    readOnly: true,
    normalise: [],
    messages: {},
    rules: [],
    actions: [],
  },
};

interface Sorting {
  readonly fields: readonly FieldModel[];
  readonly sort: string | undefined;
  readonly locale: string;
}

/** Sorts rows by a column, as on the page: absent values are last. */
function sortRows(rows: readonly Row[], { fields, sort, locale }: Sorting): readonly Row[] {
  const path = sort?.replace(/^-/, '');
  if (path === undefined || !fields.some((field) => field.path === path)) return rows;
  const direction = sort?.startsWith('-') === true ? -1 : 1;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const isAbsent = (row: Row) => (readPath(row, path) ?? '') === '';
  const key = (row: Row) => String(readPath(row, path));
  const sorted = rows
    .filter((row) => !isAbsent(row))
    .toSorted((one, other) => direction * compare(key(one), key(other)));
  return [...sorted, ...rows.filter(isAbsent)];
}
