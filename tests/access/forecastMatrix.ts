import { expect } from 'vitest';
import { functionsOfRoles, isRecord, type Release, readPath } from '#engine';
import type { DatabaseHandle } from '#server';
import type { TestApp } from '#server/testing';
import { signToken } from '../../server/accounts/sessionToken.ts';

/** A caller of the matrix: everybody, or an account with a role or a function. Several can have one name. */
interface Persona {
  readonly name: string;
  /** Undefined for a caller who is not signed in. */
  readonly account?: { readonly roles: readonly string[]; readonly functions: readonly number[] };
}

interface ChangedAccess {
  readonly app: TestApp;
  readonly database: DatabaseHandle;
  /** Email of the account that publishes. */
  readonly publisher: string;
  /** Policy → the policy that takes its place in the operations of the draft. */
  readonly instead: Readonly<Record<string, string>>;
}

/** Operations without which nothing could be published any more. */
const kept = /^(auth\.|releases\.(publish|rollback|dryRun)$)/;

/** Callers about whom a dry run speaks: everybody, signed in, each role with its functions and with all, each function. */
function personasOf({ access }: Release): readonly Persona[] {
  const every = access.functions.map(({ id }) => id);
  return [
    { name: 'public' },
    { name: 'signed-in', account: { roles: [], functions: [] } },
    ...access.roles.flatMap(({ role }): readonly Persona[] => [
      { name: role, account: { roles: [role], functions: functionsOfRoles([role], access) } },
      { name: role, account: { roles: [role], functions: every } },
    ]),
    ...access.functions.map(
      (entry): Persona => ({ name: entry.function, account: { roles: [], functions: [entry.id] } }),
    ),
  ];
}

/**
 * Publishes another access definition of the operations, and compares what the API answers before and after with what
 * the dry run says: for each operation, exactly the named callers gain or lose it. Returns the number of compared cells.
 */
export async function expectForecastMatrix({ app, database, publisher, instead }: ChangedAccess): Promise<number> {
  const personas = await Promise.all(
    personasOf(app.release).map(async (persona, index) => ({
      name: persona.name,
      token: persona.account && (await addSession(app, database, { index, ...persona.account })),
    })),
  );
  const token = await app.signIn(publisher);
  const base: string = (await app.app.inject({ url: '/definitions/current' })).json().hash;
  const changes = await changedOperations(app, { token, base, instead });

  const before = await measure(app, personas);
  const { json: forecast } = await app.call('POST', '/releases/dry-run', {
    token,
    body: { base, changes, drafts: [] },
  });
  const confirm = entriesOf(forecast, 'widenings').map(({ id }) => id);
  const published = await app.call('POST', '/releases', { token, body: { base, changes, drafts: [], confirm } });
  expect([published.status, readPath(published.json, 'release')]).toEqual([200, readPath(forecast, 'release')]);
  const after = await measure(app, personas);

  const ids = Object.keys(app.release.operations);
  expect(ofOperations(forecast, 'widenings', ids)).toEqual(differences(ids, after, before));
  expect(ofOperations(forecast, 'narrowings', ids)).toEqual(differences(ids, before, after));
  expect(changes.length).toBeGreaterThan(0);
  return ids.length * personas.length;
}

interface Signing {
  readonly index: number;
  readonly roles: readonly string[];
  readonly functions: readonly number[];
}

/** Adds an account with a session, and returns its token. */
async function addSession(app: TestApp, database: DatabaseHandle, { index, roles, functions }: Signing) {
  const { clock, facts } = app.services;
  const sessionId = `matrix-${index}`;
  const issuedAt = new Date(clock.now());
  const expiresAt = new Date(issuedAt.getTime() + 3_600_000);
  const db = database.current();
  const { id: accountId } = await db
    .insertInto('account')
    .values({
      ...{ email: `matrix${index}@example.com`, username: `matrix${index}`, first_name: 'Mara', last_name: 'Matrix' },
      ...{ roles: [...roles], functional_ids: [...functions], company_ids: [] },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('session')
    .values({ id: sessionId, account_id: accountId, expires_at: expiresAt.toISOString() })
    .execute();
  return signToken({ accountId, sessionId, issuedAt, expiresAt }, facts.secret);
}

type Asked = Pick<ChangedAccess, 'instead'> & { readonly token: string; readonly base: string };

/** Returns the definitions of the operations with the other policies. */
async function changedOperations({ call, release }: TestApp, { token, base, instead }: Asked) {
  const changes: { readonly kind: string; readonly definition: string; readonly text: string }[] = [];
  for (const id of Object.keys(release.operations).filter((one) => !kept.test(one))) {
    const path = `/releases/${base}/definition?kind=operation&definition=${id}`;
    const { json } = await call('GET', path, { token });
    // The operations of a lifecycle have no file of their own.
    if (readPath(json, 'text') === undefined) continue;
    const written: unknown = JSON.parse(String(readPath(json, 'text')));
    const allow = isRecord(written) ? written['allow'] : undefined;
    const other = typeof allow === 'string' ? instead[allow] : undefined;
    if (!isRecord(written) || other === undefined) continue;
    changes.push({ kind: 'operation', definition: id, text: JSON.stringify({ ...written, allow: other }) });
  }
  return changes;
}

type Tokens = readonly { readonly name: string; readonly token: string | undefined }[];

/** Operation → for each caller, whether the API lets it call the operation. */
async function measure({ call, release }: TestApp, personas: Tokens): Promise<ReadonlyMap<string, readonly Cell[]>> {
  const cells = new Map<string, Cell[]>();
  for (const { id, method, path, body } of Object.values(release.operations)) {
    // Signing out would end the session of the caller.
    if (id === 'auth.logout') continue;
    const address = path.replaceAll(/\{\w+\}/g, '999999');
    for (const { name, token } of personas) {
      const { json } = await call(method, address, {
        ...(token === undefined ? {} : { token }),
        ...(body === undefined ? {} : { body: {} }),
      });
      const code = readPath(json, 'code');
      const may = code !== 'unauthenticated' && code !== 'forbidden';
      cells.set(id, [...(cells.get(id) ?? []), { name, may }]);
    }
  }
  return cells;
}

interface Cell {
  readonly name: string;
  readonly may: boolean;
}

/** Operation → the names of the callers who may call it in the first matrix, and not in the second. */
function differences(
  ids: readonly string[],
  first: ReadonlyMap<string, readonly Cell[]>,
  second: ReadonlyMap<string, readonly Cell[]>,
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    ids.flatMap((id) => {
      const names = (first.get(id) ?? []).flatMap(({ name, may }, at) =>
        may && second.get(id)?.[at]?.may === false ? [name] : [],
      );
      // What everybody may call, every role may call too.
      const said = names.includes('public') ? ['public'] : [...new Set(names)];
      return said.length === 0 ? [] : [[id, said.toSorted()]];
    }),
  );
}

function entriesOf(forecast: unknown, name: string): readonly { readonly id: string; readonly gains: unknown }[] {
  const list = readPath(forecast, name);
  return Array.isArray(list) ? list.map((entry) => ({ id: String(entry.id), gains: entry.gains })) : [];
}

/** What a dry run says about operations, in the shape of `differences`. */
function ofOperations(forecast: unknown, name: string, ids: readonly string[]) {
  return Object.fromEntries(
    entriesOf(forecast, name)
      .filter(({ id }) => ids.includes(id))
      .map(({ id, gains }) => [id, Array.isArray(gains) ? gains.map(String).toSorted() : []]),
  );
}
