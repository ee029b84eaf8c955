import { typeOfRound } from '../handlers/evaluations/typeOfRound.ts';
import { answerBank } from './answerBank.ts';
import { createRandom } from './createRandom.ts';
import { instantOf, type Row, type StoryContext } from './createStory.ts';
import type { DemoProject, Stage } from './demoProjects.ts';
import { shiftDay } from './shiftDay.ts';

export type Side = 'manager' | 'contractor';

/** One evaluation of a demo project, with its answers if there are any. */
export interface DemoEvaluation {
  readonly side: Side;
  readonly recommendation?: unknown;
  /** Days on which it was requested and answered. */
  readonly askedOn: string;
  readonly answeredOn?: string;
  /** The stored record, without its key. */
  readonly record: Row;
}

interface Round {
  readonly isAgain: boolean;
  readonly askedOn: string;
  readonly answered: readonly Side[];
  /** Days until a side answers. */
  readonly takes: Readonly<Record<Side, number>>;
}

const sides = ['manager', 'contractor'] as const;

/** Sides that have answered the first round at a stage. */
const answered: Readonly<Record<Stage, readonly Side[]>> = {
  managerOpen: [],
  contractorOpen: ['manager'],
  awaiting: sides,
  determinedIc: sides,
  determinedW2: sides,
  closed: sides,
  noEvaluation: [],
  extensionAsked: sides,
  askedAgain: sides,
  answeredAgain: sides,
};

/** Returns the day of the final determination of a project that has one. */
export function decidedOn({ startsIn }: DemoProject, { scope }: StoryContext): string {
  return shiftDay(scope.clock.today(), startsIn - 3);
}

/** Returns the evaluations of both sides of a project in chronological order. */
export function demoEvaluations(project: DemoProject, context: StoryContext): readonly DemoEvaluation[] {
  if (project.stage === 'noEvaluation') return [];
  const random = createRandom(project.sequence);
  const created = shiftDay(context.scope.clock.today(), project.createdIn);
  const first: Round = {
    ...{ isAgain: false, askedOn: created, answered: answered[project.stage] },
    takes: { manager: 1, contractor: 5 },
  };
  const isAgain = project.stage === 'askedAgain' || project.stage === 'answeredAgain';
  const second: Round = {
    ...{ isAgain, askedOn: shiftDay(decidedOn(project, context), 1) },
    answered: project.stage === 'answeredAgain' ? sides : [],
    takes: { manager: 1, contractor: 2 },
  };
  return (isAgain ? [first, second] : [first]).flatMap((round) =>
    sides.map((side) => askSide(project, { ...context, ...round, side, random })),
  );
}

function askSide(
  project: DemoProject,
  input: StoryContext & Round & { side: Side; random: () => number },
): DemoEvaluation {
  const { release, scope, side, random, isAgain, askedOn } = input;
  const { companyId, regionId, independence: share } = project;
  const type = typeOfRound(side, { reEvaluation: isAgain, contractorType: project.evaluation });
  const open = {
    ...{
      side,
      type,
      projectNumber: numberOf(project),
      projectName: project.name,
      companyId,
      regionId,
      release: release.hash,
    },
    evaluateeLogicalName: project[side].email,
    createdAt: instantOf({ day: askedOn, time: '09:00' }, scope),
    ...(isAgain ? { reEvaluation: true } : {}),
  };
  if (!input.answered.includes(side)) return { side, askedOn, record: { ...open, status: 'INCOMPLETE' } };
  const result = answerBank({ release, scope, side, type, companyId, regionId, share, random });
  const answeredOn = shiftDay(askedOn, input.takes[side]);
  return {
    ...{ side, askedOn, answeredOn, recommendation: result.recommendation },
    record: {
      ...open,
      status: 'COMPLETE',
      completedAt: instantOf({ day: answeredOn, time: '15:30' }, scope),
      score: result.score,
      evaluationDetails: result.details,
    },
  };
}

/** Returns the project number: company, region and sequence. */
export function numberOf({ companyId, regionId, sequence }: DemoProject): string {
  return `${companyId}-${regionId}-${String(sequence).padStart(6, '0')}`;
}
