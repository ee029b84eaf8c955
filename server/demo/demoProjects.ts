import { createRandom, pickOne } from './createRandom.ts';

/** How far a demo project has come. */
export type Stage =
  | 'managerOpen'
  | 'contractorOpen'
  | 'awaiting'
  | 'determinedIc'
  | 'determinedW2'
  | 'closed'
  | 'noEvaluation'
  | 'extensionAsked';

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
  readonly lastsDays: number;
  /** Share of answers that speak for independence, 0 to 1. */
  readonly independence: number;
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

/** The same projects on every machine: every stage, both regions, both companies. */
export function demoProjects(count: number): readonly DemoProject[] {
  const random = createRandom(2026);
  return Array.from({ length: count }, (_, index) => {
    const stage = stages[index % stages.length] ?? 'managerOpen';
    // The first two rounds of stages belong to the demo accounts, so that every dashboard has something on it.
    const own = index < stages.length * 2;
    const companyId = own ? 1 : pickOne(random, [1, 1, 2]);
    return {
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
    };
  });
}

/** What was decided agrees with what was answered. */
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
