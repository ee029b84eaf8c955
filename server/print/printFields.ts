import {
  expandMapping,
  type FieldModel,
  formatValue,
  isAllowed,
  isRecord,
  readDynamicFields,
  readPath,
  resolveCondition,
} from '#engine';
import type { PrintContext } from './PrintContext.types.ts';
import type { PrintedPair, PrintedPart } from './PrintedPart.types.ts';
import { printText } from './printTexts.ts';
import { readSource, withVariables } from './readData.ts';

type Row = Readonly<Record<string, unknown>>;

/** Shown for an absent value. */
export const noValue = '—';

/**
 * Returns the fields of a list that the reader may see and whose conditions are true. With a record, conditions can
 * read it.
 */
export function visibleFields(
  context: PrintContext,
  fields: readonly FieldModel[],
  record?: Row,
): readonly FieldModel[] {
  const { scope, release } = record === undefined ? context : withVariables(context, { this: record, root: record });
  return fields.filter(
    ({ allow, when }) => isAllowed(allow, scope, release) && resolveCondition(when, scope, release.access.policies),
  );
}

/** Formats a value; a dash if there is none. */
export function printValue({ scope, release, locale }: PrintContext, field: FieldModel, value: unknown): string {
  const text = formatValue(field, value, scope, { release, locale });
  return text === '' ? noValue : text;
}

/** Prints the fields of one record: labels with values, lists of records as tables, and the headings between them. */
export async function printRecord(
  outer: PrintContext,
  fields: readonly FieldModel[],
  record: Row,
): Promise<readonly PrintedPart[]> {
  const context = withVariables(outer, { this: record, root: record });
  const parts: PrintedPart[] = [];
  let pairs: PrintedPair[] = [];
  let section: string | undefined;
  const flush = () => {
    if (pairs.length > 0) parts.push({ part: 'pairs', pairs });
    pairs = [];
  };
  for (const field of visibleFields(context, fields)) {
    if (field.section?.name !== section) {
      flush();
      section = field.section?.name;
      if (field.section?.title !== undefined)
        parts.push({ part: 'heading', level: context.level, text: printText(context, field.section.title) });
    }
    const value = readPath(record, field.path);
    if (field.each !== undefined) pairs.push(...(await dynamicPairs(context, field, value)));
    else if (field.type === 'array' && field.properties !== undefined) {
      flush();
      parts.push({ part: 'heading', level: context.level, text: printText(context, field.title) });
      parts.push(printRows(context, field.properties, value));
    } else pairs.push({ label: printText(context, field.title), value: printValue(context, field, value) });
  }
  flush();
  return parts;
}

/** Prints records as rows of a table. */
export function printRows(context: PrintContext, fields: readonly FieldModel[], value: unknown): PrintedPart {
  const columns = visibleFields(context, fields);
  const records = Array.isArray(value) ? value.filter(isRecord) : [];
  return {
    part: 'table',
    columns: columns.map(({ title }) => printText(context, title)),
    rows: records.map((record) => {
      const inner = withVariables(context, { this: record, root: record });
      return columns.map((field) => printValue(inner, field, readPath(record, field.path)));
    }),
  };
}

async function dynamicPairs(context: PrintContext, field: FieldModel, value: unknown): Promise<readonly PrintedPair[]> {
  if (field.each === undefined) return [];
  const items = await readSource(context, field.each.from);
  const expanded = expandMapping(field, Array.isArray(items) ? items : [], context.scope);
  const values = readDynamicFields(field, expanded, value);
  return expanded.map((one) => ({
    label: printText(context, one.title),
    value: printValue(context, one, values[one.path.split('.').at(-1) ?? '']),
  }));
}
