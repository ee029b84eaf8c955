import type { Queries } from '#server';
import { documentSubmitStore } from '../../tables/stores.ts';

type Row = Readonly<Record<string, unknown>>;

/** Document of an organisation → the files that it has uploaded for it, the newest first. */
export async function submitsOf(
  db: Queries,
  organization: number | undefined,
): Promise<ReadonlyMap<unknown, readonly Row[]>> {
  if (organization === undefined) return new Map();
  const keys = await db
    .selectFrom('document_submit')
    .select('s3_id')
    .where('organization_id', '=', organization)
    .orderBy('date_received', 'desc')
    .orderBy('s3_id')
    .execute();
  const ids = keys.map(({ s3_id }) => s3_id);
  const records = await documentSubmitStore.load(db, ids);
  const sorted = records.toSorted(
    (left, right) => ids.indexOf(String(left['s3Id'])) - ids.indexOf(String(right['s3Id'])),
  );
  return Map.groupBy(sorted, (record) => record['documentId']);
}

/** Documents with their files, and the day on which what is valid of them expires. */
export function withSubmits<Type extends { readonly documentId: number }>(
  types: readonly Type[],
  submits: ReadonlyMap<unknown, readonly Row[]>,
): readonly (Type & { readonly documentSubmits: readonly Row[]; readonly expiresOn?: string })[] {
  return types.map((type) => {
    const documentSubmits = submits.get(type.documentId) ?? [];
    const accepted = documentSubmits.filter(({ dateAccepted }) => typeof dateAccepted === 'string');
    // A file without an expiry is valid for good.
    const days = accepted.map(({ dateExpires }) => (typeof dateExpires === 'string' ? dateExpires : undefined));
    const last = days.includes(undefined) ? undefined : days.toSorted().at(-1);
    return { ...type, documentSubmits, ...(last === undefined ? {} : { expiresOn: last }) };
  });
}
