import { type Expression, type SqlBool, sql } from 'kysely';
import { queryList, queryPage } from '../../records/queryPage.ts';
import { definePortalHandler } from '../definePortalHandler.ts';
import { isRowId } from '../isRowId.ts';
import { searchedPerson } from './searchedPerson.ts';

type Side = 'manager' | 'contractor';

const roles: Readonly<Record<Side, readonly string[]>> = {
  manager: ['Manager', 'ProxyManager'],
  contractor: ['Contractor'],
};

/** People by part of a name, by company and by the side they stand on. */
const listPersons = definePortalHandler('persons.list', (context) => {
  const { search, companyId, manager, contractor } = context.args;
  const sides: readonly Side[] = [
    ...(manager === true ? (['manager'] as const) : []),
    ...(contractor === true ? (['contractor'] as const) : []),
  ];
  return queryPage(context, 'person', {
    where: [
      ...(search === undefined ? [] : [searchedPerson(search)]),
      ...sides.map((side) => standsOn(side, companyId)),
      ...(sides.length === 0 && companyId !== undefined ? [isOfCompany(companyId)] : []),
    ],
    sort: 'logicalName',
    ignore: ['search', 'companyId', 'manager', 'contractor'],
  });
});

/** Contractors that are known already, by their login. */
const onboardedResources = definePortalHandler('organizations.onboardedResources', (context) =>
  queryList(context, 'person', {
    where: [standsOn('contractor', context.args.companyId)],
    sort: 'logicalName',
    ignore: ['companyId', 'regionId'],
  }),
);

/** Has the role, or has been on that side of a project; of one company where it is named. */
export function standsOn(side: Side, companyId: number | undefined): Expression<SqlBool> {
  const ofAccount = companyId === undefined ? sql`true` : sql`${companyId} = any(account.company_ids)`;
  const ofProject = companyId === undefined ? sql`true` : sql`project.company_id = ${companyId}`;
  if (companyId !== undefined && !isRowId(companyId)) return sql<SqlBool>`false`;
  return sql<SqlBool>`(exists (select 1 from account where account.email = person.logical_name
      and account.roles && ${sql.val([...roles[side]])}::text[] and ${ofAccount})
    or exists (select 1 from project_person item join project using (project_number)
      where item.logical_name = person.logical_name and item.side = ${side} and ${ofProject}))`;
}

function isOfCompany(companyId: number): Expression<SqlBool> {
  return sql<SqlBool>`(${standsOn('manager', companyId)} or ${standsOn('contractor', companyId)})`;
}

/** Finding people. */
export const listPersonHandlers = [listPersons, onboardedResources];
