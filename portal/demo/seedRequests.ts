import { readPath } from '#engine';
import type { SignedEntry } from '#server';
import { requisitionStore } from '../tables/stores.ts';
import { createStory, entityOf, instantOf, type Row } from './createStory.ts';
import { numberOf } from './demoEvaluations.ts';
import type { DemoProject } from './demoProjects.ts';
import { administrator } from './projectStory.ts';
import type { SeedContext } from './seedProject.ts';
import { shiftDay } from './shiftDay.ts';

/** Stores a manager's request: one that is pending, or an earlier one that was rejected. */
export async function seedRequests(
  project: DemoProject,
  record: Row,
  context: SeedContext,
): Promise<readonly SignedEntry[]> {
  if (project.stage === 'extensionAsked') {
    const day = shiftDay(context.scope.clock.today(), -(project.sequence % 9));
    return seedRequest(wishOf(project, record), { day, project, context });
  }
  if (project.stage !== 'answeredAgain') return [];
  const day = shiftDay(String(readPath(record, 'currentStatus.finalDeterminationDate')), 1);
  const wish = { type: 'PROJECT_FUND', amount: project.amount + 20_000 };
  return seedRequest(wish, { day, project, context, rejectedOn: shiftDay(day, 1) });
}

/** Every second one requests money instead of time. */
function wishOf({ sequence, amount }: DemoProject, record: Row): Row {
  return sequence % 16 === 0
    ? { type: 'PROJECT_FUND', amount: amount + 5_000 }
    : { type: 'PROJECT_EXTENSION', toDate: shiftDay(String(record['projectEndDate']), 60) };
}

interface Asked {
  readonly day: string;
  readonly project: DemoProject;
  readonly context: SeedContext;
  readonly rejectedOn?: string;
}

async function seedRequest(wish: Row, { day, project, context, rejectedOn }: Asked): Promise<readonly SignedEntry[]> {
  const { db, release, scope } = context;
  const entity = entityOf(release, 'requisition');
  const request = {
    projectNumber: numberOf(project),
    ...wish,
    status: 'PENDING',
    requesterLogicalName: project.manager.email,
    requesteeLogicalName: release.settings['supportMailbox'],
    requesterNote: 'The last delivery needs more than was planned.',
    approveImmediately: false,
    createdAt: instantOf({ day, time: '11:00' }, scope),
  };
  const decision =
    rejectedOn === undefined
      ? {}
      : {
          status: 'REJECTED',
          approverLogicalName: administrator,
          approverNote: 'The budget of this year is spent.',
          decidedAt: instantOf({ day: rejectedOn, time: '11:00' }, scope),
        };
  const stored = { ...request, ...decision };
  const id = Number(await requisitionStore.insert(db, stored, entity, { release: release.hash }));
  const story = createStory(context, { entity: 'requisition', key: id, record: { id, ...request } });
  const created = { what: 'create', actor: project.manager.email, operation: 'requisitions.create' };
  story.change({ ...created, day, time: '11:00', change: {} });
  if (rejectedOn !== undefined) {
    const decided = { what: 'reject', actor: administrator, operation: 'requisitions.approve' };
    story.change({ ...decided, day: rejectedOn, time: '11:00', change: decision });
  }
  return story.entries();
}
