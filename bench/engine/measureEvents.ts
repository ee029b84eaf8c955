import { join } from 'node:path';
import { buildRelease, expressions } from '#compiler';
import { anonymous, type LifecycleModel, resolveCondition, type Scope } from '#engine';
import { applyEvent, checkEventAvailability, createLifecycleMachine } from '#machines';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import type { Goal, Row } from '../Row.ts';
import { alternate } from './alternate.ts';

const alone = 'its condition alone';
const ours = 'ours';

const applied = 'event of a requisition, applied';
const followed = 'event with an automatic one, applied';
const offered = 'event of a requisition, availability';
const compiled = 'machine of a requisition, compiled';

export const eventGoals: readonly Goal[] = [
  ...[applied, followed, offered].map((task) => ({ task, subject: ours, at: 'median', most: 200 }) as const),
  { task: compiled, subject: ours, at: 'median', most: 5000 },
];

/** Measures the cost of a lifecycle per call: applying an event, and resolving whether a button is available. */
export function measureEvents(repetitions: number): readonly Row[] {
  const { release } = buildRelease(readDefinitionFiles(join(import.meta.dirname, '../../definitions')));
  const lifecycle = release?.lifecycles['requisition'];
  if (release === undefined || lifecycle === undefined) throw new Error('The portal has no requisitions.');
  const clock = { today: () => '2026-11-21', now: () => '2026-11-21T10:00:00Z' };
  const { settings, access } = release;
  const scope: Scope = { variables: {}, user: anonymous, settings, clock, expressions };
  const machine = createLifecycleMachine(lifecycle);
  const record = {
    ...{ id: 1, status: 'PENDING', type: 'PROJECT_FUND', amount: 2000, projectNumber: '1-1-100000001' },
    ...{ acceptable: true, approveImmediately: true },
    project: { open: true, companyId: 1, projectAmount: 1000, currentStatus: { state: 'OPEN' } },
  };
  const approve = { operation: 'requisitions.approve', body: { status: 'APPROVED', approverNote: 'Fine' } };
  const reject = { operation: 'requisitions.approve', body: { status: 'REJECTED', approverNote: 'Late' } };
  const common = { record, scope, policies: access.policies };
  const when = conditionOf(lifecycle);
  const condition = (): unknown =>
    resolveCondition(when, { ...scope, variables: { this: record, body: reject.body } }, access.policies);
  return [
    ...alternate({
      ...{ task: applied, repetitions, loops: 2000 },
      works: { [alone]: condition, [ours]: () => applyEvent({ ...common, ...reject, machine }) },
    }),
    ...alternate({
      ...{ task: followed, repetitions, loops: 2000 },
      works: { [alone]: condition, [ours]: () => applyEvent({ ...common, ...approve, machine }) },
    }),
    ...alternate({
      ...{ task: offered, repetitions, loops: 2000 },
      works: {
        [alone]: condition,
        [ours]: () => checkEventAvailability({ ...common, operation: approve.operation, machines: [machine] }),
      },
    }),
    ...alternate({
      ...{ task: compiled, repetitions, loops: 100 },
      works: { [ours]: () => createLifecycleMachine(lifecycle) },
    }),
  ];
}

function conditionOf({ events }: LifecycleModel) {
  return events.find(({ event }) => event === 'reject')?.when ?? true;
}
