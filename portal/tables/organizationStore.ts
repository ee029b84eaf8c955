import { sql } from 'kysely';
import { createRecordStore, type EntityStorage, type Key, preparedPrefix, type Queries } from '#server';

type Row = Readonly<Record<string, unknown>>;

const table = createRecordStore({
  entity: 'organization',
  versioned: true,
  table: 'organization',
  keyType: 'number',
  key: { path: 'id', column: 'id' },
  columns: {
    name: 'name',
    type: 'type',
    logicalName: 'logical_name',
    evaluationExempt: 'evaluation_exempt',
    createdAt: 'created_at',
  },
  computed: {
    number: (alias) => sql`${sql.ref(`${alias}.id`)}`,
    'primarySubvendorResource.lastName': 'primary_last_name',
    'primarySubvendorResource.name': (alias) =>
      sql`(${sql.ref(`${alias}.primary_first_name`)} || ' ' || ${sql.ref(`${alias}.primary_last_name`)})`,
  },
});

/** Organisations with their primary contact. */
export const organizationStore: EntityStorage = {
  ...table,
  async load(db, keys) {
    if (keys.length === 0) return [];
    const [rows, contacts] = await Promise.all([table.load(db, keys), findContacts(db, keys)]);
    return rows.map((row) => {
      const [contact] = contacts.get(Number(row['id'])) ?? [];
      return contact === undefined ? row : { ...row, primarySubvendorResource: contact['contact'] };
    });
  },
};

async function findContacts(db: Queries, ids: readonly Key[]): Promise<ReadonlyMap<number, readonly Row[]>> {
  const { rows } = await sql<Row & { id: number }>`${preparedPrefix}select organization.id, jsonb_build_object(
      'logicalName', person.logical_name, 'firstName', person.first_name, 'lastName', person.last_name,
      'contacts', coalesce(person.attributes -> 'contacts',
        jsonb_build_array(jsonb_build_object('method', 'Email', 'value', person.logical_name))),
      'activated', exists (select 1 from account
        where account.email = person.logical_name and account.active and account.password_hash is not null)) as contact
    from organization join person on person.logical_name = organization.logical_name
    where organization.id = any(${ids})`.execute(db);
  return Map.groupBy(rows, ({ id }) => id);
}
