import type { JobWorker } from '../contract/JobWorker.types.ts';
import { addDays, draftRetentionDays } from '../drafts/draftRetentionDays.ts';
import { removePreviews } from '../previews/removePreviews.ts';

/** Days after which unused rows are deleted. */
const keep = { onceKeys: 2, sessions: 30, tokens: 30, securityEvents: 90, signIns: 365 } as const;

/**
 * Runs every night: deletes abandoned drafts, drafts as they were before a move, stored responses for idempotency keys, expired secrets of mails,
 * expired previews, and old sessions, sign-ins, tokens and failures.
 */
export const tidyWorker: JobWorker = {
  job: 'server.tidy',
  schedule: '17 3 * * *',
  work: async (_data, { db, scope }) => {
    const before = (days: number): string => addDays(scope.clock.now(), -days);
    const oldest = before(draftRetentionDays(scope.settings));
    await db.deleteFrom('draft').where('saved_at', '<', oldest).execute();
    await db.updateTable('moved_instance').set({ before: null }).where('moved_at', '<', oldest).execute();
    await db.deleteFrom('once_key').where('created_at', '<', before(keep.onceKeys)).execute();
    await removePreviews(db, scope.clock.now());
    await db.deleteFrom('session').where('expires_at', '<', before(keep.sessions)).execute();
    await db.deleteFrom('account_token').where('expires_at', '<', before(keep.tokens)).execute();
    await db.deleteFrom('sign_in').where('at', '<', before(keep.signIns)).execute();
    await db.deleteFrom('sign_in_attempt').where('expires_at', '<', scope.clock.now()).execute();
    await db.updateTable('mail').set({ sealed: null }).where('sealed_until', '<', scope.clock.now()).execute();
    await db.deleteFrom('security_event').where('at', '<', before(keep.securityEvents)).execute();
  },
};
