import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { readPath } from '#engine';
import { dumpPortal } from '../../portal/testing/dumpPortal.ts';
import { eachPortal } from '../../portal/testing/eachPortal.ts';
import type { PortalApp } from '../../portal/testing/openPortalApp.ts';
import { people } from '../../portal/testing/portalPeople.ts';
import { portalSource } from '../../portal/testing/portalRelease.ts';
import { liveHash } from '../../portal/testing/publishing.ts';
import { isLongSuite } from '../isLongSuite.ts';
import type { World } from './bodies.ts';
import { createWorld } from './createWorld.ts';
import { callOf, prepareCall, type ReadyCall } from './prepareCall.ts';

const { release } = await portalSource();
const operations = Object.values(release.operations);

/** Operations with GET that a preview of an account refuses, with the reason. */
const refusedReads: Readonly<Record<string, string>> = {
  'auth.requestPasswordReset': 'it writes, and the database refuses that',
  'evaluations.template': 'it stores the order of the questions',
  'health.services': 'it calls other systems',
  'releases.draft': 'it locks the draft',
  'releases.drafts': 'it locks the drafts',
  'releases.find': 'it asks another thread',
  'releases.schema': 'it asks another thread',
  'releases.uses': 'it asks another thread',
};

/** Operations with a body that only read. */
const readsWithBody = ['emailTemplates.preview'];

const accounts = isLongSuite ? Object.values(people) : [people.admin];
const roles = isLongSuite ? release.access.roles.map(({ role }) => role) : ['Manager'];

/** Opens a preview without drafts as the administrator, and returns its token. */
async function openPreview(portal: PortalApp, kind: 'role' | 'account', of: string): Promise<string> {
  const { status, json } = await portal.call('POST', `/previews/${kind}`, {
    token: await portal.signIn(people.admin),
    body: { base: await liveHash(portal), drafts: [], [kind]: of },
  });
  expect([kind, of, status]).toEqual([kind, of, 200]);
  return String(readPath(json, 'token'));
}

/** Calls that the server accepts outside a preview. In the short suite, records for some of them are missing. */
async function callsOf(portal: PortalApp, world: World): Promise<readonly (ReadyCall & { readonly id: string })[]> {
  const calls = [];
  for (const operation of operations) {
    const { id, method, path } = operation;
    const call = async (): Promise<ReadyCall> =>
      isLongSuite ? prepareCall(portal, operation, world) : callOf(operation, world);
    const known = method === 'GET' ? undefined : await call().catch(() => undefined);
    calls.push({ id, ...(known ?? { method, path: path.replaceAll(/\{\w+\}/g, '1'), as: undefined }) });
  }
  return calls;
}

eachPortal('a preview', (opened) => {
  test('refuses every operation that writes, reads as its role or account does, and leaves every row as it was', async () => {
    const { portal, database } = opened();
    const calls = await callsOf(portal, await createWorld(portal));
    const previews: { readonly kind: 'account' | 'role'; readonly of: string; readonly token: string }[] = [];
    for (const of of accounts) previews.push({ kind: 'account', of, token: await openPreview(portal, 'account', of) });
    for (const of of roles) previews.push({ kind: 'role', of, token: await openPreview(portal, 'role', of) });
    const own = new Map<string, string>(
      await Promise.all(accounts.map(async (of) => [of, await portal.signIn(of)] as const)),
    );
    const before = await dumpPortal(database);
    const faults: string[] = [];
    for (const { kind, of, token } of previews) {
      for (const { id, method, path, body } of calls) {
        const sent = body === undefined ? {} : { body };
        const answer = await portal.call(method, path, {
          token,
          ...sent,
          headers: { 'idempotency-key': randomUUID() },
        });
        const isRefused = answer.status === 403 && readPath(answer.json, 'code') === 'preview';
        const mustRefuse = method !== 'GET' && !readsWithBody.includes(id);
        const isAllowed = mustRefuse ? isRefused : !isRefused || (kind === 'account' && id in refusedReads);
        if (!isAllowed || answer.status >= 500) faults.push(`${of} ${id}: ${answer.status} ${answer.text}`);
        const session = own.get(of);
        if (mustRefuse || isRefused || kind === 'role' || id in refusedReads || session === undefined) continue;
        const { status, text } = await portal.call(method, path, { token: session, ...sent });
        if (status !== answer.status || text !== answer.text) faults.push(`${of} ${id}: not as the account itself`);
      }
    }
    expect(faults).toEqual([]);
    expect(await dumpPortal(database)).toEqual(before);
  });

  test('of an account, with its records, needs a function of its own with each request', async () => {
    const { portal, database } = opened();
    const token = await openPreview(portal, 'account', people.manager);
    const me = async () => (await portal.call('GET', '/auth/user/me', { token })).status;
    const setFunctions = (functional_ids: number[]) =>
      database.current().updateTable('account').set({ functional_ids }).where('email', '=', people.admin).execute();
    const accounts = database.current().selectFrom('account').select('functional_ids');
    const { functional_ids: held } = await accounts.where('email', '=', people.admin).executeTakeFirstOrThrow();
    expect(await me()).toBe(200);

    await setFunctions(held.filter((id) => id !== 2205));
    const without = [
      await me(),
      (
        await portal.call('POST', '/previews/account', {
          token: await portal.signIn(people.admin),
          body: { base: await liveHash(portal), drafts: [], account: people.manager },
        })
      ).status,
    ];
    await openPreview(portal, 'role', 'Manager');
    await setFunctions([...held]);

    expect(without).toEqual([401, 403]);
  });
});
