import { isAllowed, readPath } from '#engine';
import { type HandlerContext, userOf } from '#server';

type Row = Readonly<Record<string, unknown>>;

/** Relation of the reader to a project → its screen. */
const screens = {
  manager: 'manager-project-page',
  contractor: 'contractor-project-page',
  administrator: 'project-details',
} as const;

/**
 * Returns the URL of a project's page for the recipient of a mail: the manager's, the contractor's or an
 * administrator's. For all others, such as a former manager, it is that of the start page.
 */
export async function projectPage(context: HandlerContext, project: Row, reader: string): Promise<string> {
  const { publicUrl } = context.server;
  const screen = await screenOf(context, project, reader);
  const route = screen === undefined ? undefined : context.release.screens[screen]?.route;
  if (route === undefined) return `${publicUrl}/dashboard`;
  return publicUrl + route.replace('{projectNumber}', encodeURIComponent(String(project['projectNumber'])));
}

async function screenOf(context: HandlerContext, project: Row, reader: string): Promise<string | undefined> {
  if (readPath(project, 'manager.logicalName') === reader) return screens.manager;
  if (readPath(project, 'contractor.logicalName') === reader) return screens.contractor;
  const { db, release, scope } = context;
  const { expressions } = scope;
  const account = await db.selectFrom('account').selectAll().where('email', '=', reader).executeTakeFirst();
  if (account === undefined) return undefined;
  const { allow } = release.screens[screens.administrator] ?? {};
  return isAllowed(allow, { user: userOf(account, release), expressions }, release) ? screens.administrator : undefined;
}
