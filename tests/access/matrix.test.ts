import { beforeAll, expect, test } from 'vitest';
import { buildRelease } from '#compiler';
import type { OperationModel } from '#engine';
import { dumpPortal } from '../../portal/testing/dumpPortal.ts';
import { eachPortal } from '../../portal/testing/eachPortal.ts';
import type { PortalAnswer, PortalApp } from '../../portal/testing/openPortalApp.ts';
import { people } from '../../portal/testing/portalPeople.ts';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import { type CallerName, callerNames, callers, mayCall } from './callers.ts';
import { type RecordSlot, recordSlots } from './recordSlots.ts';
import { createTwoWorlds, type Keys, relations, type Whose, whose } from './twoWorlds.ts';

const { release } = buildRelease(readDefinitionFiles());
if (release === undefined) throw new Error('The definitions are refused by the gate.');
const operations = Object.values(release.operations)
  .map((operation) => ({ operation, id: operation.id, slots: recordSlots(operation, release) }))
  .filter(({ slots }) => slots.length > 0);
const cells = operations.flatMap((one) => callerNames.map((caller) => ({ ...one, caller })));

/** Every signed-in user may call these, but only these callers about other users. */
const narrowed: Readonly<Record<string, readonly CallerName[]>> = {
  'businessStructure.questions': ['admin', 'programAdmin', 'director'],
};

/** Returns whether a caller has the relation that its policies require to the record in a request. */
function mayReach(operation: OperationModel, caller: CallerName, entity: string, which: Whose): boolean {
  const seers = narrowed[operation.id];
  const isOwn = which === 'first' && relations[entity]?.['contractor']?.includes(caller) === true;
  if (seers !== undefined) return isOwn || seers.includes(caller);
  return Object.entries(operation.allow).some(([policy, relation]) => {
    if (!mayCall(caller, [policy])) return false;
    if (relation === 'all') return true;
    const name = relation === 'own' ? policy : relation;
    const holders = relations[entity]?.[name];
    if (holders === undefined) throw new Error(`Say who stands in the relation "${name}" to ${entity}.`);
    return which === 'first' && holders.includes(caller);
  });
}

function keyOf(keys: Keys, entity: string, which: Whose): string | number {
  const key = keys[entity]?.[which];
  if (key === undefined) throw new Error(`Say whose records of ${entity} there are.`);
  return key;
}

/** Returns the smallest request that refers to the record. All other fields are missing, so that it changes nothing. */
function requestFor(operation: OperationModel, slots: readonly RecordSlot[], keys: Keys, which: Whose) {
  let path = operation.path;
  const query = new URLSearchParams();
  const body: Record<string, unknown> = {};
  for (const { at, name, entity } of slots) {
    const key = keyOf(keys, entity, which);
    if (at === 'path') path = path.replace(`{${name}}`, String(key));
    else if (at === 'query') query.set(name, String(key));
    else body[name] = key;
  }
  if (path.includes('{envelopeGuid}')) {
    path = path.replace('{envelopeGuid}', String(keyOf(keys, 'signing-envelope', which)));
  }
  const address = path.replaceAll(/\{\w+\}/g, '1');
  return {
    path: query.size === 0 ? address : `${address}?${query}`,
    ...(operation.body === undefined ? {} : { body }),
  };
}

eachPortal('[1.3] the records of others', (opened) => {
  let keys: Keys = {};
  beforeAll(async () => {
    keys = await createTwoWorlds(opened().portal);
    console.log(
      `Access matrix: ${operations.length} operations × ${callerNames.length} callers × ${whose.length} records = ${cells.length * whose.length} requests`,
    );
  });

  test.each(cells)(
    '$id: what $caller may not reach looks like what is not there',
    async ({ operation, slots, caller }) => {
      const { portal, database } = opened();
      const email = callers[caller];
      const token = email === undefined ? undefined : await portal.signIn(email);
      // An accepted document cannot be deleted, so that it still exists for the next caller.
      if (operation.of === 'document-submit') {
        for (const which of ['first', 'stranger'] as const) {
          await accept(portal, keyOf(keys, 'document-submit', which));
        }
      }
      const isStranger = operation.method !== 'GET' && email === undefined;
      const before = isStranger ? await dumpPortal(database) : undefined;

      const answers = new Map<Whose, PortalAnswer>();
      for (const which of whose) {
        const { path, ...rest } = requestFor(operation, slots, keys, which);
        answers.set(which, await portal.call(asMethod(operation.method), path, { token, ...rest }));
      }

      const unknown = answers.get('nobody');
      const [slot] = slots.filter(({ entity }) => entity === operation.of || slots.length === 1);
      const entity = slot?.entity ?? slots[0]?.entity ?? '';
      for (const which of ['first', 'stranger'] as const) {
        const answer = answers.get(which);
        const asked = [operation.id, caller, which];
        if (!mayCall(caller, Object.keys(operation.allow))) {
          expect([...asked, answer?.status]).toEqual([...asked, email === undefined ? 401 : 403]);
          expect([...asked, answer?.text]).toEqual([...asked, unknown?.text]);
        } else if (mayReach(operation, caller, entity, which)) {
          expect([401, 403, 404, 500]).not.toContain(answer?.status);
        } else {
          expect([...asked, answer?.status, answer?.text]).toEqual([...asked, unknown?.status, unknown?.text]);
        }
      }
      if (isStranger) expect(await dumpPortal(database)).toEqual(before);
    },
  );
});

async function accept(portal: PortalApp, s3Id: string | number): Promise<void> {
  const token = await portal.signIn(people.programAdmin);
  const body = { s3Id, dateAccepted: '2026-11-21T10:00:00.000Z' };
  const { status, text } = await portal.call('PUT', '/document/accept', { token, body });
  if (status !== 200) throw new Error(`Not accepted: ${status} ${text}`);
}

function asMethod(method: OperationModel['method']): 'GET' | 'POST' | 'PUT' | 'DELETE' {
  if (method === 'PATCH') throw new Error('No operation of the portal is a PATCH.');
  return method;
}
