import type { RawBuilder, SqlBool } from 'kysely';
import type { FlexReport, FlexRow, OperationArguments } from '#definitions';
import type { Queries } from '#server';

export type FlexArguments = OperationArguments['flexReports.run'];

/** What a report may be asked by: the query fields of the operation that runs it. */
export type ParameterName = Exclude<keyof FlexArguments, 'id'>;

export interface FlexParameter {
  readonly name: ParameterName;
  readonly required?: boolean;
}

/** One report: what it asks for, what it shows, and the SQL behind it. */
export interface FlexSource {
  readonly id: NonNullable<FlexReport['id']>;
  readonly params: readonly FlexParameter[];
  readonly columns: readonly (keyof FlexRow)[];
  /** Days that From and To narrow; those of the project when silent. */
  readonly span?: { readonly from: RawBuilder<string>; readonly to: RawBuilder<string> };
  rows(db: Queries, asked: RawBuilder<SqlBool>): Promise<readonly Readonly<Record<string, unknown>>[]>;
}
