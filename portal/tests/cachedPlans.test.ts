import { expect, test } from 'vitest';
import { hasCacheablePlan } from '../../server/records/hasCacheablePlan.ts';
import { notificationStore, requisitionStore } from '../tables/stores.ts';
import { portalSource } from '../testing/portalRelease.ts';

interface Asked {
  readonly args?: Readonly<Record<string, unknown>>;
  readonly ignore?: readonly string[];
  readonly isFiltered?: boolean;
  readonly storage?: typeof notificationStore;
}

/** Returns whether a list of notifications has one plan for all values. */
async function isCacheable({ args = {}, ignore = [], isFiltered = false, storage = notificationStore }: Asked) {
  const { release } = await portalSource();
  const operation = release.operations['notifications.list'];
  if (operation === undefined) throw new Error('The portal has no list of notifications.');
  const filter = isFiltered ? [{ field: 'type', operator: 'equals', value: 'A' } as const] : [];
  const page = { page: 0, size: 10, filter };
  return hasCacheablePlan({ operation, args, page }, storage, ignore);
}

test.each<readonly [string, boolean, Asked]>([
  ['all notifications', true, {}],
  ['those of one project', true, { args: { projectNumber: '1-1-000001' } }],
  ['those of one organisation', true, { args: { organizationId: 7 } }],
  ['those of projects whose number begins like this', false, { args: { projectNumber: '1-1-*' } }],
  ['those with a status that is listed', true, { args: { status: 'FAILED' } }],
  ['those with a status that is not listed', false, { args: { status: 'LOST' } }],
  ['those of a project with one status', true, { args: { projectNumber: '1-1-000001', status: 'FAILED' } }],
  ['what the handler filters itself', true, { args: { status: 'LOST' }, ignore: ['status'] }],
  ['what a filter selects', false, { isFiltered: true }],
  ['records whose table has no partitions', false, { storage: requisitionStore }],
])('the plan of a list is kept if it suits every value: %s', async (_what, expected, asked) => {
  expect(await isCacheable(asked)).toBe(expected);
});
