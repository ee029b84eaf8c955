import { type FieldModel, findText, formatText, isExpression } from '#engine';
import type { ImportColumn } from '../contract/Imports.types.ts';
import { hasColumn } from './findImportForm.ts';
import { listedValues } from './listedValues.ts';
import { foldText, labelOf } from './readCell.ts';
import { type ReadFields, type RowReader, readFields } from './readRow.ts';

/** A column and its field. */
export interface DescribedColumn extends ImportColumn {
  readonly field: FieldModel;
  /** Returns the text of a cell for a value. For an option, its label. */
  write(value: string | number | boolean): string | number | boolean;
}

type Values = Readonly<Record<string, string | number | boolean>>;

/**
 * Returns the columns of a form for rows with these initial values, by the titles or paths of the fields. The values
 * determine the dynamic fields and the options that depend on them.
 */
export async function describeColumns(
  reader: Omit<RowReader, 'header'>,
  values: Values,
): Promise<readonly DescribedColumn[]> {
  const names = Object.keys(values);
  const titles = names.map(foldText);
  const titleOf = (field: FieldModel): string => formatText(field.title, reader.scope, reader.runtime);
  const placeOf = (field: FieldModel): number | undefined => {
    return [names.indexOf(field.path), titles.indexOf(foldText(titleOf(field)))].find((found) => found >= 0);
  };
  const begun = { ...reader, header: { placeOf } };
  const read = await readFields({ row: 2, cells: Object.values(values) }, begun);
  return Promise.all(
    read.fields.filter(hasColumn).map(async (field): Promise<DescribedColumn> => {
      const choices = await choicesOf(field, read, reader);
      const byWord = new Map(choices.flatMap(({ label, words }) => words.map((word) => [word, label] as const)));
      return {
        field,
        key: field.path,
        label: titleOf(field),
        type: typeOf(field),
        required: field.required === true && field.default === undefined,
        ...(choices.length === 0 ? {} : { choices: choices.map(({ label }) => label) }),
        write: (value) => byWord.get(foldText(value)) ?? value,
      };
    }),
  );
}

function typeOf({ type, format }: FieldModel): string {
  if (format === 'date' || format === 'date-time') return format;
  return type === 'integer' || type === 'number' || type === 'boolean' ? type : 'text';
}

interface ColumnChoice {
  readonly label: string;
  /** Other texts with the same meaning in a cell. */
  readonly words: readonly string[];
}

/** Maximum number of options in a sheet. Values of longer lists are easier to type than to select. */
const mostChoices = 5000;

async function choicesOf(
  field: FieldModel,
  { scope }: ReadFields,
  { runtime, options }: Omit<RowReader, 'header'>,
): Promise<readonly ColumnChoice[]> {
  const choice = (label: string, value: unknown): ColumnChoice => ({
    label,
    words: [foldText(label), foldText(value)],
  });
  const values = listedValues(field);
  if (values !== undefined) return values.map(({ value, title }) => choice(formatText(title, scope, runtime), value));
  if (field.type === 'boolean') {
    return [
      choice(findText('engine/yes', runtime) ?? 'Yes', true),
      choice(findText('engine/no', runtime) ?? 'No', false),
    ];
  }
  const { options: offered } = field;
  if (offered === undefined || (offered.paged && !isExpression(offered.source))) return [];
  const list = (await options.load(offered.source, scope)) ?? [];
  return list.slice(0, mostChoices).map((item) => {
    const label = labelOf(item, { field, scope, context: runtime });
    const key = offered.key;
    return choice(label, key === undefined || typeof item !== 'object' ? item : Reflect.get(Object(item), key));
  });
}
