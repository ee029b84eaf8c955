import { sql } from 'kysely';
import { type HandlerContext, isRowId } from '#server';

/** Two organisations, of which the first is to be merged into the second. */
export interface MergedOrganizations {
  readonly from: MergedOrganization;
  readonly into: MergedOrganization;
  /** Both are subvendors, they differ, and neither was merged before. */
  readonly isPossible: boolean;
}

interface MergedOrganization {
  readonly id: number;
  readonly name: string;
}

interface Row extends MergedOrganization {
  readonly type: string;
  readonly isMerged: boolean;
}

/** Returns the organisations of a merge. Undefined if one of them does not exist. */
export async function mergedOrganizations(
  { db }: Pick<HandlerContext, 'db'>,
  { fromId, intoId }: { readonly fromId: number; readonly intoId: number },
): Promise<MergedOrganizations | undefined> {
  if (!isRowId(fromId) || !isRowId(intoId)) return undefined;
  const { rows } = await sql<Row>`select id, name, type, attributes ? 'mergedInto' as "isMerged" from organization
    where id in (${fromId}, ${intoId})`.execute(db);
  const from = rows.find(({ id }) => id === fromId);
  const into = rows.find(({ id }) => id === intoId);
  if (from === undefined || into === undefined) return undefined;
  const isPossible = fromId !== intoId && [from, into].every(({ type, isMerged }) => type === 'SubVendor' && !isMerged);
  return { from, into, isPossible };
}
