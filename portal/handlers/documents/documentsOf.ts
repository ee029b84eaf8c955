import { sql } from 'kysely';
import { preparedPrefix, type Queries } from '#server';
import { documentSubmitStore } from '../../tables/stores.ts';

type Row = Readonly<Record<string, unknown>>;

type Submits = ReadonlyMap<unknown, readonly Row[]>;

/** Returns document → files uploaded by an organisation, newest first. */
export async function submitsOf(db: Queries, organization: number | undefined): Promise<Submits> {
  if (organization === undefined) return new Map();
  return (await submitsOfEach(db, [organization])).get(organization) ?? new Map();
}

/** Returns organisation → its files by document, newest first. */
export async function submitsOfEach(
  db: Queries,
  organizations: readonly number[],
): Promise<ReadonlyMap<number, Submits>> {
  if (organizations.length === 0) return new Map();
  const keys = await sql<{ s3_id: string }>`${preparedPrefix}select s3_id from document_submit
    where organization_id = any(${[...organizations]}) order by date_received desc, s3_id`.execute(db);
  const places = new Map(keys.rows.map(({ s3_id }, place) => [s3_id, place]));
  const placeOf = ({ s3Id }: Row): number => places.get(String(s3Id)) ?? 0;
  const records = await documentSubmitStore.load(db, [...places.keys()]);
  const sorted = records.toSorted((left, right) => placeOf(left) - placeOf(right));
  const byOrganization = Map.groupBy(sorted, ({ organizationId }) => Number(organizationId));
  return new Map([...byOrganization].map(([id, own]) => [id, Map.groupBy(own, ({ documentId }) => documentId)]));
}

/** Returns document types with their files, and the last day on which one of them is valid. */
export function withSubmits<Type extends { readonly documentId: number }>(
  types: readonly Type[],
  submits: ReadonlyMap<unknown, readonly Row[]>,
): readonly (Type & { readonly documentSubmits: readonly Row[]; readonly expiresOn?: string })[] {
  return types.map((type) => {
    const documentSubmits = submits.get(type.documentId) ?? [];
    const accepted = documentSubmits.filter(({ dateAccepted }) => typeof dateAccepted === 'string');
    // A file without an expiry date is valid permanently.
    const days = accepted.map(({ dateExpires }) => (typeof dateExpires === 'string' ? dateExpires : undefined));
    const last = days.includes(undefined) ? undefined : days.toSorted().at(-1);
    return { ...type, documentSubmits, ...(last === undefined ? {} : { expiresOn: last }) };
  });
}
