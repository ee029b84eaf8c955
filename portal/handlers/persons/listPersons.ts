import { type Expression, type SqlBool, sql } from 'kysely';
import type { Release } from '#engine';
import { findRecord, isRowId, queryList, queryPage } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { positionsOf } from './positionsOf.ts';
import { searchedPerson } from './searchedPerson.ts';
import { hasSide, isContractor, isManager, isOnSide, type Side } from './sides.ts';

/**
 * Lists people by part of a name, by company and by side. `selectable` limits them to those who can be assigned to a
 * project.
 */
const listPersons = definePortalHandler('persons.list', (context) => {
  const { search, companyId, manager, contractor, selectable, sortBy } = context.args;
  const sides: readonly Side[] = [
    ...(manager === true ? (['manager'] as const) : []),
    ...(contractor === true ? (['contractor'] as const) : []),
  ];
  return queryPage(context, 'person', {
    where: [
      ...(search === undefined ? [] : [searchedPerson(search)]),
      ...sides.map((side) => hasSide(side, companyId)),
      ...(selectable === true ? sides.map((side) => canBe(side, context.release, companyId)) : []),
      ...(sides.length === 0 && companyId !== undefined ? [isOfCompany(companyId)] : []),
    ],
    sort: sortBy ?? 'logicalName',
    ignore: ['search', 'companyId', 'manager', 'contractor', 'selectable', 'sortBy'],
  });
});

/** Lists current and former contractors of every client. */
const listContractors = definePortalHandler('contractors.list', (context) => {
  const { search } = context.args;
  return queryPage(context, 'person', {
    where: [hasSide('contractor', undefined), ...(search === undefined ? [] : [searchedPerson(search)])],
    sort: 'logicalName',
    ignore: ['search'],
  });
});

/** Returns one person by record number or user ID. */
const getPerson = definePortalHandler('persons.get', async (context) => {
  const { id } = context.args;
  const number = Number(id);
  const [found] = isRowId(number)
    ? await queryList(context, 'person', { where: [sql`person.id = ${number}`] })
    : [await findRecord(context, 'person', id.toLowerCase())];
  if (found === undefined) return context.notFound();
  return { ...found, positions: await positionsOf(context.db, String(found['logicalName'])) };
});

/** Condition of people who are available for projects. */
const isActive = sql<SqlBool>`person.attributes -> 'active' is distinct from 'false'`;

/** Returns contractors that are onboarded for a company and a region, sorted by login. */
const onboardedResources = definePortalHandler('organizations.onboardedResources', (context) => {
  const { companyId, regionId, size, sortBy } = context.args;
  return queryList(context, 'person', {
    where: [
      hasSide('contractor', companyId),
      isContractor(context.release),
      isActive,
      ...(regionId === undefined ? [] : [isOnboardedIn(regionId, companyId)]),
    ],
    sort: sortBy ?? 'logicalName',
    limit: size,
    ignore: ['companyId', 'regionId', 'size', 'sortBy'],
  });
});

/** Condition of people who have worked in the region. A person without projects is onboarded for all regions. */
function isOnboardedIn(regionId: number, companyId: number | undefined): Expression<SqlBool> {
  const ofCompany = companyId === undefined ? sql`true` : sql`project.company_id = ${companyId}`;
  return sql<SqlBool>`(not ${isOnSide('contractor')} or exists (
    select 1 from project_person item join project using (project_number)
    where item.logical_name = person.logical_name and item.side = 'contractor'
      and project.region_id = ${regionId} and ${ofCompany}))`;
}

function canBe(side: Side, release: Release, companyId: number | undefined): Expression<SqlBool> {
  return side === 'manager' ? isManager(release, companyId) : isContractor(release);
}

function isOfCompany(companyId: number): Expression<SqlBool> {
  return sql<SqlBool>`(${hasSide('manager', companyId)} or ${hasSide('contractor', companyId)})`;
}

/** Searching people. */
export const listPersonHandlers = [listPersons, listContractors, getPerson, onboardedResources];
