import { createHash } from 'node:crypto';
import { type SqlBool, sql } from 'kysely';
import type { HandlerContext } from '../contract/handler.types.ts';
import { Refusal } from '../contract/Refusal.ts';
import type { Queries } from '../database/Database.types.ts';

/** Many people may share one network address. */
const networkFactor = 5;

/** All that may be tried for one account from everywhere else than its owner's browsers. */
const everywhereFactor = 10;

/** For so long a failed sign-in counts. */
export const loginMinutes = 15;
const knownDays = 90;
const failed = 'login.failed';
const succeeded = 'login.succeeded';

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

interface Counted {
  readonly what: string;
  readonly tries: number;
  readonly minutes: number;
  readonly where: readonly ReturnType<typeof bySubject>[];
}

/** Whether this subject or network has used up its tries, whether the subject exists or not. */
export async function isOverLimit(context: LimitContext, limit: Limit): Promise<boolean> {
  return (await overUntil(context, limit)) !== undefined;
}

/** Refuses what this subject or network has tried too often, and tells when it may be tried again. */
export async function assertWithinLimit(context: LimitContext, limit: Limit): Promise<void> {
  refuseUntil(context, await overUntil(context, limit));
}

async function overUntil(context: LimitContext, { what, subject, tries, minutes }: Limit): Promise<string | undefined> {
  await oneAtATime(context, `${what} ${subjectOf(subject)}`);
  const network = { what, minutes, tries: tries * networkFactor, where: [byNetwork(context)] };
  return (
    (await usedUpUntil(context, { what, minutes, tries, where: [bySubject(subject)] })) ??
    (await usedUpUntil(context, network))
  );
}

/**
 * Refuses a sign-in after too many failures. A browser that this account was signed in with counts for itself, so that
 * nobody else can lock the owner out; all others count by network, and together.
 */
export async function assertLoginAllowed(context: LimitContext, name: string): Promise<void> {
  const tries = context.server.loginLimit;
  await oneAtATime(context, `${failed} ${subjectOf(name)}`);
  const all = { what: failed, minutes: loginMinutes };
  const browser = await knownBrowser(context, name);
  const limits: readonly Counted[] =
    browser === undefined
      ? [
          { ...all, tries, where: [bySubject(name), byNetwork(context)] },
          { ...all, tries: tries * everywhereFactor, where: [bySubject(name)] },
          { ...all, tries: tries * networkFactor, where: [byNetwork(context)] },
        ]
      : [{ ...all, tries, where: [bySubject(name), byBrowser(browser)] }];
  for (const limit of limits) refuseUntil(context, await usedUpUntil(context, limit));
}

/** Remembers a try as a security event; the subject may be a mistyped password and is kept as a hash. */
export async function recordAttempt(context: LimitContext, { what, subject, accountId, reason }: Try): Promise<void> {
  const key = context.request.browser?.key;
  await context.db
    .insertInto('security_event')
    .values({
      what,
      at: context.scope.clock.now(),
      account_id: accountId ?? null,
      network: context.request.network ?? null,
      facts: JSON.stringify({
        subject: subjectOf(subject),
        ...(key === undefined ? {} : { browser: subjectOf(key) }),
        ...(reason === undefined ? {} : { reason }),
      }),
    })
    .execute();
}

/** Remembers a failed sign-in. */
export async function recordFailure(context: LimitContext, name: string, accountId?: number): Promise<void> {
  await recordAttempt(context, {
    what: failed,
    subject: name,
    ...(accountId === undefined ? {} : { accountId }),
  });
}

/** Remembers the browser that an account was signed in with under this name. */
export async function recordSuccess(context: LimitContext, name: string, accountId: number): Promise<void> {
  const key = context.request.browser?.remember();
  const request = key === undefined ? context.request : { ...context.request, browser: { key, remember: () => key } };
  await recordAttempt({ ...context, request }, { what: succeeded, subject: name, accountId });
}

/** Lets an account be tried anew: its owner has proved to be who they are, or an administrator says so. */
export async function clearFailures(db: Queries, account: { email: string; username: string | null }): Promise<void> {
  await db
    .updateTable('security_event')
    .set({ what: 'login.forgiven' })
    .where('what', '=', failed)
    .where(isAbout(account))
    .execute();
}

function isAbout(account: { readonly email: string; readonly username: string | null }) {
  const names = [account.email, account.username ?? account.email].map((name) => subjectOf(name.toLowerCase()));
  return sql<SqlBool>`facts ->> 'subject' in (${sql.join(names)})`;
}

interface Failure {
  readonly at: string;
  readonly network: string | null;
  readonly browser: string | null;
}

/** Failed sign-ins to an account that still count, the newest first. */
export async function failuresOf(
  { db, scope }: Pick<LimitContext, 'db' | 'scope'>,
  account: { readonly email: string; readonly username: string | null },
): Promise<readonly Failure[]> {
  const since = new Date(Date.parse(scope.clock.now()) - loginMinutes * 60_000).toISOString();
  return db
    .selectFrom('security_event')
    .select(['at', 'network', sql<string | null>`facts ->> 'browser'`.as('browser')])
    .where('what', '=', failed)
    .where('at', '>', since)
    .where(isAbout(account))
    .orderBy('at', 'desc')
    .execute();
}

/** When the oldest of so many tries is forgotten; undefined while there were fewer. */
async function usedUpUntil(
  context: LimitContext,
  { what, tries, minutes, where }: Counted,
): Promise<string | undefined> {
  const since = new Date(Date.parse(context.scope.clock.now()) - minutes * 60_000).toISOString();
  const row = await context.db
    .selectFrom('security_event')
    .select('at')
    .where('what', '=', what)
    .where('at', '>', since)
    .where(({ and }) => and([...where]))
    .orderBy('at', 'desc')
    .offset(tries - 1)
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? undefined : new Date(Date.parse(row.at) + minutes * 60_000).toISOString();
}

function refuseUntil({ scope }: LimitContext, until: string | undefined): void {
  if (until === undefined) return;
  const retryAfter = Math.max(1, Math.ceil((Date.parse(until) - Date.parse(scope.clock.now())) / 1000));
  throw new Refusal({ status: 429, code: 'rate-limit', retryAfter });
}

/** The browser that asks, if this account was signed in with it before. */
async function knownBrowser(context: LimitContext, name: string): Promise<string | undefined> {
  const key = context.request.browser?.key;
  if (key === undefined) return undefined;
  const since = new Date(Date.parse(context.scope.clock.now()) - knownDays * 86_400_000).toISOString();
  const row = await context.db
    .selectFrom('security_event')
    .select('id')
    .where('what', '=', succeeded)
    .where('at', '>', since)
    .where(({ and }) => and([bySubject(name), byBrowser(key)]))
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? undefined : key;
}

/** One try per name at a time, so that a hundred at once are not all the last. */
async function oneAtATime({ db }: LimitContext, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(db);
}

function bySubject(name: string) {
  return sql<SqlBool>`facts ->> 'subject' = ${subjectOf(name)}`;
}

function byBrowser(key: string) {
  return sql<SqlBool>`facts ->> 'browser' = ${subjectOf(key)}`;
}

function byNetwork({ request }: LimitContext) {
  return sql<SqlBool>`network = ${request.network ?? ''}`;
}

function subjectOf(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 32);
}
