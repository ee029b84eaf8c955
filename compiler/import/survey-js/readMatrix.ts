import { type Authored, isAuthored } from '../../compile/node.ts';
import { listOf } from '../json-schema/flattenSchema.ts';
import { createNames } from '../write/createNames.ts';
import { escapeText } from '../write/escapeText.ts';
import { textOf, valuesOf } from './readQuestion.ts';

type Omit = (keyword: string, message: string) => void;
/** Reads a question inside a matrix. */
export type ReadCell = (question: Authored, omit: Omit) => Authored | undefined;

const mostRows = 100;

/** Reads a matrix with one answer for each row, as a record with a property for each row. */
export function readMatrix(question: Authored, omit: Omit): Authored | undefined {
  const values = valuesOf(question['columns'], omit);
  const isRequired = question['isAllRowRequired'] === true || question['eachRowRequired'] === true;
  if (values.length === 0) omit('columns', 'A matrix without columns is left out.');
  if (values.length === 0) return undefined;
  return recordOf(
    valuesOf(question['rows'], omit),
    () => ({ values, ...(isRequired ? { required: true } : {}) }),
    omit,
  );
}

/** Reads several texts under one title, as a record with a property for each. */
export function readTexts(question: Authored, omit: Omit, read: ReadCell): Authored | undefined {
  const items = listOf(question['items']).filter(isAuthored);
  const rows = items.map((item) => ({ value: item['name'], title: textOf(item['title']) ?? String(item['name']) }));
  return recordOf(rows, (index) => read({ type: 'text', ...items[index] }, omit), omit);
}

/** Reads a matrix whose cells are questions: a record for each row if the rows are given, else a list of records. */
export function readCells(question: Authored, omit: Omit, read: ReadCell): Authored | undefined {
  const columns = listOf(question['columns']).filter(isAuthored);
  const cells = columns.map((column) => ({
    value: column['name'],
    title: textOf(column['title']) ?? String(column['name']),
  }));
  const cell = (index: number): Authored | undefined => {
    const { cellType, ...column } = columns[index] ?? {};
    const type = cellType === undefined || cellType === 'default' ? (question['cellType'] ?? 'dropdown') : cellType;
    const choices = column['choices'] ?? question['choices'];
    return read({ ...column, type, ...(choices === undefined ? {} : { choices }) }, omit);
  };
  const record = recordOf(cells, cell, omit);
  if (record === undefined) return undefined;
  if (question['type'] === 'matrixdropdown') return recordOf(valuesOf(question['rows'], omit), () => record, omit);
  const { minRowCount, maxRowCount } = question;
  return {
    ...{ type: 'array', widget: 'list', items: { properties: record['properties'] } },
    ...(Number(minRowCount) > 0 ? { minItems: Number(minRowCount), required: true } : {}),
    ...(Number(maxRowCount) > 0 ? { maxItems: Number(maxRowCount) } : {}),
  };
}

function recordOf(
  rows: readonly unknown[],
  read: (index: number) => Authored | undefined,
  omit: Omit,
): Authored | undefined {
  const names = createNames();
  const properties: Record<string, Authored> = {};
  if (rows.length > mostRows) omit('rows', `Rows after the first ${mostRows} are left out.`);
  for (const [index, row] of rows.slice(0, mostRows).entries()) {
    const foreign = String(isAuthored(row) ? row['value'] : row);
    const name = names.nameOf(foreign);
    const cell = name === undefined || properties[name] !== undefined ? undefined : read(index);
    if (name === undefined || cell === undefined) continue;
    const title = isAuthored(row) && typeof row['title'] === 'string' ? row['title'] : escapeText(foreign);
    properties[name] = { ...cell, title, ...(name === foreign ? {} : { wire: foreign }) };
  }
  if (Object.keys(properties).length > 0) return { type: 'object', properties };
  omit('rows', 'A matrix without rows is left out.');
  return undefined;
}
