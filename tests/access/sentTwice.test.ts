import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { fileOptions, type OperationModel, readPath } from '#engine';
import { dumpPortal } from '../../portal/testing/dumpPortal.ts';
import { eachPortal } from '../../portal/testing/eachPortal.ts';
import type { PortalAnswer, PortalApp } from '../../portal/testing/openPortalApp.ts';
import { people } from '../../portal/testing/portalPeople.ts';
import { contentOf } from '../../portal/testing/portalProject.ts';
import { portalSource } from '../../portal/testing/portalRelease.ts';
import { isLongSuite } from '../isLongSuite.ts';
import { createConsumed, createWorld } from './createWorld.ts';
import { isLeftToLongSuite } from './isLeftToLongSuite.ts';
import { callOf, prepareCall, type ReadyCall } from './prepareCall.ts';
import { uncounted } from './uncounted.ts';

const { release } = await portalSource();
const changing = Object.values(release.operations).filter(({ method }) => method !== 'GET');

/** Operations that are not sent twice here, with the reason. */
const leftOut: Readonly<Record<string, string>> = {
  'auth.login': 'its answer is a session; it runs again',
  'auth.loginOkta': 'its answer is a session; it runs again',
  'auth.startOkta': 'its answer belongs to one browser; it runs again',
  'documents.upload': 'its files are sent in parts, which are no JSON',
  'documents.uploadForOrganization': 'its files are sent in parts, which are no JSON',
  'payments.import': 'its file is sent in parts, which are no JSON',
  'scheduler.checkImport': 'its file is sent in parts, which are no JSON',
  'scheduler.importProjects': 'its file is sent in parts, which are no JSON',
  'scheduler.markImport': 'its file is sent in parts, which are no JSON',
  'organizations.activate': 'its answer is a session; its link counts once',
  'releases.previewAsAccount': 'its answer is a token; it runs again',
  'releases.previewAsRole': 'its answer is a token; it runs again',
  'signing.open': 'its answer is a ticket; it runs again',
  'auth.logout': 'its caller is gone after it; the second call is refused as not signed in',
};

/** Calls that remove a user's access are made after all others. */
const last = ['users.delete', 'auth.resetPassword', 'projects.mergeContractors', 'persons.changeLoginEmail'];

/** Not every world has records for these. */
const unprepared = [
  'emailTemplates.publish',
  'emailTemplates.reload',
  'emailTemplates.saveDraft',
  'organizations.transfers.decide',
  'evaluations.restructure',
];

type Sent = ReadyCall & { readonly headers?: Readonly<Record<string, string>> };

async function send(portal: PortalApp, { method, path, as, body, headers }: Sent): Promise<PortalAnswer> {
  return portal.call(method, path, {
    ...(as === undefined ? {} : { token: await portal.signIn(as) }),
    ...(body === undefined ? {} : { body }),
    ...(headers === undefined ? {} : { headers }),
  });
}

const withKey = () => ({ 'idempotency-key': randomUUID() });

