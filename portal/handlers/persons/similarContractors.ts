import { type Expression, type SqlBool, sql } from 'kysely';
import type { OperationResults } from '#definitions';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { findContractor } from './findPerson.ts';
import { isContractor } from './sides.ts';

type Match = OperationResults['contractors.similar'][number];

/** Maximum number of matches. */
const mostMatches = 50;

/** Returns contractors who may be the same person: by the name before the @, by name, or by phone number. */
export const similarContractors = definePortalHandler('contractors.similar', async (context) => {
  const { db, release, args } = context;
  const found = await findContractor(context, args.logicalName);
  if (found === undefined) return [];
  const same = (condition: Expression<SqlBool>) => sql<SqlBool>`coalesce(${condition}, false)`;
  const email = same(sql`split_part(person.logical_name, '@', 1) = split_part(own.logical_name, '@', 1)`);
  const name = same(sql`lower(person.first_name) = lower(own.first_name)
    and lower(person.last_name) = lower(own.last_name)`);
  const phone = same(sql`exists (select 1
    from jsonb_array_elements(person.attributes -> 'contacts') theirs,
      jsonb_array_elements(own.attributes -> 'contacts') mine
    where theirs ->> 'method' <> 'Email' and mine ->> 'method' <> 'Email'
      and theirs ->> 'value' = mine ->> 'value')`);
  const { rows } = await sql<Match>`select * from (
      select person.logical_name as "logicalName", person.first_name || ' ' || person.last_name as name,
        (select contact ->> 'value' from jsonb_array_elements(person.attributes -> 'contacts') contact
          where contact ->> 'method' <> 'Email' limit 1) as phone,
        organization.name as "organizationName",
        ${email} as "sameEmail", ${name} as "sameName", ${phone} as "samePhone"
      from person
        join person own on own.logical_name = ${found.logicalName} and own.id <> person.id
        left join organization on organization.id = person.organization_id
      where ${isContractor(release)}) as matched
    where "sameEmail" or "sameName" or "samePhone"
    order by "sameEmail"::integer + "sameName"::integer + "samePhone"::integer desc, "logicalName"
    limit ${mostMatches}`.execute(db);
  return rows.map(({ phone: number, organizationName, ...match }) => ({
    ...match,
    ...(typeof number === 'string' ? { phone: number } : {}),
    ...(typeof organizationName === 'string' ? { organizationName } : {}),
  }));
});
