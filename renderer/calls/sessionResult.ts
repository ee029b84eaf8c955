import { readPath, type Scope } from '#engine';

interface SessionResult {
  readonly accessToken: string;
  readonly expiresAt?: string;
}

/** Returns the session in the result of an earlier call, whatever the call's name. */
export function findSession({ variables }: Scope): SessionResult | undefined {
  const runs = variables['run'];
  const outcomes: readonly unknown[] = typeof runs === 'object' && runs !== null ? Object.values(runs) : [];
  const results = outcomes.map((outcome) => readPath(outcome, 'result'));
  return [variables['result'], ...results].map(readSession).find((session) => session !== undefined);
}

/** Returns the session in the result of any operation that signs a user in; undefined if there is none. */
export function readSession(result: unknown): SessionResult | undefined {
  if (typeof result !== 'object' || result === null || !('accessToken' in result)) return undefined;
  const { accessToken } = result;
  if (typeof accessToken !== 'string' || accessToken === '') return undefined;
  const expiresAt = 'expiresAt' in result ? result.expiresAt : undefined;
  return { accessToken, ...(typeof expiresAt === 'string' ? { expiresAt } : {}) };
}
