import { type Expression, type SqlBool, sql } from 'kysely';
import type { Release } from '#engine';
import { isRowId } from '#server';

export type Side = 'manager' | 'contractor';

/** Roles of each side. */
const roles: Readonly<Record<Side, readonly string[]>> = {
  manager: ['Manager', 'ProxyManager'],
  contractor: ['Contractor'],
};

/** Additional roles that a contractor's account can have. With any other role, it is not a contractor's. */
const besideContractor = ['SubVendor'] as const;

type Predicate = Expression<SqlBool>;

/** Condition of people with the role, or on that side of a project; optionally of one company. */
export function hasSide(side: Side, companyId: number | undefined): Predicate {
  const ofAccount = companyId === undefined ? sql`true` : sql`${companyId} = any(account.company_ids)`;
  const ofProject = companyId === undefined ? sql`true` : sql`project.company_id = ${companyId}`;
  if (companyId !== undefined && !isRowId(companyId)) return sql<SqlBool>`false`;
  return sql<SqlBool>`(exists (select 1 from account where account.email = person.logical_name
      and account.roles && ${sql.val([...roles[side]])}::text[] and ${ofAccount})
    or exists (select 1 from project_person item join project using (project_number)
      where item.logical_name = person.logical_name and item.side = ${side} and ${ofProject}))`;
}

/**
 * Condition of people who can be assigned to projects as contractor: the account is active and has no role of another
 * kind. A person without an account is a contractor by a project, and manages none.
 */
export function isContractor(release: Release): Predicate {
  const own = namesOf(roles.contractor, release);
  const allowed = namesOf([...roles.contractor, ...besideContractor], release);
  return sql<SqlBool>`(exists (select 1 from account where account.email = person.logical_name and account.active
      and account.roles && ${own} and account.roles <@ ${allowed})
    or (not exists (select 1 from account where person.logical_name in (account.email, lower(account.username)))
      and ${isOnSide('contractor')} and not ${isOnSide('manager')}))`;
}

/**
 * Condition of people who work for an organisation: a contractor, or an active account with only a subvendor's role.
 */
export function isResource(release: Release): Predicate {
  const own = namesOf(besideContractor, release);
  return sql<SqlBool>`(${isContractor(release)} or exists (select 1 from account
    where account.email = person.logical_name and account.active and account.roles && ${own}
      and account.roles <@ ${own}))`;
}

/**
 * Condition of people who can be assigned to projects of the company as manager: an active account with a manager's
 * role there.
 */
export function isManager(release: Release, companyId: number | undefined): Predicate {
  if (companyId !== undefined && !isRowId(companyId)) return sql<SqlBool>`false`;
  const ofCompany = companyId === undefined ? sql`true` : sql`${companyId} = any(account.company_ids)`;
  return sql<SqlBool>`exists (select 1 from account where account.email = person.logical_name and account.active
    and account.roles && ${namesOf(roles.manager, release)} and ${ofCompany})`;
}

/** Condition of people who are or were on that side of a project. */
export function isOnSide(side: Side): Predicate {
  return sql<SqlBool>`exists (select 1 from project_person item
    where item.logical_name = person.logical_name and item.side = ${side})`;
}

/** Condition of accounts with one of these roles. */
export function holdsRole(wanted: readonly string[], release: Release): Predicate {
  return sql<SqlBool>`account.roles && ${namesOf(wanted, release)}`;
}

/** Returns the names of roles with their aliases, which can be stored too. */
function namesOf(wanted: readonly string[], { access }: Release): Expression<unknown> {
  const found = access.roles.filter(({ role }) => wanted.includes(role));
  return sql`${sql.val(found.flatMap(({ role, aliases }) => [role, ...aliases]))}::text[]`;
}
