import type { HandlerContext } from '#server';
import { asUser } from './asUser.ts';

type User = Readonly<Record<string, unknown>>;

/** Returns users with all their functions, the titles of their roles and the names of their companies. */
export async function withNames(context: HandlerContext, users: readonly User[]): Promise<readonly User[]> {
  const { access } = context.release;
  const ids = [...new Set(users.flatMap(({ companyIds }) => numbersIn(companyIds)))];
  const companies =
    ids.length === 0
      ? []
      : await context.db.selectFrom('company').select(['id', 'name']).where('id', 'in', ids).execute();
  const nameOf = new Map(companies.map(({ id, name }) => [id, name]));
  const titleOf = new Map(access.roles.map(({ role, title }) => [role, context.text(title)]));
  return users.map((user) => {
    const stored = { roles: textsIn(user['roles']), functionalIds: numbersIn(user['functionalIds']) };
    const { roles, functionalIds } = asUser(context, stored);
    return {
      ...user,
      roles,
      functionalIds,
      roleTitles: roles.map((role) => titleOf.get(role) ?? role),
      companyNames: numbersIn(user['companyIds']).map((id) => nameOf.get(id) ?? String(id)),
    };
  });
}

/** Returns the numbers of a list in a record; empty if there is no list. */
export function numbersIn(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : [];
}

/** Returns the strings of a list in a record; empty if there is no list. */
export function textsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}
