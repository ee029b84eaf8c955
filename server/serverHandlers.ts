import type { Release } from '#engine';
import { accountHandlers } from './accounts/accountHandlers.ts';
import type { Handler } from './contract/handler.types.ts';
import { draftHandlers } from './drafts/draftHandlers.ts';
import { healthHandlers } from './health/healthHandlers.ts';
import { mailHandlers } from './mail/mailHandlers.ts';
import { templateHandlers } from './mail/templates/templateHandlers.ts';
import { mailboxHandlers } from './mailbox/mailboxHandlers.ts';
import { preferenceHandlers } from './preferences/preferenceHandlers.ts';
import { functionHandlers } from './roles/functionHandlers.ts';
import { roleHandlers } from './roles/roleHandlers.ts';
import { editionHandlers } from './studio/editionHandlers.ts';
import { previewHandlers } from './studio/previewHandlers.ts';
import { releaseHandlers } from './studio/releaseHandlers.ts';
import { scheduleHandlers } from './studio/scheduleHandlers.ts';
import { studioHandlers } from './studio/studioHandlers.ts';
import { transferHandlers } from './studio/transferHandlers.ts';

/** Returns the server's own handlers, for operations of a release with these ids. */
export function serverHandlers(release: Release): readonly Handler[] {
  return [
    ...accountHandlers,
    ...draftHandlers,
    ...healthHandlers,
    ...preferenceHandlers,
    ...roleHandlers,
    ...functionHandlers,
    ...mailboxHandlers,
    ...mailHandlers,
    ...templateHandlers,
    ...publishing(release),
  ];
}

/** Without operations for publishing, a portal can only be changed through its folder. */
function publishing({ operations }: Release): readonly Handler[] {
  const all = [
    ...editionHandlers,
    ...releaseHandlers,
    ...scheduleHandlers,
    ...transferHandlers,
    ...studioHandlers,
    ...previewHandlers,
  ];
  return all.some(({ operation }) => Object.hasOwn(operations, operation)) ? all : [];
}
