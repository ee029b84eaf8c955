import { withNames } from '../handlers/projects/withNames.ts';
import { withWorkLocation } from '../handlers/projects/workLocation.ts';
import { demoAccounts, furtherAccounts } from './accounts.ts';
import { demoCompanies } from './companies.ts';
import type { Row, StoryContext } from './createStory.ts';
import { numberOf } from './demoEvaluations.ts';
import type { DemoPerson, DemoProject } from './demoProjects.ts';
import { shiftDay } from './shiftDay.ts';

export interface ProjectContext extends StoryContext {
  /** Login of a contractor → the organisation. */
  readonly organizations: ReadonlyMap<string, number>;
}

const activated = new Set<string>(
  [...demoAccounts, ...furtherAccounts.contractors, ...furtherAccounts.managers].map(({ email }) => email),
);

/** Answers to the custom fields of the first client. */
const ownFields = [
  { field: { id: 1 }, value: 'Monthly' },
  { field: { id: 2 }, value: '90 Hourly' },
] as const;

/** Returns a project as its manager enters it. */
export function recordOf(project: DemoProject, context: ProjectContext): Row {
  const { companyId, regionId, name, sequence } = project;
  const start = shiftDay(context.scope.clock.today(), project.startsIn);
  const companyName = demoCompanies.find((company) => company.id === companyId)?.name ?? '';
  const isFree = project.stage === 'noEvaluation';
  const workLocationId = regionId === 1 ? 'US-CA-Los Angeles-Pasadena' : 'CA-ON-Toronto-Toronto';
  return {
    projectNumber: numberOf(project),
    projectName: name,
    projectDescription: `${name} for ${companyName}: scope, plan and delivery as agreed.`,
    companyId,
    companyName,
    regionId,
    jobFunctionId: project.jobFunctionId,
    jobFunctionDescription: 'As described for the job function.',
    jobFunctionAgreement: true,
    ...(companyId === 1 ? { additionalFields: ownFields } : {}),
    projectStartDate: start,
    projectEndDate: shiftDay(start, project.lastsDays),
    projectAmount: project.amount,
    costCenter: 'n/a',
    noEval: isFree,
    contractorType: isFree ? 'NoEval' : project.evaluation,
    candidateOnSite: sequence % 3 === 0,
    candidateW2Past24Months: false,
    returningIc: project.isReturning,
    locationId: regionId === 1 ? 22 : 11,
    ...withNames({ jobFunctionId: project.jobFunctionId, locationId: regionId === 1 ? 22 : 11 }),
    workLocationId,
    ...withWorkLocation({ regionId }, 'workLocation', workLocationId),
    managers: [personOf(project.manager)],
    contractors: [
      {
        ...personOf(project.contractor),
        organizationId: context.organizations.get(project.contractor.email),
        activated: activated.has(project.contractor.email),
        conflictStatus: 'INCOMPLETE',
      },
    ],
    currentStatus: { createdBy: project.manager.email },
  };
}

function personOf(person: DemoPerson): Row {
  const { email: logicalName, firstName, lastName } = person;
  return { logicalName, firstName, lastName, contacts: contactsOf(person) };
}

/** Returns contact data. The numbers from 555-0100 to 555-0199 are reserved for fiction. */
export function contactsOf({ email }: Pick<DemoPerson, 'email'>): readonly Row[] {
  return [
    { method: 'Email', value: email },
    { method: 'OfficePhone', value: '2025550142' },
  ];
}
