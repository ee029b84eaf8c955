import { readPath, type Scope } from '#engine';

interface SessionResult {
  readonly accessToken: string;
  readonly expiresAt?: string;
}

/** The session that a call before has brought, whatever it was called. */
export function findSession({ variables }: Scope): SessionResult | undefined {
  const runs = variables['run'];
  const outcomes: readonly unknown[] = typeof runs === 'object' && runs !== null ? Object.values(runs) : [];
  const results = outcomes.map((outcome) => readPath(outcome, 'result'));
  return [variables['result'], ...results].map(readSession).find((session) => session !== undefined);
}

/** The session in the result of a sign-in, or of any operation that signs somebody in. */
export function readSession(result: unknown): SessionResult | undefined {
  if (typeof result !== 'object' || result === null || !('accessToken' in result)) return undefined;
  const { accessToken } = result;
  if (typeof accessToken !== 'string' || accessToken === '') return undefined;
  const expiresAt = 'expiresAt' in result ? result.expiresAt : undefined;
  return { accessToken, ...(typeof expiresAt === 'string' ? { expiresAt } : {}) };
}
