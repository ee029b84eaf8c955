import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Returns whether the contractor of a row can sign in with a password. */
const isActivated = (login: string) => sql`exists (select 1 from account
  where account.email = ${sql.raw(login)} and account.active and account.password_hash is not null)`;

/**
 * Copies to contractors of projects whether their account is activated: when their rows are written, and when the
 * account changes.
 */
export const activatedContractors: Migration = {
  async up(db) {
    await sql`create function take_over_activated() returns trigger language plpgsql as $$
      begin
        new.attributes := jsonb_set(new.attributes, '{activated}', to_jsonb(${isActivated('new.logical_name')}));
        return new;
      end $$`.execute(db);
    await sql`create trigger project_person_activated before insert or update on project_person for each row
      when (new.side = 'contractor') execute function take_over_activated()`.execute(db);
    await sql`create function tell_activated() returns trigger language plpgsql as $$
      begin
        update project_person set logical_name = logical_name where side = 'contractor' and logical_name = new.email;
        return null;
      end $$`.execute(db);
    await sql`create trigger account_activated after insert or update of email, password_hash, active on account
      for each row execute function tell_activated()`.execute(db);
    // The columns for searching projects are unchanged, so the triggers that would update every project are disabled.
    await sql`alter table project_person disable trigger user`.execute(db);
    await sql`update project_person
      set attributes = jsonb_set(attributes, '{activated}', to_jsonb(${isActivated('logical_name')}))
      where side = 'contractor'`.execute(db);
    await sql`alter table project_person enable trigger user`.execute(db);
  },
};
