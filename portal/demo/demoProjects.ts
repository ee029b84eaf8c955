import { furtherAccounts } from './accounts.ts';
import { createRandom, pickOne } from './createRandom.ts';

/** Stage of a demo project. */
export type Stage =
  | 'managerOpen'
  | 'contractorOpen'
  | 'awaiting'
  | 'determinedIc'
  | 'determinedW2'
  | 'closed'
  | 'noEvaluation'
  | 'extensionAsked'
  | 'askedAgain'
  | 'answeredAgain';

export interface DemoPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

export interface DemoProject {
  readonly sequence: number;
  readonly companyId: number;
  readonly regionId: number;
  readonly name: string;
  readonly jobFunctionId: number;
  readonly stage: Stage;
  readonly manager: DemoPerson;
  readonly contractor: DemoPerson;
  readonly amount: number;
  /** Days from today. */
  readonly startsIn: number;
  /** Days from today, before the start. Of a contractor's projects, those with lower numbers are older. */
  readonly createdIn: number;
  /** Whether the contractor has an older project. */
  readonly isReturning: boolean;
  readonly lastsDays: number;
  /** Share of answers that indicate independence, 0 to 1. */
  readonly independence: number;
  /** How the contractor's organisation is evaluated. */
  readonly evaluation: 'Eval' | 'Exempt' | 'SpecialCircumstance';
}

const stages: readonly Stage[] = [
  'managerOpen',
  'contractorOpen',
  'awaiting',
  'determinedIc',
  'determinedW2',
  'closed',
  'noEvaluation',
  'extensionAsked',
];

const firstNames = [
  'Amara',
  'Bruno',
  'Chloe',
  'Dmitri',
  'Elena',
  'Farid',
  'Greta',
  'Hugo',
  'Ines',
  'Jonas',
  'Kira',
  'Liam',
];
const lastNames = ['Abbott', 'Bauer', 'Castro', 'Dubois', 'Evans', 'Fontaine', 'Garcia', 'Hansen', 'Ionescu', 'Jansen'];
const themes = [
  'Payroll',
  'Warehouse',
  'Website',
  'Brand',
  'Data Lake',
  'Safety',
  'Training',
  'Newsletter',
  'Audit',
  'Mobile App',
];
const works = ['migration', 'redesign', 'review', 'pilot', 'launch', 'analysis', 'documentation', 'automation'];

const manager: DemoPerson = { email: 'manager@client.example', firstName: 'Mona', lastName: 'Manager' };
const contractor: DemoPerson = { email: 'contractor@studio.example', firstName: 'Cleo', lastName: 'Contractor' };

/** Returns the same projects on every machine: every stage, both regions, both companies. */
export function demoProjects(count: number): readonly DemoProject[] {
  const random = createRandom(2026);
  return inOrder(Array.from({ length: count }, (_, index) => drawProject(index, random)));
}

type DrawnProject = Omit<DemoProject, 'createdIn' | 'isReturning'>;

function drawProject(index: number, random: () => number): DrawnProject {
  const stage = stages[index % stages.length] ?? 'managerOpen';
  // The first two rounds of stages belong to the demo accounts, so that no dashboard is empty.
  const own = index < stages.length * 2;
  const companyId = own ? 1 : pickOne(random, [1, 1, 2]);
  const drawn = {
    sequence: index + 1,
    companyId,
    regionId: own ? (index < stages.length ? 1 : 2) : pickOne(random, [1, 1, 2]),
    name: `${pickOne(random, themes)} ${pickOne(random, works)}`,
    jobFunctionId: 1 + Math.floor(random() * 12),
    stage,
    manager: own ? manager : personOf(random, companyId === 1 ? 'client.example' : 'harbor.example'),
    contractor: own ? contractor : personOf(random, 'freelance.example'),
    amount: 5_000 * (2 + Math.floor(random() * 40)),
    startsIn: -Math.floor(random() * 240),
    lastsDays: 280 + Math.floor(random() * 200),
    independence: independenceOf(stage, random),
    evaluation: 'Eval',
  } as const;
  return withFurtherPeople(drawn);
}

/** Numbers of the projects of the further accounts. */
const further = { first: 20, last: 59 } as const;

/** Assigns some projects to users who can sign in, repeats their evaluations, and lets some of them end soon. */
function withFurtherPeople(drawn: DrawnProject): DrawnProject {
  const { sequence, startsIn } = drawn;
  const place = sequence - further.first;
  const soon = place >= 0 && sequence % 9 === 0 ? { lastsDays: 10 + (sequence % 40) - startsIn } : {};
  if (place < 0 || sequence > further.last) return { ...drawn, ...soon };
  const { managers, contractors } = furtherAccounts;
  const contractorOf = contractors[place % contractors.length] ?? contractors[0];
  const companies: readonly number[] = contractorOf.companyIds;
  const companyId = companies.includes(drawn.companyId) ? drawn.companyId : contractorOf.companyIds[0];
  const ofCompany = managers.filter(({ companyIds }) => companyIds.some((id) => id === companyId));
  const managerOf = ofCompany[Math.floor(place / stages.length) % ofCompany.length] ?? manager;
  const stage = repeated[drawn.stage] ?? drawn.stage;
  return {
    ...{ ...drawn, ...soon, companyId, stage, manager: nameOf(managerOf), contractor: nameOf(contractorOf) },
    independence: stage === 'askedAgain' ? 1 : drawn.independence,
    evaluation: 'evaluation' in contractorOf ? contractorOf.evaluation : 'Eval',
  };
}

/** Stages with repeated evaluations for projects of the further accounts. */
const repeated: Readonly<Partial<Record<Stage, Stage>>> = { awaiting: 'askedAgain', determinedIc: 'answeredAgain' };

function nameOf({ email, firstName, lastName }: DemoPerson): DemoPerson {
  return { email, firstName, lastName };
}

/** Adds the creation day of each project, so that the numbers of a contractor's projects are in chronological order. */
function inOrder(drawn: readonly DrawnProject[]): readonly DemoProject[] {
  const earliest = new Map<string, number>();
  const created = drawn.toReversed().map(({ contractor: { email }, startsIn }) => {
    const createdIn = Math.min(startsIn - 14, earliest.get(email) ?? 0);
    earliest.set(email, createdIn);
    return createdIn;
  });
  const seen = new Set<string>();
  return drawn.map((project, index) => {
    const isReturning = seen.has(project.contractor.email);
    seen.add(project.contractor.email);
    return { ...project, createdIn: created.at(-1 - index) ?? project.startsIn - 14, isReturning };
  });
}

/** The determination must match the answers. */
function independenceOf(stage: Stage, random: () => number): number {
  if (stage === 'determinedW2') return 0.35;
  if (stage === 'awaiting') return random() < 0.5 ? 1 : 0.5;
  return 1;
}

function personOf(random: () => number, host: string): DemoPerson {
  const firstName = pickOne(random, firstNames);
  const lastName = pickOne(random, lastNames);
  return { email: `${firstName}.${lastName}@${host}`.toLowerCase(), firstName, lastName };
}
