import { type Expression, type SqlBool, sql } from 'kysely';
import { readTextMatch, resolveRoles } from '#engine';
import { likePattern, queryPage } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { holdsRole } from '../persons/sides.ts';
import { isAccountAdministrator } from './isAccountAdministrator.ts';
import { withNames } from './withNames.ts';

/** Roles of the users that are listed for people who administer persons but no accounts. */
const managers = ['Manager', 'ProxyManager'] as const;

/** Users by part of a name, address or username, and by role. Who administers no accounts sees managers only. */
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

/** Names and logins that begin with what was typed, or contain it where it is between stars, as tables send it. */
function searchedUser(typed: string): Expression<SqlBool> {
  const { how, text } = readTextMatch(typed);
  const pattern = likePattern(text, how === 'part' ? 'anywhere' : 'start');
  return sql<SqlBool>`(account.email ilike ${pattern} or account.username ilike ${pattern}
    or account.first_name ilike ${pattern} or account.last_name ilike ${pattern}
    or account.first_name || ' ' || account.last_name ilike ${pattern})`;
}
