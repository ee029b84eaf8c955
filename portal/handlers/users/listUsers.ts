import { type Expression, type SqlBool, sql } from 'kysely';
import { readTextMatch, resolveRoles } from '#engine';
import { likePattern, queryPage } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { holdsRole } from '../persons/sides.ts';
import { isAccountAdministrator } from './isAccountAdministrator.ts';
import { withNames } from './withNames.ts';

/** Roles of the users that are listed for users who administer people but not accounts. */
const managers = ['Manager', 'ProxyManager'] as const;

/**
 * Lists users by part of a name, address or username, and by role. Users who do not administer accounts only see
 * managers.
 */
export const listUsers = definePortalHandler('users.list', async (context) => {
  const { release, args } = context;
  const { search, role } = args;
  const page = await queryPage(context, 'user', {
    where: [
      ...(search === undefined ? [] : [searchedUser(search)]),
      ...(role === undefined ? [] : [holdsRole(resolveRoles([role], release.access), release)]),
      ...(isAccountAdministrator(context, context.user) ? [] : [holdsRole(managers, release)]),
    ],
    sort: 'lastName',
    ignore: ['search', 'role'],
  });
  return { ...page, content: await withNames(context, page.content) };
});

/**
 * Condition of users whose name or login begins with a text, or contains it if it is between stars, as tables send it.
 */
function searchedUser(typed: string): Expression<SqlBool> {
  const { how, text } = readTextMatch(typed);
  const pattern = likePattern(text, how === 'part' ? 'anywhere' : 'start');
  return sql<SqlBool>`(account.email ilike ${pattern} or account.username ilike ${pattern}
    or account.first_name ilike ${pattern} or account.last_name ilike ${pattern}
    or account.first_name || ' ' || account.last_name ilike ${pattern})`;
}
