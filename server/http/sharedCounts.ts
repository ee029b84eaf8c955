import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { CompiledQuery } from 'kysely';
import type { DatabaseHandle } from '../database/DatabaseHandle.types.ts';

/** Requests of a caller that the other servers have not been told of. */
export interface SharedCount {
  readonly caller: string;
  readonly requests: number;
}

interface SharedInput {
  /** Adds counts to those of all servers in a window of time, and answers the sums. */
  readonly tell: (told: readonly SharedCount[], window: number) => Promise<readonly SharedCount[]>;
  readonly onError: (error: unknown) => void;
  readonly now?: () => number;
}

interface Count {
  /** What all servers have told of, this one too, as it was told last. */
  shared: number;
  /** What this server has not told of yet. */
  own: number;
}

/** One caller's requests are told to the others in portions of this part of what is allowed. */
const portions = 20;
/** More callers in one window than this are somebody who has many addresses: the first ones are forgotten. */
const mostCallers = 50_000;
/** Until the others are told again after that has failed. */
const restMilliseconds = 1000;

/**
 * Counts of requests that servers on one database share. A server counts in memory and tells the others by one
 * statement for a twentieth of what is allowed, so an ordinary caller costs the database nothing; a limit is passed by
 * a twentieth a server at most. While the database is away, each server counts for itself.
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
      // A database that is away for an hour is one line, not thousands.
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

/** Tells the other servers by a table of the database that they share. */
export function shareThroughTable(database: DatabaseHandle): SharedInput['tell'] {
  return async (told, window) => {
    // In the order of the callers, so that two servers never wait for each other.
    const sorted = told.toSorted((one, two) => (one.caller < two.caller ? -1 : 1));
    const values = [sorted.map(({ caller }) => caller), sorted.map(({ requests }) => requests), window];
    const { rows } = await database.current().executeQuery<SharedCount>(CompiledQuery.raw(addCounts, values));
    return rows;
  };
}

/** Rows of other windows are taken away by the statement that begins a new one. */
const addCounts = `with past as (delete from request_count where counted_in < $3::bigint - 1)
  insert into request_count (counted_in, caller, requests)
  select $3::bigint, caller, requests from unnest($1::text[], $2::integer[]) as told (caller, requests)
  on conflict (counted_in, caller) do update set requests = request_count.requests + excluded.requests
  returning caller, requests`;
