import { type Expression, type SqlBool, sql } from 'kysely';
import { queryList, queryPage } from '../../records/queryPage.ts';
import { definePortalHandler } from '../definePortalHandler.ts';
import { searchedPerson } from './searchedPerson.ts';
import { type Side, standsOn } from './sides.ts';

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

function isOfCompany(companyId: number): Expression<SqlBool> {
  return sql<SqlBool>`(${standsOn('manager', companyId)} or ${standsOn('contractor', companyId)})`;
}

/** Finding people. */
export const listPersonHandlers = [listPersons, onboardedResources];
