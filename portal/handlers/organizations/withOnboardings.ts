import { sql } from 'kysely';
import type { HandlerContext } from '#server';
import { documentKindOf, documentRecords } from '../documents/documentStatus.ts';
import { structureStatuses } from '../onboarding/structureStatus.ts';

type Row = Readonly<Record<string, unknown>>;

type Context = Pick<HandlerContext, 'db' | 'release' | 'machines' | 'scope'>;

/** A client and region that an organisation is onboarded for. Region 0 means all regions. */
interface Onboarding {
  readonly id: number;
  readonly companyId: number;
  readonly companyName: string | null;
  readonly regionId: number;
}

/** Returns an organisation with the clients it is onboarded for, and the status of its answers and documents. */
export async function withOnboarding(context: Context, organization: Row): Promise<Row> {
  const [found = organization] = await withOnboardings(context, [organization]);
  return found;
}

/** Returns the same for several organisations. */
export async function withOnboardings(context: Context, organizations: readonly Row[]): Promise<readonly Row[]> {
  const ids = organizations.map(({ id }) => Number(id));
  if (ids.length === 0) return organizations;
  const found = await findOnboardings(context, ids);
  const structures = await structureStatuses(context, ids);
  const kinds = new Map(
    organizations.map((organization) => [Number(organization['id']), documentKindOf(organization)]),
  );
  const documents = await documentRecords(
    context,
    found.map(({ id, regionId }) => ({
      organization: id,
      // A project requires the documents of a contractor, whatever the organisation requires as a firm.
      contractorType: regionId === 0 ? (kinds.get(id) ?? 'SV') : 'IC',
    })),
  );
  const onboardings = found.map(({ id, companyId, companyName, regionId }, place) => {
    const { documentStatus, documentsExpireOn } = documents[place] ?? {};
    return {
      ...{ id, companyId, regionId, documentStatus },
      ...(companyName === null ? {} : { companyName }),
      ...(documentsExpireOn === undefined ? {} : { documentsExpireOn }),
      businessStructureStatus: structures.get(id)?.status ?? 'PENDING',
    };
  });
  const byOrganization = Map.groupBy(onboardings, ({ id }) => id);
  return organizations.map((organization) => ({
    ...organization,
    onboardings: (byOrganization.get(Number(organization['id'])) ?? []).map(({ id: _id, ...onboarding }) => onboarding),
  }));
}

/**
 * Returns one entry for each client and region with projects of the organisation. A subvendor, and an organisation
 * without projects, is onboarded for the first client and all regions.
 */
async function findOnboardings({ db }: Context, ids: readonly number[]): Promise<readonly Onboarding[]> {
  const { rows } = await sql<Onboarding>`select engaged.id, engaged.company_id as "companyId",
      company.name as "companyName", engaged.region_id as "regionId"
    from (
      select distinct item.organization_id as id, project.company_id, project.region_id
      from project_person item join project using (project_number)
      where item.side = 'contractor' and item.organization_id = any(${[...ids]})
      union
      select organization.id, 1, 0 from organization
      where organization.id = any(${[...ids]})
        and (organization.attributes ->> 'contractorType' = 'SV' or not exists (select from project_person item
          where item.side = 'contractor' and item.organization_id = organization.id))
    ) as engaged left join company on company.id = engaged.company_id
    order by engaged.id, engaged.company_id, engaged.region_id`.execute(db);
  return rows;
}
