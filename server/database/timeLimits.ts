import type pg from 'pg';
import { isStuck, toDatabaseError } from './DatabaseUnavailable.ts';

/** Time limits for PostgreSQL. */
export interface TimeLimits {
  /** For opening a connection, or for a free one of the pool. */
  readonly connectSeconds: number;
  /** For the result of a statement. */
  readonly statementSeconds: number;
}

const mark = '/* patient */ ';
/** The longest delay of a timer. */
const forEver = 2 ** 31 - 1;
/** PostgreSQL cancels a statement itself. An unreachable server cannot, so the connection is closed a little later. */
const graceMilliseconds = 1000;

/** Marks a statement without a time limit, such as one that indexes all rows. */
export function withoutTimeout(text: string): string {
  return mark + text;
}

/** Returns the connection options for these limits. */
export function optionsOf({ connectSeconds, statementSeconds }: TimeLimits): pg.ClientConfig {
  return {
    connectionTimeoutMillis: connectSeconds * 1000,
    statement_timeout: statementSeconds * 1000,
    query_timeout: statementSeconds * 1000 + graceMilliseconds,
  };
}

/** Makes a connection report an unavailable database, and close when it is stuck. */
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
        // The result may still arrive, and the next user of the connection would wait for it.
        if (isStuck(error)) void client.end().catch(() => undefined);
        throw toDatabaseError(error);
      });
    },
  });
}

function isPatient(asked: unknown): asked is string {
  return typeof asked === 'string' && asked.startsWith(mark);
}
