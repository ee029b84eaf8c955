import { sql } from 'kysely';
import type { FlowAnswers } from '#engine';
import { type HandlerContext, preparedPrefix } from '#server';
import { documentKindOf, documentRecordsOf } from '../documents/documentStatus.ts';
import { type SubmitsOfEach, submitsOfEach } from '../documents/documentsOf.ts';
import { structureAnswersOfEach } from '../onboarding/structureBank.ts';
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
  const facts = await findOnboardings(context, [Number(organization['id'])]);
  const [found = organization] = withOnboardings(context, [organization], facts);
  return found;
}

/** What the onboardings of several organisations are derived from. */
export interface OnboardingFacts {
  readonly found: readonly Onboarding[];
  readonly submits: SubmitsOfEach;
  readonly answers: ReadonlyMap<number, FlowAnswers>;
}

/** Loads what the onboardings of these organisations are derived from. */
export async function findOnboardings(context: Context, ids: readonly number[]): Promise<OnboardingFacts> {
  if (ids.length === 0) return { found: [], submits: new Map(), answers: new Map() };
  const [found, submits, answers] = await Promise.all([
    findClients(context, ids),
    submitsOfEach(context.db, ids),
    structureAnswersOfEach(context, ids),
  ]);
  return { found, submits, answers };
}

/** Returns the same for several organisations. */
export function withOnboardings(
  context: Context,
  organizations: readonly Row[],
  { found, submits, answers }: OnboardingFacts,
): readonly Row[] {
  const asFirm = organizations.map((organization) => ({
    organization: Number(organization['id']),
    contractorType: documentKindOf(organization),
  }));
  const inProjects = [...new Set(found.flatMap(({ id, regionId }) => (regionId === 0 ? [] : [id])))];
  // A project requires the documents of a contractor, whatever the organisation requires as a firm.
  const asContractor = inProjects.map((organization) => ({ organization, contractorType: 'IC' }));
  const records = documentRecordsOf(context, [...asFirm, ...asContractor], submits);
  const ofFirms = new Map(asFirm.map(({ organization }, place) => [organization, records[place] ?? {}]));
  const ofProjects = new Map(inProjects.map((id, place) => [id, records[asFirm.length + place] ?? {}]));
  const structures = structureStatuses(context, organizations, { documents: ofFirms, answers });
  const onboardings = found.map(({ id, companyId, companyName, regionId }) => {
    const { documentStatus, documentsExpireOn } = (regionId === 0 ? ofFirms : ofProjects).get(id) ?? {};
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
async function findClients({ db }: Context, ids: readonly number[]): Promise<readonly Onboarding[]> {
  const { rows } = await sql<Onboarding>`${preparedPrefix}select engaged.id, engaged.company_id as "companyId",
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
