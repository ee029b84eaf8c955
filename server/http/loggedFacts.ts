import type { FastifyRequest } from 'fastify';
import type { User } from '#engine';

/** What the log line of a response says beside its route: whose account called, and why a call was refused. */
interface LoggedFacts {
  /** Number of the account, which says nothing about the person outside of the database. */
  readonly account?: number;
  /** Code of the refusal. */
  readonly refusal?: string;
}

const noted = new WeakMap<FastifyRequest, LoggedFacts>();

/** Notes something for the log line of the response. */
export function addLoggedFacts(request: FastifyRequest, facts: LoggedFacts): void {
  noted.set(request, { ...noted.get(request), ...facts });
}

/** Notes whose account a request comes from; nobody's is none. */
export function addCaller(request: FastifyRequest, { id }: User): void {
  if (id !== undefined) addLoggedFacts(request, { account: id });
}

/** What was noted for the log line of the response. */
export function loggedFacts(request: FastifyRequest): LoggedFacts {
  return noted.get(request) ?? {};
}
