import type { FastifyRequest } from 'fastify';
import { expressions } from '#compiler';
import { type Release, rightsOf, type User } from '#engine';
import { type Caller, findUser } from '../accounts/findUser.ts';
import type { Services } from '../contract/Services.types.ts';
import type { Queries } from '../database/Database.types.ts';
import { inTransaction } from '../operations/inTransaction.ts';
import type { LoadedRelease } from '../releases/ReleaseStore.types.ts';
import { nameRights } from '../releases/rightsName.ts';
import { addCaller } from './loggedFacts.ts';

interface Asked<Loaded extends LoadedRelease> {
  readonly services: Pick<Services, 'database' | 'releases' | 'clock' | 'facts'>;
  readonly authorization: string | undefined;
  /** The request whose log line names the account. */
  readonly request: FastifyRequest;
  /** Release whose roles and policies say what the caller may. */
  readonly loaded: Loaded;
}

/** A caller, and the release with the roles and functions that decide about the call. */
export interface FoundCaller<Loaded extends LoadedRelease> extends Caller {
  readonly loaded: Loaded;
}

/** Who calls, within the transaction of the call. */
export async function findCaller<Loaded extends LoadedRelease>(
  { services, authorization, request, loaded }: Asked<Loaded>,
  db: Queries,
): Promise<FoundCaller<Loaded>> {
  const { clock, facts, releases } = services;
  let current = loaded;
  const releaseAt = async (version: number): Promise<Release> => {
    current = await releases.withAccess(loaded, version, db);
    return current.release;
  };
  const caller = await findUser({ authorization, db, releaseAt, secret: facts.secret, now: clock.now });
  addCaller(request, caller.user);
  return { ...caller, loaded: current };
}

/** Who asks for something that is no operation. */
export function callerOf<Loaded extends LoadedRelease>(asked: Asked<Loaded>): Promise<FoundCaller<Loaded>> {
  const { database } = asked.services;
  const find = (db: Queries) => findCaller(asked, db);
  // The embedded database has one connection, which may be in somebody's transaction.
  return database.kind === 'postgres' ? find(database.current()) : inTransaction(database, find);
}

/** Names kept per release; the one that was made longest ago is forgotten first. */
const mostNames = 1000;
const namesBefore = new WeakMap<Release, Map<string, string>>();

/** The name of a person's rights, for the address of the part of a release that is theirs; undefined for nobody. */
export function rightsNameOf(user: User, release: Release, secret: Uint8Array): string | undefined {
  if (!user.signedIn) return undefined;
  const known = namesBefore.get(release) ?? new Map<string, string>();
  namesBefore.set(release, known);
  const key = JSON.stringify(user);
  const name = known.get(key) ?? nameRights(rightsOf({ user, expressions }, release), release, secret);
  known.set(key, name);
  const [oldest] = known.keys();
  if (known.size > mostNames && oldest !== undefined) known.delete(oldest);
  return name;
}
