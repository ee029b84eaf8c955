import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { HandlerContext } from '../handlers/handler.types.ts';
import { Refusal } from '../http/Refusal.ts';

/** Many people may share one network address. */
const networkFactor = 5;

/** What counting needs of a request. */
export interface LimitContext extends Pick<HandlerContext, 'db' | 'server' | 'request'> {
  readonly scope: Pick<HandlerContext['scope'], 'clock'>;
}

interface Limit {
  /** What is counted, as security events name it. */
  readonly what: string;
  /** Whom it is about: a login or an address, known or not. */
  readonly subject: string;
  /** How many tries in so many minutes; a network address has five times as many. */
  readonly tries: number;
  readonly minutes: number;
}

interface Try {
  readonly what: string;
  readonly subject: string;
  readonly accountId?: number;
  /** Why it failed, where that is not one thing only. */
  readonly reason?: string;
}

/** Whether this subject or network has used up its tries, whether the subject exists or not. */
export async function isOverLimit(
  context: LimitContext,
  { what, subject: name, tries, minutes }: Limit,
): Promise<boolean> {
  const { db, scope, request } = context;
  const subject = subjectOf(name);
  // One try per name at a time, so that a hundred at once are not all the last.
  await sql`select pg_advisory_xact_lock(hashtext(${`${what} ${subject}`}))`.execute(db);
  const since = new Date(Date.parse(scope.clock.now()) - minutes * 60_000).toISOString();
  const made = db.selectFrom('security_event').where('what', '=', what).where('at', '>', since);
  const bySubject = await made
    .select(sql<number>`count(*)::integer`.as('tries'))
    .where(sql<boolean>`facts ->> 'subject' = ${subject}`)
    .executeTakeFirst();
  const byNetwork = await made
    .select(sql<number>`count(*)::integer`.as('tries'))
    .where('network', '=', request.network ?? '')
    .executeTakeFirst();
  return (bySubject?.tries ?? 0) >= tries || (byNetwork?.tries ?? 0) >= tries * networkFactor;
}

/** Remembers a try as a security event; the subject may be a mistyped password and is kept as a hash. */
export async function rememberTry(context: LimitContext, { what, subject, accountId, reason }: Try): Promise<void> {
  await context.db
    .insertInto('security_event')
    .values({
      what,
      at: context.scope.clock.now(),
      account_id: accountId ?? null,
      network: context.request.network ?? null,
      facts: JSON.stringify({ subject: subjectOf(subject), ...(reason === undefined ? {} : { reason }) }),
    })
    .execute();
}

/** Refuses a sign-in after too many failures of this name or network. */
export async function assertLoginAllowed(context: LimitContext, name: string): Promise<void> {
  const limit = { what: 'login.failed', subject: name, tries: context.server.loginLimit, minutes: 15 };
  if (await isOverLimit(context, limit)) throw new Refusal({ status: 429, code: 'rate-limit' });
}

/** Remembers a failed sign-in. */
export async function rememberFailure(context: LimitContext, name: string, accountId?: number): Promise<void> {
  await rememberTry(context, {
    what: 'login.failed',
    subject: name,
    ...(accountId === undefined ? {} : { accountId }),
  });
}

function subjectOf(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 32);
}
