import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { isRecord, readPath } from '#engine';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';
import { contentOf } from '../../testing/portalProject.ts';

type Json = Readonly<Record<string, unknown>>;

const reports = ['pending-review', 'active', 'ending-soon', 'expired-documents', 'closed'] as const;

eachPortal(
  'reports',
  (opened) => {
    const ask = async (path: string, as: string | undefined = people.programAdmin, headers: Json = {}) => {
      const { portal } = opened();
      const language = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
      return portal.call('GET', path, { token: await portal.signIn(as), headers: language });
    };
    const projectsOf = async (query: string) => contentOf((await ask(`/projects/report/${query}`)).json);
    const rowsOf = async (query: string): Promise<readonly Json[]> => {
      const rows = readPath((await ask(`/flexreports/${query}`)).json, 'rows');
      return Array.isArray(rows) ? rows.filter(isRecord) : [];
    };

    describe('of projects', () => {
      test('are listed by their titles, in the language of the reader', async () => {
        const english = await ask('/projects/report/list');
        const french = await ask('/projects/report/list', people.admin, { 'accept-language': 'fr' });

        expect(english.json).toEqual([
          { id: 'pending-review', title: 'Pending Review' },
          { id: 'active', title: 'Active' },
          { id: 'ending-soon', title: 'Ending Soon' },
          { id: 'expired-documents', title: 'Expired Documents' },
          { id: 'closed', title: 'Closed' },
        ]);
        expect(french.json).toMatchObject([{ id: 'pending-review', title: 'En attente d’examen' }, {}, {}, {}, {}]);
      });

      test('hold the projects that their names promise, and all of them', async () => {
        const all = contentOf((await ask('/projects/list?size=500')).json);
        const at = (path: string, project: Json) => readPath(project, `currentStatus.${path}`);
        const until = '2027-01-20';
        const promised: Readonly<Record<(typeof reports)[number], (project: Json) => boolean>> = {
          'pending-review': (one) =>
            at('state', one) === 'OPEN' &&
            at('finalDeterminationDate', one) === undefined &&
            ![undefined, 'OPEN'].includes(Object(one['currentStatus']).initialRecommendation),
          active: (one) => at('state', one) === 'OPEN' && at('status', one) === 'Active',
          'ending-soon': (one) =>
            at('state', one) === 'OPEN' &&
            String(one['projectEndDate']) >= '2026-11-21' &&
            String(one['projectEndDate']) <= until,
          'expired-documents': (one) => at('state', one) === 'OPEN' && at('documentStatus', one) === 'EXPIRED',
          closed: (one) => at('state', one) === 'CLOSED',
        };
        for (const report of reports) {
          const found = await projectsOf(`${report}?size=500`);
          const expected = all.filter(promised[report]).map((one) => one['projectNumber']);
          expect([report, found.map((one) => one['projectNumber']).sort()]).toEqual([report, expected.sort()]);
          expect([report, found.length > 0]).toEqual([report, true]);
        }
      });

      test('are narrowed by a client and by a range whose ends belong to it', async () => {
        const [one] = await projectsOf('active?size=1&companyId=2');
        const range = `startDate=${one?.['projectStartDate']}&endDate=${one?.['projectEndDate']}`;

        const found = await projectsOf(`active?size=500&companyId=2&${range}`);

        expect(found.map((project) => project['projectNumber'])).toContain(one?.['projectNumber']);
        expect(new Set(found.map((project) => project['companyId']))).toEqual(new Set([2]));
        const outside = found.filter(
          (project) =>
            String(project['projectStartDate']) < String(one?.['projectStartDate']) ||
            String(project['projectEndDate']) > String(one?.['projectEndDate']),
        );
        expect(outside).toEqual([]);
      });

      test.each(['startDate=2026-01-01', 'endDate=2026-12-31'])('refuse half a range: %s', async (half) => {
        expect(await ask(`/projects/report/active?${half}`)).toMatchObject({
          status: 422,
          json: { code: 'validation', message: 'Enter both dates.' },
        });
      });

      test.each(['companyId=x', 'startDate=tomorrow&endDate=2026-12-31', 'size=0'])('refuse %s', async (query) => {
        expect(await ask(`/projects/report/active?${query}`)).toMatchObject({
          status: 400,
          json: { code: 'validation' },
        });
      });

      test.each(['constructor', 'nothing', '__proto__'])('are not found by the name %s', async (name) => {
        expect(await ask(`/projects/report/${name}`)).toMatchObject({ status: 404 });
      });
    });

    describe('whose parameters the server defines', () => {
      test('say what they ask for and what they show', async () => {
        const { json } = await ask('/flexreport/list');
        const list = Array.isArray(json) ? json.filter(isRecord) : [];

        expect(list.map(({ id, displayName }) => [id, displayName])).toEqual([
          [100, 'Project Search'],
          [101, 'Evaluations'],
          [102, 'Contractors'],
          [103, 'Manager Requests'],
        ]);
        expect(list[1]).toMatchObject({
          params: [
            { name: 'companyId', displayName: 'Company', type: 'select', multiselect: false, required: true },
            { name: 'projectKey', type: 'text', required: false },
            { name: 'startDate', type: 'date' },
            { name: 'endDate', type: 'date' },
          ],
          columnInfos: [
            { name: 'projectNumber', displayName: 'Project Number', displayOrder: 1, type: 'text' },
            {},
            {},
            {},
            {},
            {},
            {},
          ],
        });
      });

      test('find by every parameter at once, repeated ones included', async () => {
        const all = await rowsOf('100?');
        const some = await rowsOf(
          '100?companyId=1&status=Active&status=Completed&state=CLOSED&manager=MONA&contractor=cleo',
        );

        expect(all).toHaveLength(128);
        expect(some.map((row) => [row['managerName'], row['projectStatus'], row['state']])).toEqual([
          ['Mona Manager', 'Completed', 'Closed'],
          ['Mona Manager', 'Completed', 'Closed'],
        ]);
      });

      test('take the signs of patterns and of SQL as they stand', async () => {
        for (const text of ['%', '_', "'; drop table project; --", '\\']) {
          expect([text, await rowsOf(`100?manager=${encodeURIComponent(text)}`)]).toEqual([text, []]);
        }
        expect(await rowsOf('100?')).toHaveLength(128);
      });

      test('leave aside what a report does not ask for', async () => {
        expect(await rowsOf('102?contractor=cleo&manager=nobody')).toMatchObject([
          { contractorUserId: 'contractor@studio.example', projects: 16 },
        ]);
      });

      test('narrow evaluations by the days that are shown', async () => {
        const all = await rowsOf('101?companyId=1');
        const days = all.flatMap((row) => (typeof row['completedOn'] === 'string' ? [row['completedOn']] : [])).sort();
        const from = days[Math.floor(days.length / 4)] ?? '';
        const to = days[Math.floor(days.length / 2)] ?? '';

        const found = await rowsOf(`101?companyId=1&startDate=${from}&endDate=${to}`);

        const expected = days.filter((day) => day >= from && day <= to);
        expect(expected.length).toBeGreaterThan(0);
        expect(expected.length).toBeLessThan(days.length);
        expect(found.map((row) => row['completedOn']).sort()).toEqual(expected);
      });

      test('say when they hold only the first rows', async () => {
        const db = opened().database.current();
        const isCut = async () => readPath((await ask('/flexreports/103')).json, 'cut');
        const before = await isCut();
        await sql`insert into requisition (project_number, type, status, requester_logical_name, release)
          select '1-1-000001', 'PROJECT_FUND', 'REJECTED', 'many@client.example', ${opened().portal.release.hash}
          from generate_series(1, 1000)`.execute(db);
        const shown = await rowsOf('103?');
        const after = await isCut();
        await sql`delete from requisition where requester_logical_name = 'many@client.example'`.execute(db);

        expect({ before, after, shown: shown.length }).toEqual({ before: false, after: true, shown: 1000 });
      });

      test('each give rows of their columns only', async () => {
        const { json } = await ask('/flexreport/list');
        for (const report of Array.isArray(json) ? json.filter(isRecord) : []) {
          const columns = Array.isArray(report['columnInfos']) ? report['columnInfos'].filter(isRecord) : [];
          const rows = await rowsOf(`${report['id']}?companyId=1`);
          const names = new Set(rows.flatMap((row) => Object.keys(row)));
          expect([report['id'], rows.length > 0]).toEqual([report['id'], true]);
          expect([...names].filter((name) => !columns.some((column) => column['name'] === name))).toEqual([]);
        }
      });

      test('do not run without a parameter they require', async () => {
        expect(await ask('/flexreports/101')).toMatchObject({
          status: 422,
          json: { code: 'validation', message: 'Company is required' },
        });
      });

      test.each([
        ['101?companyId=x', 400],
        ['101?companyId=99999999999', 200],
        ['100?startDate=soon', 400],
        ['100?nonsense=1', 400],
        ['999', 404],
        ['x', 404],
      ])('answer %s with %i', async (query, status) => {
        expect([query, (await ask(`/flexreports/${query}`)).status]).toEqual([query, status]);
      });
    });

    describe('need a function besides the role', () => {
      const withFunctions = async (ids: readonly number[]) => {
        const { database } = opened();
        await database
          .current()
          .updateTable('account')
          .set({ functional_ids: [...ids] })
          .where('email', '=', people.director)
          .execute();
      };

      test('without which nothing is listed or run', async () => {
        await withFunctions([2004]);
        for (const path of ['/flexreport/list', '/flexreports/100', '/flexreports/102']) {
          expect([path, (await ask(path, people.director)).status]).toEqual([path, 403]);
        }
      });

      test('and that of the project search opens this one report', async () => {
        await withFunctions([2008]);

        const { json } = await ask('/flexreport/list', people.director);

        expect(Array.isArray(json) ? json.map((report) => Object(report).id) : []).toEqual([100]);
        expect((await ask('/flexreports/100', people.director)).status).toBe(200);
        expect((await ask('/flexreports/102', people.director)).status).toBe(403);
      });

      test.each([people.manager, people.contractor, people.subvendor, people.proxyManager])(
        'and are not for %s',
        async (email) => {
          for (const path of [
            '/projects/report/list',
            '/projects/report/active',
            '/flexreport/list',
            '/flexreports/100',
          ]) {
            expect([path, (await ask(path, email)).status]).toEqual([path, 403]);
          }
        },
      );
    });
  },
  { seed: true },
);
