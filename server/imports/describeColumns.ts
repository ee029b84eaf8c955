import { type FieldModel, findText, formatText, isExpression } from '#engine';
import type { ImportColumn } from '../contract/Imports.types.ts';
import { hasColumn } from './findImportForm.ts';
import { listedValues } from './listedValues.ts';
import { foldText, labelOf } from './readCell.ts';
import { type ReadFields, type RowReader, readFields } from './readRow.ts';

/** A column with what belongs to the rows of a sheet. */
export interface DescribedColumn extends ImportColumn {
  readonly field: FieldModel;
  /** What a value is written as: that of an offered record is its text. */
  write(value: string | number | boolean): string | number | boolean;
}

type Values = Readonly<Record<string, string | number | boolean>>;

/**
 * The columns of a form for rows that begin with these values, by the titles or paths of the fields: they decide which fields
 * data bring, and what depends on them is offered.
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
  /** What else means it in a cell. */
  readonly words: readonly string[];
}

/** More choices than this are found faster by typing, and fill the sheet that has them. */
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
