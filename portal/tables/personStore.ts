import { sql } from 'kysely';
import { createRecordStore, type EntityStorage } from '#server';
import { personSearchText } from './personSearchText.ts';

const table = createRecordStore({
  entity: 'person',
  versioned: true,
  table: 'person',
  key: { path: 'logicalName', column: 'logical_name' },
  columns: { id: 'id', firstName: 'first_name', lastName: 'last_name', organizationId: 'organization_id' },
  computed: { name: (alias) => sql`(${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)})` },
  searchText: personSearchText,
});

interface Facts {
  readonly login: string;
  readonly activated: boolean;
  readonly exempt: boolean | null;
}

/** People with the data of their account and organisation. */
export const personStore: EntityStorage = {
  ...table,
  async load(db, keys) {
    const rows = await table.load(db, keys);
    if (rows.length === 0) return rows;
    const facts = await sql<Facts>`select person.logical_name as login, organization.evaluation_exempt as exempt,
        exists (select 1 from account where account.email = person.logical_name
          and account.active and account.password_hash is not null) as activated
      from person left join organization on organization.id = person.organization_id
      where person.logical_name = any(${[...keys]})`.execute(db);
    const byLogin = new Map(facts.rows.map((row) => [row.login, row]));
    return rows.map((row) => {
      const { activated = false, exempt = null } = byLogin.get(String(row['logicalName'])) ?? {};
      const active = row['active'] !== false;
      return { ...row, activated, active, ...(exempt === null ? {} : { evaluationExempt: exempt }) };
    });
  },
};
