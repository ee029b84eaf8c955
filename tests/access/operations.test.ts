import { describe, expect, test } from 'vitest';
import { dumpPortal } from '../../portal/testing/dumpPortal.ts';
import { eachPortal } from '../../portal/testing/eachPortal.ts';
import { people } from '../../portal/testing/portalPeople.ts';
import { projectBody } from '../../portal/testing/portalProject.ts';
import { callerNames, callers, mayCall } from './callers.ts';
import { readOperations, type WrittenOperation } from './readOperations.ts';

const operations = readOperations();
const cells = operations.flatMap((operation) => callerNames.map((caller) => ({ operation, caller, id: operation.id })));

/** The bodies sent here are invalid for signing in, which is a 401 too. */
const signingIn: ReadonlySet<string> = new Set(['auth.login', 'auth.startOkta', 'auth.loginOkta']);

/** Returns a path whose parameters refer to no stored record. */
function pathOf({ path }: WrittenOperation): string {
  return path.replaceAll('{projectNumber}', '1-1-999999').replaceAll(/\{\w+\}/g, '999999');
}

eachPortal('who may call what', (opened) => {
  test.each(cells)('[1.1] $id, $caller', async ({ operation, caller }) => {
    const { portal } = opened();
    const email = callers[caller];
    // Signing out ends the session of its token, so it needs another one.
    const token = email === undefined ? undefined : await portal.signIn(email);
    const sparing = operation.id === 'auth.logout' && token !== undefined ? await freshToken(email) : token;

    const { status, json } = await portal.call(operation.method, pathOf(operation), {
      token: sparing,
      ...('body' in operation.json ? { body: {} } : {}),
    });

    if (mayCall(caller, operation.allow)) {
      expect([401, 403]).not.toContain(signingIn.has(operation.id) ? 0 : status);
      expect(status).toBeLessThan(500);
    } else {
      expect([status, json]).toMatchObject([
        email === undefined ? 401 : 403,
        { code: email === undefined ? 'unauthenticated' : 'forbidden' },
      ]);
    }
  });

  const freshToken = async (email: string | undefined): Promise<string> => {
    const { json } = await opened().portal.call('POST', '/auth/login', {
      body: { username: email, password: 'Formwork!2026' },
    });
    return String(Object(json).accessToken);
  };

  test('a role whose name only resembles one grants what signing in grants, and no more', async () => {
    const { portal, database } = opened();
    await database
      .current()
      .updateTable('account')
      .set({ roles: ['NotAdmin', 'Hacker', 'Administrators', 'Admin2', 'ManagerX', 'ProgramAdmin,Admin'] })
      .where('email', '=', people.rival)
      .execute();
    const token = await portal.signIn(people.rival);
    for (const operation of operations) {
      if (operation.allow.some((policy) => policy === 'public' || policy === 'signed-in')) continue;
      const { status } = await portal.call(operation.method, pathOf(operation), { token, body: {} });
      expect([operation.id, status]).toEqual([operation.id, 403]);
    }
  });

  describe('[1.6] the requestor header', () => {
    test('opens nothing to anybody, and signs nothing', async () => {
      const { portal, database } = opened();
      const headers = { requestor: people.admin, 'x-requestor': people.admin, 'accept-version': '1' };
      const before = await dumpPortal(database);
      for (const operation of operations.filter(({ method }) => method !== 'GET')) {
        if (operation.allow.includes('public') || operation.id === 'auth.logout') continue;
        const body = 'body' in operation.json ? { body: {} } : {};
        const nobody = await portal.call(operation.method, pathOf(operation), { headers, ...body });
        expect([operation.id, nobody.status]).toEqual([operation.id, 401]);
        if (mayCall('subvendor', operation.allow)) continue;
        const token = await portal.signIn(people.subvendor);
        const subvendor = await portal.call(operation.method, pathOf(operation), { headers, token, ...body });
        expect([operation.id, subvendor.status]).toEqual([operation.id, 403]);
      }
      expect(await dumpPortal(database)).toEqual(before);
    });

    test('is not whose name stands in the record and in the log', async () => {
      const { portal, database } = opened();
      const created = await portal.call('POST', '/project', {
        token: await portal.signIn(people.manager),
        headers: { requestor: people.admin },
        body: projectBody(),
      });
      const key = String(Object(created.json).projectNumber);

      // Only administrators see who changed a status.
      const project = await portal.call('GET', `/projects/${key}`, { token: await portal.signIn(people.programAdmin) });
      expect(project.json).toMatchObject({
        managers: [{ logicalName: people.manager }],
        currentStatus: { createdBy: people.manager },
      });
      const actors = await database.current().selectFrom('event').select('actor').distinct().execute();
      expect(actors).toEqual([{ actor: people.manager }]);
    });
  });
});
