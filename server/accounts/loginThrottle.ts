import { createHash } from 'node:crypto';
import { type SqlBool, sql } from 'kysely';
import type { HandlerContext } from '../contract/handler.types.ts';
import { Refusal } from '../contract/Refusal.ts';
import type { Queries } from '../database/Database.types.ts';

/** Limit factor for a network address, which many users can share. */
const networkFactor = 5;

/** Limit factor for all attempts on one account, apart from those of its owner's browsers. */
const everywhereFactor = 10;

/** Minutes for which a failed sign-in counts. */
export const loginMinutes = 15;
const knownDays = 90;
const failed = 'login.failed';
const succeeded = 'login.succeeded';

/** The parts of a handler context that the limits need. */
export interface LimitContext extends Pick<HandlerContext, 'db' | 'server' | 'request'> {
  readonly scope: Pick<HandlerContext['scope'], 'clock'>;
}

interface Limit {
  /** Name of the counted security event. */
  readonly what: string;
  /** A login or an address, which may be unknown. */
  readonly subject: string;
  /** Number of attempts per `minutes`. A network address has five times as many. */
  readonly tries: number;
  readonly minutes: number;
}

interface Try {
  readonly what: string;
  readonly subject: string;
  readonly accountId?: number;
  /** Reason of the failure, if there can be several. */
  readonly reason?: string;
}

interface Counted {
  readonly what: string;
  readonly tries: number;
  readonly minutes: number;
  readonly where: readonly ReturnType<typeof bySubject>[];
}

/** Returns whether the subject or the network has used up its attempts, whether the subject exists or not. */
export async function isOverLimit(context: LimitContext, limit: Limit): Promise<boolean> {
  return (await overUntil(context, limit)) !== undefined;
}

/**
 * Throws a `Refusal` with the time of the next allowed attempt if the subject or the network has used up its attempts.
 */
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
 * Throws a `Refusal` after too many failed sign-ins. A browser that signed in to this account before is counted
 * separately, so that others cannot lock its owner out. All other attempts are counted per network, and together.
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

/** Records an attempt as a security event. The subject can be a mistyped password, so it is stored as a hash. */
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

/** Records a failed sign-in. */
export async function recordFailure(context: LimitContext, name: string, accountId?: number): Promise<void> {
  await recordAttempt(context, {
    what: failed,
    subject: name,
    ...(accountId === undefined ? {} : { accountId }),
  });
}

/** Records the browser of a successful sign-in under this name. */
export async function recordSuccess(context: LimitContext, name: string, accountId: number): Promise<void> {
  const key = context.request.browser?.remember();
  const request = key === undefined ? context.request : { ...context.request, browser: { key, remember: () => key } };
  await recordAttempt({ ...context, request }, { what: succeeded, subject: name, accountId });
}

/**
 * Clears the failed sign-ins of an account, when its owner has proved their identity or an administrator unlocks it.
 */
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

/** Returns the failed sign-ins of an account that still count, newest first. */
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

/** Returns when the oldest counted attempt expires. Undefined if there are fewer attempts than the limit. */
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

/** Returns the key of the request's browser if this account was signed in with it before. */
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

/** Serializes attempts per name, so that concurrent attempts cannot exceed the limit. */
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
