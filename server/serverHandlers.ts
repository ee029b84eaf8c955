import type { Release } from '#engine';
import { accountHandlers } from './accounts/accountHandlers.ts';
import type { Handler } from './contract/handler.types.ts';
import { draftHandlers } from './drafts/draftHandlers.ts';
import { healthHandlers } from './health/healthHandlers.ts';
import { mailHandlers } from './mail/mailHandlers.ts';
import { templateHandlers } from './mail/templates/templateHandlers.ts';
import { mailboxHandlers } from './mailbox/mailboxHandlers.ts';
import { preferenceHandlers } from './preferences/preferenceHandlers.ts';
import { editionHandlers } from './releases/editionHandlers.ts';
import { releaseHandlers } from './releases/releaseHandlers.ts';
import { functionHandlers } from './roles/functionHandlers.ts';
import { roleHandlers } from './roles/roleHandlers.ts';

/** Handlers of the server's own, for the operations of a release that have their ids. */
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

/** A portal whose definitions have no operations to publish by is changed by its folder alone. */
function publishing({ operations }: Release): readonly Handler[] {
  const all = [...editionHandlers, ...releaseHandlers];
  return all.some(({ operation }) => Object.hasOwn(operations, operation)) ? all : [];
}
