import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { HandlerContext } from '../handlers/handler.types.ts';
import { Refusal } from '../http/Refusal.ts';

const minutes = 15;
/** Many people may share one network address. */
const networkFactor = 5;

type LimitContext = Pick<HandlerContext, 'db' | 'scope' | 'server' | 'request'>;

/** Refuses a sign-in after too many failures of this name or network, whether the name exists or not. */
export async function assertLoginAllowed(context: LimitContext, name: string): Promise<void> {
  const { db, scope, server, request } = context;
  const subject = subjectOf(name);
  // One try per name at a time, so that a hundred at once are not all the tenth.
  await sql`select pg_advisory_xact_lock(hashtext(${subject}))`.execute(db);
  const since = new Date(Date.parse(scope.clock.now()) - minutes * 60_000).toISOString();
  const failures = db.selectFrom('security_event').where('what', '=', 'login.failed').where('at', '>', since);
  const bySubject = await failures
    .select(sql<number>`count(*)::integer`.as('tries'))
    .where(sql<boolean>`facts ->> 'subject' = ${subject}`)
    .executeTakeFirst();
  const byNetwork = await failures
    .select(sql<number>`count(*)::integer`.as('tries'))
    .where('network', '=', request.network ?? '')
    .executeTakeFirst();
  const isOver =
    (bySubject?.tries ?? 0) >= server.loginLimit || (byNetwork?.tries ?? 0) >= server.loginLimit * networkFactor;
  if (isOver) throw new Refusal({ status: 429, code: 'rate-limit' });
}

/** Remembers a failed sign-in; the name itself may be a mistyped password and is kept as a hash. */
export async function rememberFailure(context: LimitContext, name: string, accountId?: number): Promise<void> {
  await context.db
    .insertInto('security_event')
    .values({
      what: 'login.failed',
      at: context.scope.clock.now(),
      account_id: accountId ?? null,
      network: context.request.network ?? null,
      facts: JSON.stringify({ subject: subjectOf(name) }),
    })
    .execute();
}

function subjectOf(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 32);
}
