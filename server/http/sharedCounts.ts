import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { CompiledQuery } from 'kysely';
import type { DatabaseHandle } from '../database/DatabaseHandle.types.ts';

/** Requests of a client that were not shared with the other servers yet. */
export interface SharedCount {
  readonly caller: string;
  readonly requests: number;
}

interface SharedInput {
  /** Adds counts to those of all servers in a time window, and returns the sums. */
  readonly tell: (told: readonly SharedCount[], window: number) => Promise<readonly SharedCount[]>;
  readonly onError: (error: unknown) => void;
  readonly now?: () => number;
}

interface Count {
  /** Sum of all servers, this one included, when it was last shared. */
  shared: number;
  /** Requests of this server that were not shared yet. */
  own: number;
}

/** A server shares its count each time it reaches this fraction of the limit. */
const portions = 20;
/**
 * Maximum number of clients per window. More of them indicate one client with many addresses; the oldest are evicted.
 */
const mostCallers = 50_000;
/** Pause after sharing has failed. */
const restMilliseconds = 1000;

/**
 * Request counts that are shared by all servers on one database. A server counts in memory and shares its count by one
 * statement per twentieth of the limit, so that an ordinary client causes no load on the database. A limit can be
 * exceeded by at most a twentieth per server. While the database is unavailable, each server counts on its own.
 */
export function sharedCounts({ tell, onError, now = Date.now }: SharedInput): FastifyRateLimitStoreCtor {
  const counts = new Map<string, Count>();
  let window = 0;
  let restUntil = 0;
  let last = '';
  let isTelling = false;

  const countOf = (key: string): Count => {
    const found = counts.get(key) ?? { shared: 0, own: 0 };
    if (!counts.has(key) && counts.size >= mostCallers) counts.delete(counts.keys().next().value ?? '');
    counts.set(key, found);
    return found;
  };
  const tellOnce = async (least: number): Promise<void> => {
    const at = window;
    const told = [...counts].flatMap(([caller, { own }]) => (own >= least ? [{ caller, requests: own }] : []));
    const sums = new Map((await tell(told, at)).map(({ caller, requests }) => [caller, requests]));
    if (at !== window) return;
    for (const { caller, requests } of told) {
      const count = countOf(caller);
      count.shared = sums.get(caller) ?? count.shared;
      count.own -= requests;
    }
  };
  const tellAll = async (least: number): Promise<void> => {
    isTelling = true;
    try {
      while ([...counts.values()].some(({ own }) => own >= least)) await tellOnce(least);
      last = '';
    } catch (error) {
      restUntil = now() + restMilliseconds;
      // A database that is unavailable for an hour is logged once, not thousands of times.
      if (String(error) !== last) onError(error);
      last = String(error);
    } finally {
      isTelling = false;
    }
  };

  return class implements FastifyRateLimitStore {
    incr(...[key, callback, length, max]: Parameters<FastifyRateLimitStore['incr']>): void {
      const at = now();
      const begun = Math.floor(at / length);
      if (begun !== window) counts.clear();
      window = begun;
      const count = countOf(key);
      count.own += 1;
      const least = Math.max(1, Math.ceil(max / portions));
      if (count.own >= least && at >= restUntil && !isTelling) void tellAll(least);
      callback(null, { current: count.shared + count.own, ttl: (begun + 1) * length - at });
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}

/** Shares counts through a table of the common database. */
export function shareThroughTable(database: DatabaseHandle): SharedInput['tell'] {
  return async (told, window) => {
    // Sorted by client, so that two servers do not deadlock.
    const sorted = told.toSorted((one, two) => (one.caller < two.caller ? -1 : 1));
    const values = [sorted.map(({ caller }) => caller), sorted.map(({ requests }) => requests), window];
    const { rows } = await database.current().executeQuery<SharedCount>(CompiledQuery.raw(addCounts, values));
    return rows;
  };
}

/** The statement that starts a new window deletes the rows of past ones. */
const addCounts = `with past as (delete from request_count where counted_in < $3::bigint - 1)
  insert into request_count (counted_in, caller, requests)
  select $3::bigint, caller, requests from unnest($1::text[], $2::integer[]) as told (caller, requests)
  on conflict (counted_in, caller) do update set requests = request_count.requests + excluded.requests
  returning caller, requests`;
