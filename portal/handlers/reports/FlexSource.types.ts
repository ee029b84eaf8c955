import type { RawBuilder, SqlBool } from 'kysely';
import type { FlexReport, FlexResult, FlexRow, OperationArguments } from '#definitions';
import type { Queries } from '#server';

export type FlexArguments = OperationArguments['flexReports.run'];

/** What a report may be asked by: the query fields of the operation that runs it. */
export type ParameterName = Exclude<keyof FlexArguments, 'id'>;

export interface FlexParameter {
  readonly name: ParameterName;
  readonly required?: boolean;
}

/** A column has a title and a place in the result, which leaves out what it does not declare. */
type ColumnName = keyof FlexRow & keyof NonNullable<FlexResult['rows']>[number];

/** One report: what it asks for, what it shows, and the SQL behind it. */
export interface FlexSource {
  readonly id: NonNullable<FlexReport['id']>;
  readonly params: readonly FlexParameter[];
  readonly columns: readonly ColumnName[];
  /** Days that From and To narrow; those of the project when silent. */
  readonly span?: { readonly from: RawBuilder<string>; readonly to: RawBuilder<string> };
  rows(db: Queries, asked: RawBuilder<SqlBool>): Promise<readonly Readonly<Record<string, unknown>>[]>;
}
