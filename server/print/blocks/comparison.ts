import { isRecord, readPath, resolveCondition } from '#engine';
import type { ComparisonBlockModel, ComparisonSideModel } from '#engine/blocks/comparison';
import { definePrinter } from '../definePrinter.ts';
import type { PrintContext } from '../PrintContext.types.ts';
import { printValue, visibleFields } from '../printFields.ts';
import { printEngineText, printText } from '../printTexts.ts';
import { printTitled } from '../printTitled.ts';
import { readSource, withVariables } from '../readData.ts';

type Row = Readonly<Record<string, unknown>>;

/** Prints two records side by side, with a column that marks the differing rows. */
export const comparisonPrinter = definePrinter<ComparisonBlockModel>('comparison', ({ block, context }) =>
  printTitled(context, block.title, async (inner) => {
    const { left, right, differs, empty } = block;
    const value = await readSource(inner, block.data);
    const rows = Array.isArray(value) ? value.filter(isRecord) : [];
    if (rows.length === 0) {
      return [{ part: 'paragraph', text: printText(inner, empty) || printEngineText(inner, 'nothing') }];
    }
    const columns = [...columnsOf(inner, left), ...columnsOf(inner, right), ...(differs === undefined ? [] : [''])];
    return [
      {
        part: 'table',
        columns,
        rows: rows.map((row) => printRow(withVariables(inner, { this: row, root: row }), block, row)),
      },
    ];
  }),
);

function columnsOf(context: PrintContext, side: ComparisonSideModel): readonly string[] {
  const title = printText(context, side.title);
  return visibleFields(context, side.fields).map((field) => `${title}: ${printText(context, field.title)}`);
}

function printRow(context: PrintContext, { left, right, differs }: ComparisonBlockModel, row: Row): readonly string[] {
  const { scope, release } = context;
  const isMarked = differs !== undefined && resolveCondition(differs.when, scope, release.access.policies);
  const mark = differs === undefined ? [] : [isMarked ? printText(context, differs.text) : ''];
  return [...printSide(context, left, row), ...printSide(context, right, row), ...mark];
}

function printSide(context: PrintContext, side: ComparisonSideModel, row: Row): readonly string[] {
  const fields = visibleFields(context, side.fields);
  const isAbsent = fields.every(({ path }) => readPath(row, path) === undefined);
  if (isAbsent && side.empty !== undefined) {
    return fields.map((_, index) => (index === 0 ? printText(context, side.empty) : ''));
  }
  return fields.map((field) => printValue(context, field, readPath(row, field.path)));
}
