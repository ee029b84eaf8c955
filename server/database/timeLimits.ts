import type pg from 'pg';
import { isStuck, toDatabaseError } from './DatabaseUnavailable.ts';

/** How long the server waits for PostgreSQL. */
export interface TimeLimits {
  /** For a new connection, or for one that others use. */
  readonly connectSeconds: number;
  /** For the answer to a statement. */
  readonly statementSeconds: number;
}

const mark = '/* patient */ ';
/** The longest that a timer takes. */
const forEver = 2 ** 31 - 1;
/** PostgreSQL ends a statement itself; a server that is gone or stalled cannot, so the connection is given up a little later. */
const graceMilliseconds = 1000;

/** Marks a statement that may take as long as it does: one that makes an index of all rows. */
export function withoutTimeout(text: string): string {
  return mark + text;
}

/** What a connection is opened with, so that nobody waits longer. */
export function optionsOf({ connectSeconds, statementSeconds }: TimeLimits): pg.ClientConfig {
  return {
    connectionTimeoutMillis: connectSeconds * 1000,
    statement_timeout: statementSeconds * 1000,
    query_timeout: statementSeconds * 1000 + graceMilliseconds,
  };
}

/** Has a connection tell that the database is away, and end when it is stuck. */
export function reportUnavailable(client: { readonly query: unknown; end(): Promise<void> }): void {
  const { query } = client;
  if (typeof query !== 'function') return;
  Object.assign(client, {
    query: (asked: unknown, ...rest: readonly unknown[]): unknown => {
      const sent: unknown = Reflect.apply(query, client, [
        isPatient(asked) ? { text: asked, query_timeout: forEver } : asked,
        ...rest,
      ]);
      if (!(sent instanceof Promise)) return sent;
      return sent.catch((error: unknown) => {
        // Its answer may still come; the next to borrow the connection would wait behind it.
        if (isStuck(error)) void client.end().catch(() => undefined);
        throw toDatabaseError(error);
      });
    },
  });
}

function isPatient(asked: unknown): asked is string {
  return typeof asked === 'string' && asked.startsWith(mark);
}