eachPortal('every operation that changes something', (opened) => {
  const sent = changing
    .filter(({ id }) => !Object.hasOwn(leftOut, id) && !isLeftToLongSuite(id))
    .toSorted((one, other) => last.indexOf(one.id) - last.indexOf(other.id));

  test('is refused over an older version of its record, and writes nothing', async () => {
    const { portal, database } = opened();
    const world = await createWorld(portal);
    const calls: [string, Sent][] = [];
    for (const operation of changing.filter(({ id, versioned }) => versioned && !Object.hasOwn(leftOut, id))) {
      const { id } = operation;
      const call = unprepared.includes(id) ? await prepareCall(portal, operation, world) : callOf(operation, world);
      calls.push([id, { ...call, body: { ...call.body, version: 0 }, headers: withKey() }]);
    }
    const before = await dumpPortal(database);
    const faults: string[] = [];
    for (const [id, call] of calls) {
      const { status, json } = await send(portal, call);
      const code = readPath(json, 'code');
      if (status !== 409 || code !== 'conflict') faults.push(`${id}: ${status} ${JSON.stringify(json)}`);
    }
    expect(faults).toEqual([]);
    expect(await dumpPortal(database)).toEqual(before);
  });

  test('takes the same content with another key for another call', async () => {
    const { portal } = opened();
    const operation = release.operations['projects.notes.add'];
    if (operation === undefined) throw new Error('There are no notes.');
    const note = await prepareCall(portal, operation, await createWorld(portal));
    const headers = withKey();

    const first = await send(portal, { ...note, headers });
    const pressedAgain = await send(portal, { ...note, headers: withKey() });
    const changed = await send(portal, { ...note, headers, body: { note: 'Called again.' } });

    expect([first.status, pressedAgain.status]).toEqual([200, 200]);
    expect(readPath(pressedAgain.json, 'id')).not.toBe(readPath(first.json, 'id'));
    expect(changed).toMatchObject({ status: 409, json: { code: 'once-reused' } });
  });

  test('refuses a key that is none in words, and what only reads does not look at it', async () => {
    const { portal } = opened();
    const token = await portal.signIn(people.admin);
    const headers = { 'idempotency-key': 'short' };

    const changing = await portal.call('PUT', '/auth/user', {
      token,
      headers,
      body: { firstName: 'A', lastName: 'B' },
    });
    const reading = await portal.call('GET', '/auth/user/me', { token, headers });

    expect(changing).toMatchObject({
      status: 400,
      json: {
        code: 'once-key',
        message: 'The idempotency key has to be 8 to 100 letters, digits, hyphens or underscores.',
      },
    });
    expect(reading.status).toBe(200);
  });

  test('gives nobody the answer to a stranger who uses the same key, signed in or not', async () => {
    const { portal } = opened();
    const headers = withKey();
    const account = (email: string) => ({
      ...{ firstName: 'A', lastName: 'B', phoneNumber: '2025550188', phoneType: 'MobilePhone', role: 'MANAGER' },
      email,
    });
    const ask = (email: string) => portal.call('POST', '/accounts', { headers, body: account(email) });

    const [one, other] = [await ask('one@client.example'), await ask('two@client.example')];

    expect([one.status, other.status]).toEqual([204, 204]);
    const { json } = await portal.call('GET', '/mailbox?size=2');
    expect(contentOf(json).map(({ to }) => to)).toEqual(['two@client.example', 'one@client.example']);
  });

  test('has one effect and one answer for a key, and an effect counts in the versions of what it changed', async () => {
    const { portal, database } = opened();
    const faults: string[] = [];
    const shared = await createWorld(portal);
    let before = await dumpPortal(database);
    // Each dump reads the whole database: the short suite takes every eighth operation.
    for (const operation of sent.filter((_operation, index) => isLongSuite || index % 8 === 0)) {
      const world = consumes(operation) ? { ...shared, ...(await createConsumed(portal)) } : shared;
      const call = { ...(await prepareCall(portal, operation, world)), headers: withKey() };
      const first = await send(portal, call);
      const after = await dumpPortal(database);
      const second = await send(portal, call);
      const end = await dumpPortal(database);
      if (first.status >= 300) faults.push(`${operation.id}: first ${first.status} ${first.text.slice(0, 200)}`);
      if (!isDeepStrictEqual([second.status, second.json], [first.status, first.json]))
        faults.push(`${operation.id}: then ${second.status} ${second.text.slice(0, 200)}`);
      for (const table of changedTables(after, end)) faults.push(`${operation.id}: ${table} changed again`);
      for (const row of uncounted(before, after)) faults.push(`${operation.id}: not counted: ${row}`);
      before = end;
    }
    expect(faults).toEqual([]);
  }, 180_000);
});

/** Returns whether an operation can be called only once with the records of a world. */
function consumes({ id, of }: OperationModel): boolean {
  return id.startsWith('signing.') || (of !== undefined && portalRecords.has(of));
}

const portalRecords: ReadonlySet<string> = new Set([
  'project',
  'evaluation',
  'requisition',
  'signing-envelope',
  'document-submit',
]);

type Dump = Readonly<Record<string, unknown>>;

function changedTables(before: Dump, after: Dump): readonly string[] {
  return Object.keys(after).filter((table) => JSON.stringify(before[table]) !== JSON.stringify(after[table]));
}

describe('the operations that are left out', () => {
  test('are those whose answers are secrets, those with files, and one that ends the session', () => {
    const secret = changing.filter(({ once }) => !once).map(({ id }) => id);

    const files = changing
      .filter(({ body = [] }) => body.some((field) => fileOptions(field) !== undefined))
      .map(({ id }) => id);

    expect(Object.keys(leftOut).sort()).toEqual([...secret, ...files, 'auth.logout'].sort());
  });
});
