import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPath } from '#engine';
import { eachPortalDatabase } from '../../portal/testing/eachPortal.ts';
import { openPortalApp, type PortalApp } from '../../portal/testing/openPortalApp.ts';
import { people, portalPassword } from '../../portal/testing/portalPeople.ts';
import { createProject, submitCase } from '../../portal/testing/portalProject.ts';
import { readMails } from '../../server/testing/readMails.ts';

type Canaries = Readonly<Record<string, string>>;

/** Secrets that give access. */
const secrets = [
  'wrong password',
  'password in the wrong field',
  'right password',
  'session token',
  'reset link',
  'new password',
  'activation link',
  'first password',
  'access code',
  'wrong access code',
  'signing link',
  'ticket',
] as const;
/** Answers of users. */
const answers = ['answer about a business', 'answer of an evaluation'] as const;

eachPortalDatabase('what must not be told', (database) => {
  let portal: PortalApp;
  let canaries: Canaries;
  beforeAll(async () => {
    portal = await openPortalApp(database(), { logLevel: 'trace' });
    const project = await createProject(portal, { candidate: { candidateEmail: 'late@freelance.example' } });
    canaries = {
      ...(await signInBadlyAndWell()),
      ...(await resetPassword()),
      ...(await activate()),
      ...(await sign()),
      ...(await answer(project.managerEvaluation)),
    };
  });
  afterAll(() => portal.app.close());

  const mailed = async (pattern: RegExp, to?: string): Promise<string> =>
    (await readMails(database(), to)).flatMap(({ text }) => pattern.exec(text)?.[1] ?? []).at(-1) ?? '';
  /** Follows a mailed link as a browser does: it requests the page. */
  const openPage = (url: string) => portal.app.inject({ url, headers: { accept: 'text/html' } });

  async function signInBadlyAndWell(): Promise<Canaries> {
    const wrong = 'Kanarie!Wrong-1';
    const misplaced = 'Kanarie!Misplaced-1';
    const tryIn = (username: string, password: string) =>
      portal.call('POST', '/auth/login', { body: { username, password } });
    await tryIn(people.manager, wrong);
    await tryIn(misplaced, '');
    const { json } = await tryIn(people.manager, portalPassword);
    const token = String(readPath(json, 'accessToken'));
    expect((await portal.call('GET', '/auth/user/me', { token })).status).toBe(200);
    return {
      ...{ 'wrong password': wrong, 'password in the wrong field': misplaced },
      ...{ 'right password': portalPassword, 'session token': token },
    };
  }

  async function resetPassword(): Promise<Canaries> {
    const password = 'Kanarie!Reset-1';
    await portal.call('GET', `/auth/user/password/${people.otherManager}/reset`);
    const token = await mailed(/resetpassword\?token=([\w-]+)/);
    await openPage(`/resetpassword?token=${token}`);
    const choose = (given: string) =>
      portal.call('POST', '/auth/user/password/reset', { body: { token: given, password } });
    expect([(await choose(`${token}x`)).status, (await choose(token)).status]).toEqual([422, 204]);
    return { 'reset link': token, 'new password': password };
  }

  async function activate(): Promise<Canaries> {
    const password = 'Kanarie!First-1';
    const token = await mailed(/token=([\w-]+)/, 'late@freelance.example');
    await openPage(`/activation?token=${token}`);
    await portal.call('GET', `/organization/token/${token}`);
    const body = { token, email: 'late@freelance.example', firstName: 'Late', lastName: 'Riser', password };
    expect((await portal.call('PUT', '/organization/activate', { body })).status).toBe(200);
    return { 'activation link': token, 'first password': password };
  }

  async function sign(): Promise<Canaries> {
    const { projectNumber } = await createProject(portal);
    const token = await portal.signIn(people.programAdmin);
    await portal.call('POST', `/docusign/packet/send/${projectNumber}`, { token });
    const link = await mailed(/signing\?token=([\w-]+)/, people.contractor);
    const code = await mailed(/access code is (\w+)/, people.contractor);
    await openPage(`/signing?token=${link}`);
    const open = (accessCode: string) => portal.call('POST', '/signing/open', { body: { token: link, accessCode } });
    const refused = await open('KANARIE2');
    const { json } = await open(code);
    const ticket = String(readPath(json, 'ticket'));
    const body = { ticket, typedName: 'Cleo Contractor', consent: true };
    expect([refused.status, (await portal.call('POST', '/signing/sign', { body })).status]).toEqual([422, 200]);
    return { 'signing link': link, 'access code': code, 'wrong access code': 'KANARIE2', ticket };
  }

  async function answer(evaluation: number): Promise<Canaries> {
    expect(await submitCase(portal, { side: 'manager', id: evaluation })).toBe(204);
    const { attributes } = await database()
      .current()
      .selectFrom('evaluation')
      .select('attributes')
      .where('id', '=', evaluation)
      .executeTakeFirstOrThrow();
    const text = String(readPath(attributes, 'evaluationDetails.0.questionText'));
    const business = 'Kanarie Workshop Example';
    const given = ['Corporation', business, 2015, 2, '12-3456789', 'Yes', 'None'];
    const list = given.map((one, index) => ({ businessStructureQuestionId: 401 + index, answer: one }));
    const { status } = await portal.call('POST', '/organization/structure', {
      token: await portal.signIn(people.contractor),
      body: { businessStructureResponseList: list },
    });
    expect(status).toBeLessThan(300);
    return { 'answer of an evaluation': text, 'answer about a business': business };
  }

  test('has come into being on every road', () => {
    expect(Object.keys(canaries).toSorted()).toEqual([...secrets, ...answers].toSorted());
    expect(Object.entries(canaries).filter(([, value]) => value.length < 8)).toEqual([]);
  });

  test.each([...secrets, ...answers])('is in no line of the log: %s', (name) => {
    const lines = portal.log.join('');

    expect(lines).toContain('/api/signing/open');
    expect(lines).not.toContain(canaries[name]);
  });

  test('does not break a line of the log, whatever was sent', async () => {
    const from = portal.log.length;
    const username = 'nobody@client.example\n{"level":30,"msg":"forged"}';

    await portal.call('POST', '/auth/login', { body: { username, password: portalPassword } });
    await portal.app.inject({ url: '/api/nothing%0A%7B%22msg%22%3A%22forged%22%7D' });

    const lines: readonly unknown[] = portal.log.slice(from).map((line) => JSON.parse(line));
    expect(lines.length).toBeGreaterThanOrEqual(2);
    expect(lines.filter((line) => readPath(line, 'msg') === 'forged')).toEqual([]);
  });

  describe('in the database', () => {
    /** Returns the tables with a row that contains the text. */
    const tablesWith = async (text: string): Promise<readonly string[]> => {
      const db = database().current();
      const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
      const found = await Promise.all(
        rows.map(async ({ name }) => {
          const hits = await sql`select 1 from ${sql.table(name)} as t
            where position(${text} in to_jsonb(t)::text) > 0 limit 1`.execute(db);
          return hits.rows.length > 0 ? [name] : [];
        }),
      );
      return found.flat();
    };

    test.each(secrets)('is stored nowhere as it is, save for the code that administrators read: %s', async (name) => {
      expect(await tablesWith(canaries[name] ?? '')).toEqual(name === 'access code' ? ['signing_envelope'] : []);
    });

    test.each(answers)('is in the event of its own record, and in no event of security: %s', async (name) => {
      const tables = await tablesWith(canaries[name] ?? '');

      expect(tables).toContain('event');
      expect(tables).not.toContain('security_event');
      const { rows } = await sql<{ entity: string }>`select distinct entity from event as t
        where position(${canaries[name] ?? ''} in to_jsonb(t)::text) > 0`.execute(database().current());
      expect(rows).toEqual([{ entity: name === 'answer of an evaluation' ? 'evaluation' : 'organization' }]);
    });
  });

  test('is named by no address of an operation, save for the link that an activation asks about', () => {
    const secretNames = /password|token|ticket|secret|accessCode|^code$|^answers?$|^responses$/i;

    const named = Object.values(portal.release.operations).flatMap(({ id, path, query }) => {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const inQuery = (query ?? []).map((field) => field.path);
      return [...inPath, ...inQuery].filter((name) => secretNames.test(name)).map((name) => `${id}: ${name}`);
    });

    expect(named).toEqual(['organizations.checkToken: token']);
  });
});
