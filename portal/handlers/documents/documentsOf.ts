import { sql } from 'kysely';
import type { Queries } from '#server';
import { documentSubmitStore } from '../../tables/stores.ts';

type Row = Readonly<Record<string, unknown>>;

type Submits = ReadonlyMap<unknown, readonly Row[]>;

/** Organisation → its files by document, newest first. */
export type SubmitsOfEach = ReadonlyMap<number, Submits>;

/** Returns document → files uploaded by an organisation, newest first. */
export async function submitsOf(db: Queries, organization: number | undefined): Promise<Submits> {
  if (organization === undefined) return new Map();
  return (await submitsOfEach(db, [organization])).get(organization) ?? new Map();
}

/** Returns the files of several organisations. */
export async function submitsOfEach(db: Queries, organizations: readonly number[]): Promise<SubmitsOfEach> {
  const records = await documentSubmitStore.loadWhere(db, {
    where: sql`organization_id = any(${[...organizations]})`,
    order: sql`date_received desc, s3_id`,
  });
  const byOrganization = Map.groupBy(records, ({ organizationId }) => Number(organizationId));
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
