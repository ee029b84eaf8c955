import { Refusal } from '../contract/Refusal.ts';
import type { RequestedChanges } from './readRequestedChanges.ts';

/** Throws a `Refusal` (403) if the publisher has written one of the drafts, or sends changes that are in no draft. */
export function assertWrittenByOthers({
  user,
  editions,
  changes,
}: Pick<RequestedChanges, 'user' | 'editions' | 'changes'>): void {
  const publisher = user.email ?? String(user.id);
  const own = editions.filter(({ authors }) => authors.includes(publisher));
  const errors = [...own, ...changes].map(({ kind, definition }) => ({ code: 'draft/own', kind, definition }));
  if (errors.length > 0) throw new Refusal({ status: 403, code: 'own-drafts', errors });
}
