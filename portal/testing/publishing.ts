import { createPublishing, type SentChange } from '#server/testing';
import { people } from './portalPeople.ts';
import { portalSource } from './portalRelease.ts';

export const { edited, liveHash, publish, rollback } = createPublishing(portalSource, people.admin);

/** Returns a change of the portal's name, for publishing a different release. */
export function renamed(value: string): Promise<SentChange> {
  return edited({ kind: 'setting', definition: 'portal' }, (json) => ({
    ...json,
    productName: { ...Object(json['productName']), value },
  }));
}

/** Returns a change of one report's page size, which affects no other definition. */
export function resized(size: number): Promise<SentChange> {
  return edited({ kind: 'operation', definition: 'reports.run' }, (json) => ({ ...json, size }));
}
