import { isRecord } from '#engine';
import type { ImportProblem } from '../contract/Imports.types.ts';
import type { Queries } from '../database/Database.types.ts';

interface ImportedFile {
  readonly form: string;
  readonly file: { readonly hash: string };
}

/** Returns the numbers of the rows of a file that imports have created a record for. */
export async function findCreatedRows(db: Queries, { form, file }: ImportedFile): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('import_row')
    .select('row_number')
    .where('form', '=', form)
    .where('file_hash', '=', file.hash)
    .where('status', '=', 'created')
    .execute();
  return new Set(rows.map(({ row_number: row }) => row));
}

/** Returns the problems of the refused rows of an import, in their order. */
export async function findRefusedRows(db: Queries, task: number): Promise<readonly ImportProblem[]> {
  const rows = await db
    .selectFrom('import_row')
    .select(['row_number', 'problems'])
    .where('task_id', '=', task)
    .where('status', '=', 'refused')
    .orderBy('row_number')
    .execute();
  return rows.flatMap(({ row_number: row, problems }) =>
    (Array.isArray(problems) ? problems : []).filter(isRecord).map((problem) => ({
      row,
      column: String(problem['column'] ?? ''),
      value: String(problem['value'] ?? ''),
      message: String(problem['message'] ?? ''),
    })),
  );
}
