import { closureReasons } from '../handlers/lookups/closureReasons.ts';
import { createStory, type Row, type Story } from './createStory.ts';
import { type DemoEvaluation, decidedOn, numberOf, type Side } from './demoEvaluations.ts';
import type { DemoProject, Stage } from './demoProjects.ts';
import { documentPlanOf, projectStatuses } from './documentPlans.ts';
import { type ProjectContext, recordOf } from './projectRecord.ts';
import { shiftDay } from './shiftDay.ts';

/** Account that determines projects. */
export const administrator = 'programadmin@formwork.example';

/** A former manager of a project. */
const formerManager = { logicalName: 'former@client.example', firstName: 'Fiona', lastName: 'Former' };

/** Returns the history of a project up to its stage, by the events of its lifecycle. */
export function projectStory(project: DemoProject, asked: readonly DemoEvaluation[], context: ProjectContext): Story {
  const today = context.scope.clock.today();
  const day = shiftDay(today, project.createdIn);
  const record = recordOf(project, context);
  const managers = record['managers'];
  const isGiven = project.stage === 'determinedW2';
  const story = createStory(context, {
    entity: 'project',
    key: numberOf(project),
    record: isGiven ? { ...record, managers: [formerManager] } : record,
  });
  story.take({ day, time: '09:00', actor: project.manager.email, operation: 'projects.create' });
  const byAdministrator = { actor: administrator, day };
  if (isGiven) {
    const operation = 'projects.changeManager';
    story.change({ ...byAdministrator, time: '12:00', operation, what: 'changeManager', change: { managers } });
  }
  story.change({
    ...{ ...byAdministrator, time: '13:00', operation: 'projects.update', what: 'update' },
    change: administeredOf(project, day),
  });
  for (const one of asked.filter(({ record: { reEvaluation } }) => reEvaluation !== true)) answer(story, one, asked);
  const decision = determinationOf(project.stage);
  if (decision === undefined) return story;
  const decided = { actor: administrator, day: decidedOn(project, context) };
  const note = 'Determined after review of both evaluations.';
  story.take({ ...decided, time: '10:00', operation: 'projects.determine', body: { recommendation: decision, note } });
  if (project.stage === 'determinedIc') {
    // The same id on every machine.
    const envelopeId = `envelope-${numberOf(project)}`;
    const operation = 'docusign.sendPacket';
    story.change({ ...decided, time: '11:00', operation, what: 'packet', change: { envelopeId } });
  }
  for (const one of asked.filter(({ record: { reEvaluation } }) => reEvaluation === true)) answer(story, one, asked);
  if (project.stage === 'closed') close(story, project, today);
  return story;
}

/** Applies the answers of a side to the project, based on all answers up to then. */
function answer(story: Story, one: DemoEvaluation, asked: readonly DemoEvaluation[]): void {
  const { answeredOn, side, record } = one;
  if (answeredOn === undefined) return;
  const until = asked.slice(0, asked.indexOf(one) + 1);
  story.change({
    ...{ day: answeredOn, time: '15:30', actor: String(record['evaluateeLogicalName']) },
    ...{ operation: 'evaluations.submitResponses', what: `${side}Evaluated` },
    change: { 'currentStatus.initialRecommendation': initialOf(until) },
  });
}

function initialOf(asked: readonly DemoEvaluation[]): string {
  const latest = new Map<Side, unknown>(asked.map(({ side, recommendation }) => [side, recommendation]));
  if (latest.size < 2) return 'OPEN';
  return [...latest.values()].every((outcome) => outcome === 'IC Pending') ? 'IC Pending' : 'W-2 Pending';
}

function close(story: Story, { sequence, startsIn }: DemoProject, today: string): void {
  // The first ones were closed today, the others in the weeks before.
  const isFirst = sequence < 20;
  const reason = closureReasons[isFirst ? 0 : sequence % closureReasons.length];
  const day = isFirst ? today : shiftDay(today, -Math.min(-startsIn, sequence % 30));
  story.take({
    ...{ day, time: '16:00', actor: administrator, operation: 'projects.close' },
    body: { closingDate: day },
    chosen: { reasonId: reason },
  });
}

/** Returns the determination of a stage. Undefined if there is none yet. */
function determinationOf(stage: Stage): string | undefined {
  if (stage === 'determinedW2') return 'W-2';
  const isOpen = ['managerOpen', 'contractorOpen', 'awaiting', 'noEvaluation'].includes(stage);
  return isOpen ? undefined : 'IC';
}

/** Returns additional values that administrators enter, and the status of the contractor's documents. */
function administeredOf({ sequence, contractor }: DemoProject, day: string): Row {
  return {
    'currentStatus.documentStatus': projectStatuses[documentPlanOf(contractor)],
    'currentStatus.billBackType': sequence % 6 === 0 ? 'STANDARD' : 'NONE',
    'currentStatus.eddReportRequired': sequence % 5 === 0,
    ...(sequence % 10 === 0 ? { 'currentStatus.eddReportSubmittedOn': day } : {}),
  };
}
