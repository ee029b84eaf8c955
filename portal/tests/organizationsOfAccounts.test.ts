import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { organizationsOfAccounts } from '../migrations/018-organizations-of-accounts.ts';
import { eachPortal } from '../testing/eachPortal.ts';

eachPortal('the organisation of an account of the version before', (opened) => {
  test('is one of its attributes after the migration, beside those it has, and nobody else gets one', async () => {
    const db = opened().database.current();
    const account = sql`insert into account (email, first_name, last_name, roles, functional_ids, company_ids, sub_vendor_id, attributes)`;
    const more = sql`'A', 'B', '{}', '{}', '{}'`;
    await sql`${account} values ('old@example.com', ${more}, 5, '{"title":"Dr."}'), ('none@example.com', ${more}, null, '{}')`.execute(
      db,
    );

    await organizationsOfAccounts.up(db);

    const stored = db.selectFrom('account').select(['email', 'attributes']).orderBy('email');
    expect(await stored.where('email', 'in', ['none@example.com', 'old@example.com']).execute()).toEqual([
      { email: 'none@example.com', attributes: {} },
      { email: 'old@example.com', attributes: { title: 'Dr.', subVendorId: 5 } },
    ]);
  });
});
