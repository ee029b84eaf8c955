import { type Selectable, sql } from 'kysely';
import { escapeMarkdown, leadingRole } from '#engine';
import { defineHandler } from '../contract/defineHandler.ts';
import type { Handler, HandlerContext } from '../contract/handler.types.ts';
import type { Database } from '../database/Database.types.ts';
import { attachedFiles } from '../mail/readAttachments.ts';
import { readMail } from '../mail/readMail.ts';
import { isOpenMailbox } from './isOpenMailbox.ts';

/**
 * Mails contain links that give access to accounts. Without a mail server, they are shown to the first role of the
 * portal, and in a demo to every user. For all others, there is no mailbox.
 */
async function assertReader(context: HandlerContext): Promise<void> {
  const { server, user, release } = context;
  const [first] = release.access.precedence;
  const isFirst = first !== undefined && leadingRole(user, release)?.role === first;
  if (!server.mailbox || !(isFirst || (await isOpenMailbox(context)))) context.notFound();
}

/** Returns a mail with its links and codes, until they expire. */
function mailOf(
  row: Selectable<Database['mail']>,
  { server, scope }: HandlerContext,
): Readonly<Record<string, unknown>> {
  const { subject, text, markdown } = readMail(row, { secret: server.secret, now: scope.clock.now() });
  const attachments = attachedFiles(row.attachments).map(({ name }) => name);
  return {
    ...{ id: row.id, to: row.to, subject, body: markdown ?? escapeMarkdown(text), createdAt: row.created_at },
    ...(attachments.length === 0 ? {} : { attachments }),
  };
}

/** Columns for sorting the list. Ids are assigned in the order of creation. */
const orders = { createdAt: 'id', to: 'to', subject: 'subject' } as const;

const list = defineHandler('mailbox.list', async (context) => {
  await assertReader(context);
  const { page, size, sort = { path: 'createdAt', descending: true } } = context.page;
  const column = Object.entries(orders).find(([path]) => path === sort.path)?.[1] ?? 'id';
  const direction = sort.descending ? 'desc' : 'asc';
  const total = await context.db.selectFrom('mail').select(sql<number>`count(*)::integer`.as('all')).executeTakeFirst();
  const rows = await context.db
    .selectFrom('mail')
    .selectAll()
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(size)
    .offset(page * size)
    .execute();
  const all = total?.all ?? 0;
  return {
    content: rows.map((row) => mailOf(row, context)),
    totalElements: all,
    totalPages: Math.ceil(all / size),
    number: page,
    size,
  };
});

const get = defineHandler('mailbox.get', async (context) => {
  await assertReader(context);
  const id = String(context.args['id']);
  if (!/^\d{1,9}$/.test(id)) return context.notFound();
  const row = await context.db.selectFrom('mail').selectAll().where('id', '=', Number(id)).executeTakeFirst();
  return row === undefined ? context.notFound() : mailOf(row, context);
});

/** The mailbox of a server without a mail server. */
export const mailboxHandlers: readonly Handler[] = [list, get];
