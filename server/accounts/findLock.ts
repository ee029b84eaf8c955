import type { HandlerContext } from '../contract/handler.types.ts';
import { failuresOf, loginMinutes } from './loginThrottle.ts';

type LockContext = Pick<HandlerContext, 'db' | 'server'> & { readonly scope: Pick<HandlerContext['scope'], 'clock'> };

interface Login {
  readonly email: string;
  readonly username: string | null;
}

/**
 * Returns until when sign-ins to an account are refused after too many failures from one network or in one browser.
 * Undefined if the account is not locked.
 */
export async function findLock(context: LockContext, login: Login): Promise<string | undefined> {
  const failures = await failuresOf(context, login);
  const groups = [
    ...Map.groupBy(failures, ({ network }) => network).values(),
    ...Map.groupBy(
      failures.filter(({ browser }) => browser !== null),
      ({ browser }) => browser,
    ).values(),
  ];
  const ends = groups.flatMap((group) => {
    const decisive = group[context.server.loginLimit - 1];
    return decisive === undefined ? [] : [Date.parse(decisive.at) + loginMinutes * 60_000];
  });
  return ends.length === 0 ? undefined : new Date(Math.max(...ends)).toISOString();
}
