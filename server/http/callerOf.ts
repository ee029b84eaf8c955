import type { FastifyRequest } from 'fastify';
import { expressions } from '#compiler';
import { anonymous, type Release, rightsOf, type User } from '#engine';
import { type Caller, findUser } from '../accounts/findUser.ts';
import type { Services } from '../contract/Services.types.ts';
import type { Queries } from '../database/Database.types.ts';
import { inTransaction } from '../operations/inTransaction.ts';
import { findPreviewUser, type PreviewUser } from '../previews/findPreviewUser.ts';
import type { LoadedRelease } from '../releases/ReleaseStore.types.ts';
import { nameRights } from '../releases/rightsName.ts';
import { capturedRelease } from './capturedRelease.ts';
import { addCaller } from './loggedFacts.ts';

interface Asked<Loaded extends LoadedRelease> {
  readonly services: Pick<Services, 'database' | 'releases' | 'clock' | 'facts'>;
  readonly authorization: string | undefined;
  /** The request whose log line contains the account. */
  readonly request: FastifyRequest;
  /** Release whose roles and policies apply to the caller. */
  readonly loaded: Loaded;
}

/** A caller, and the release with the stored roles and functions that apply to the call. */
export interface FoundCaller<Loaded extends LoadedRelease> extends Caller {
  readonly loaded: Loaded;
  /** The request is part of a preview. */
  readonly preview?: Pick<PreviewUser, 'isOnSamples'>;
}

/** Finds the caller, within the transaction of the call. */
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
  const { preview } = capturedRelease(request);
  if (preview !== undefined) {
    const { claims } = preview;
    const liveAt = async (version: number): Promise<Release> =>
      (await releases.withAccess(releases.live(), version, db)).release;
    const found =
      claims.release === loaded.release.hash
        ? await findPreviewUser({ claims, db, liveAt, releaseAt, now: clock.now })
        : undefined;
    if (found === undefined) return { user: anonymous, loaded };
    addCaller(request, found.opener);
    return { user: found.user, loaded: current, preview: found };
  }
  const caller = await findUser({ authorization, db, releaseAt, secret: facts.secret, now: clock.now });
  addCaller(request, caller.user);
  return { ...caller, loaded: current };
}

/** Finds the caller of a request that is not an operation. */
export function callerOf<Loaded extends LoadedRelease>(asked: Asked<Loaded>): Promise<FoundCaller<Loaded>> {
  const { database } = asked.services;
  const find = (db: Queries) => findCaller(asked, db);
  // The embedded database has one connection, which may be inside another transaction.
  return database.kind === 'postgres' ? find(database.current()) : inTransaction(database, find);
}

/** Cached names per release. The oldest one is evicted first. */
const mostNames = 1000;
const namesBefore = new WeakMap<Release, Map<string, string>>();

/**
 * Returns the name of a user's rights, which is part of the address of their part of a release. Undefined without a
 * sign-in.
 */
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
