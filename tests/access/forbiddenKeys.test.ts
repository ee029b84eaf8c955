import { beforeAll, expect, test } from 'vitest';
import { isRecord } from '#engine';
import { dumpPortal } from '../../portal/testing/dumpPortal.ts';
import { eachPortal } from '../../portal/testing/eachPortal.ts';
import { bodiesOf, type World } from './bodies.ts';
import { createWorld } from './createWorld.ts';
import { inTurns } from './inTurns.ts';
import { readOperations } from './readOperations.ts';

/** Properties that an attacker could add to what the screen sends. */
const keys = [
  ...['id', '_id', 'key', 'roles', 'role', 'functionalIds', 'functionalids', 'permissions', 'isAdmin', 'active'],
  ...['accountId', 'email', 'logicalName', 'companyIds', 'subVendorId', 'organizationIds', 'owner', 'creator'],
  ...['createdAt', 'updatedAt', 'updatedBy', 'approver', 'requesterLogicalName', 'approveImmediately'],
  ...['score', 'icCompliant', 'decisive', 'order', 'release', 'hash', 'state', 'classification', 'currentStatus'],
  ...['finalDeterminationDate', 'nextEvalDate', 'initialRecommendation', 'managers', 'contractors', 'dateAccepted'],
  ...['exp', 'password_hash', 'attributes', 'constructor', 'prototype', 'toString'],
] as const;

const operations = readOperations().filter(({ json }) => 'body' in json);
const declared: Readonly<Record<string, readonly string[]>> = {
  'organizations.activate': ['email'],
  'auth.loginOkta': ['state'],
  'drafts.save': ['key', 'release'],
  'preferences.save': ['key'],
  'releases.previewAsRole': ['role'],
  'documents.accept': ['dateAccepted'],
  'emailTemplates.saveDraft': ['id'],
  'users.create': ['roles', 'functionalids'],
  'users.update': ['id', 'roles'],
  // Declared, but a manager may not send it.
  'requisitions.create': [],
};

eachPortal('[1.5] keys that no screen sends', (opened) => {
  const some = inTurns();
  let world: World | undefined;
  beforeAll(async () => {
    world = await createWorld(opened().portal);
  });

  test.each(operations)('$id refuses them and stores nothing', async ({ id, method }) => {
    const { portal, database } = opened();
    const sent = world === undefined ? undefined : bodiesOf(world)[id];
    if (sent === undefined) throw new Error(`Say what ${id} accepts, in bodies.ts.`);
    const token = sent.as === undefined ? undefined : await portal.signIn(sent.as);
    const before = await dumpPortal(database);

    for (const key of some(keys).filter((one) => !declared[id]?.includes(one))) {
      const answer = await portal.call(method, sent.path, { token, body: { ...sent.body, [key]: '1' } });
      expect([key, answer.status, fieldsOf(answer.json)]).toEqual([key, 400, [`/${key}`]]);
    }

    expect(await dumpPortal(database)).toEqual(before);
  });

  const lists: readonly (readonly [string, string])[] = [
    ['evaluations.submitResponses', 'responses'],
    ['businessStructure.save', 'businessStructureResponseList'],
    ['conflict.submit', 'responseList'],
    ['projects.create', 'candidate'],
  ];

  test.each(lists)('%s refuses them inside %s too', async (id, name) => {
    const { portal, database } = opened();
    const sent = world === undefined ? undefined : bodiesOf(world)[id];
    const token = sent?.as === undefined ? undefined : await portal.signIn(sent.as);
    const before = await dumpPortal(database);
    const value = sent?.body[name];

    for (const key of some(keys)) {
      const spoilt = Array.isArray(value)
        ? [{ ...Object(value[0]), [key]: '1' }, ...value.slice(1)]
        : { ...Object(value), [key]: '1' };
      const answer = await portal.call('POST', sent?.path ?? '', { token, body: { ...sent?.body, [name]: spoilt } });
      expect([key, answer.status]).toEqual([key, 400]);
    }

    expect(await dumpPortal(database)).toEqual(before);
  });

  test('__proto__ is refused before anybody reads it', async () => {
    const { portal, database } = opened();
    const before = await dumpPortal(database);
    for (const { id, method } of operations) {
      const sent = world === undefined ? undefined : bodiesOf(world)[id];
      const token = sent?.as === undefined ? undefined : await portal.signIn(sent.as);
      const text = JSON.stringify(sent?.body).replace('{', '{"__proto__":{"isAdmin":true},');
      expect([id, (await portal.call(method, sent?.path ?? '', { token, body: text })).status]).toEqual([id, 400]);
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(await dumpPortal(database)).toEqual(before);
  });

  test('names of whoever sends are accepted where an act has such a name, and are written nowhere', async () => {
    const { portal, database } = opened();
    const bodies = world === undefined ? {} : bodiesOf(world);
    const stranger = 'somebody.else@client.example';
    const claims = { approverLogicalName: stranger, createdBy: stranger, requestor: stranger };

    for (const id of ['projects.notes.add', 'requisitions.approve', 'projects.determine']) {
      const { as, path = '', body } = bodies[id] ?? {};
      const token = as === undefined ? undefined : await portal.signIn(as);
      const answer = await portal.call('POST', path, { token, body: { ...body, ...claims } });
      expect([id, answer.status < 300, answer.text]).toEqual([id, true, expect.not.stringContaining(stranger)]);
    }

    expect(JSON.stringify(await dumpPortal(database))).not.toContain(stranger);
  });
});

function fieldsOf(json: unknown): readonly string[] {
  const fields = isRecord(json) ? json['fields'] : undefined;
  return isRecord(fields) ? Object.keys(fields) : [];
}
