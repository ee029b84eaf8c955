import type { User } from '#engine';
import { type HandlerContext, userOf } from '#server';

interface Rights {
  readonly roles: readonly string[];
  readonly functionalIds: readonly number[];
}

/** Returns a user with only these rights, for evaluating policies. */
export function asUser({ release }: Pick<HandlerContext, 'release'>, { roles, functionalIds }: Rights): User {
  const nobody = { id: 0, email: '', username: null, first_name: '', last_name: '', attributes: {}, version: 0 };
  return userOf({ ...nobody, roles, functional_ids: functionalIds, company_ids: [], company_id: null }, release);
}
