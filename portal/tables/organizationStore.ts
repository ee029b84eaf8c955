import { sql } from 'kysely';
import { createRecordStore, type EntityStorage, type Queries } from '#server';

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

/** Organisations with their primary contact and with the clients that they are onboarded for. */
export const organizationStore: EntityStorage = {
  ...table,
  async load(db, keys) {
    const rows = await table.load(db, keys);
    const ids = rows.map(({ id }) => Number(id));
    if (ids.length === 0) return rows;
    const [contacts, onboardings] = [await findContacts(db, ids), await findOnboardings(db, ids)];
    return rows.map((row) => {
      const id = Number(row['id']);
      const [contact] = contacts.get(id) ?? [];
      return {
        ...row,
        ...(contact === undefined ? {} : { primarySubvendorResource: contact['contact'] }),
        onboardings: (onboardings.get(id) ?? []).map(({ onboarding }) => onboarding),
      };
    });
  },
};

async function findContacts(db: Queries, ids: readonly number[]): Promise<ReadonlyMap<number, readonly Row[]>> {
  const { rows } = await sql<Row & { id: number }>`select organization.id, jsonb_build_object(
      'logicalName', person.logical_name, 'firstName', person.first_name, 'lastName', person.last_name,
      'contacts', coalesce(person.attributes -> 'contacts',
        jsonb_build_array(jsonb_build_object('method', 'Email', 'value', person.logical_name))),
      'activated', exists (select 1 from account
        where account.email = person.logical_name and account.active and account.password_hash is not null)) as contact
    from organization join person on person.logical_name = organization.logical_name
    where organization.id = any(${ids})`.execute(db);
  return Map.groupBy(rows, ({ id }) => id);
}

/** Document statuses from the most urgent one; an organisation shows that of its most urgent open project. */
const urgency = ['EXPIRED', 'INCOMPLETE', 'PENDING_UPLOAD', 'PENDING_REVIEW', 'PENDING_ACCEPTANCE', 'COMPLETE'];

/**
 * One entry for each client and region whose projects engage the organisation. An organisation without a project is
 * onboarded for the first client and every region.
 */
async function findOnboardings(db: Queries, ids: readonly number[]): Promise<ReadonlyMap<number, readonly Row[]>> {
  const { rows } = await sql<Row & { id: number }>`select engaged.id, jsonb_strip_nulls(jsonb_build_object(
      'companyId', engaged.company_id, 'companyName', company.name, 'regionId', engaged.region_id,
      'documentStatus', (${[...urgency]}::text[])[engaged.urgency],
      'businessStructureStatus', case when exists (select 1 from structure_response
        where structure_response.organization_id = engaged.id) then 'COMPLETE' else 'PENDING' end)) as onboarding
    from (
      select item.organization_id as id, project.company_id, project.region_id,
        min(array_position(${[...urgency]}::text[], project.document_status))
          filter (where project.state = 'OPEN') as urgency
      from project_person item join project using (project_number)
      where item.side = 'contractor' and item.organization_id = any(${ids})
      group by item.organization_id, project.company_id, project.region_id
      union all
      select organization.id, 1, 0, null from organization
      where organization.id = any(${ids}) and not exists (select 1 from project_person item
        where item.side = 'contractor' and item.organization_id = organization.id)
    ) as engaged left join company on company.id = engaged.company_id
    order by engaged.id, engaged.company_id, engaged.region_id`.execute(db);
  return Map.groupBy(rows, ({ id }) => id);
}
