import type { FastifyRequest } from 'fastify';
import type { User } from '#engine';
import type { RefusingRule } from '../contract/Refusal.ts';

/** Additional facts of a response's log line: the account, the trace, and the code and the rule of a refusal. */
interface LoggedFacts {
  /** Id of the account, which does not identify the person outside the database. */
  readonly account?: number;
  /** Id of the trace that the request belongs to. */
  readonly trace?: string;
  /** Code of the refusal. */
  readonly refusal?: string;
  /** The place in the definitions that refused. */
  readonly rule?: RefusingRule;
}

const noted = new WeakMap<FastifyRequest, LoggedFacts>();

/** Adds facts to the log line of the response. */
export function addLoggedFacts(request: FastifyRequest, facts: LoggedFacts): void {
  noted.set(request, { ...noted.get(request), ...facts });
}

/** Adds the account of a request to its log line, if the user is signed in. */
export function addCaller(request: FastifyRequest, { id }: User): void {
  if (id !== undefined) addLoggedFacts(request, { account: id });
}

/** Returns the additional facts of the response's log line. */
export function loggedFacts(request: FastifyRequest): LoggedFacts {
  return noted.get(request) ?? {};
}
