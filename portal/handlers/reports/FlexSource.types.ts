import type { RawBuilder, SqlBool } from 'kysely';
import type { FlexReport, FlexResult, FlexRow, OperationArguments } from '#definitions';
import type { Queries } from '#server';

export type FlexArguments = OperationArguments['flexReports.run'];

/** Parameters of a report: the query fields of the operation that runs it. */
export type ParameterName = Exclude<keyof FlexArguments, 'id'>;

export interface FlexParameter {
  readonly name: ParameterName;
  readonly required?: boolean;
}

/** A column has a title and a property in the result, which drops undeclared ones. */
type ColumnName = keyof FlexRow & keyof NonNullable<FlexResult['rows']>[number];

/** A report: its parameters, its columns and its SQL. */
export interface FlexSource {
  readonly id: NonNullable<FlexReport['id']>;
  readonly params: readonly FlexParameter[];
  readonly columns: readonly ColumnName[];
  /** Dates that From and To filter. Default: those of the project. */
  readonly span?: { readonly from: RawBuilder<string>; readonly to: RawBuilder<string> };
  rows(db: Queries, asked: RawBuilder<SqlBool>): Promise<readonly Readonly<Record<string, unknown>>[]>;
}
