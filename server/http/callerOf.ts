import { expressions } from '#compiler';
import { type Release, rightsOf, type User } from '#engine';
import { type Caller, findUser } from '../accounts/findUser.ts';
import type { Services } from '../contract/Services.types.ts';
import type { Queries } from '../database/Database.types.ts';
import { inTransaction } from '../operations/inTransaction.ts';
import { nameRights } from '../releases/rightsName.ts';

interface Asked {
  readonly services: Services;
  readonly authorization: string | undefined;
  /** Release whose roles and policies say what the caller may. */
  readonly release: Release;
}

/** Who asks for something that is no operation. */
export function callerOf({ services, authorization, release }: Asked): Promise<Caller> {
  const { database, clock, facts } = services;
  const find = (db: Queries) => findUser({ authorization, db, release, secret: facts.secret, now: clock.now });
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
