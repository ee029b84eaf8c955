import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { isRecord, readPath, sortPaths } from '#engine';
import { eachPortal } from '../testing/eachPortal.ts';
import { people } from '../testing/portalPeople.ts';
import { contentOf } from '../testing/portalProject.ts';

eachPortal(
  'lists of the portal',
  (opened) => {
    const ask = async (path: string, as: string = people.admin) => {
      const { portal } = opened();
      return portal.call('GET', path, { token: await portal.signIn(as) });
    };
    const rows = async (query: string) => contentOf((await ask(`/projects/list?size=500&${query}`)).json);
    const filtered = (filter: string) => rows(`filter=${encodeURIComponent(filter)}`);

    test('page by page hold every row once, in order', async () => {
      const pages = [];
      for (let page = 0; page < 9; page += 1) pages.push(await ask(`/projects/list?page=${page}`));

      const keys = pages.flatMap(({ json }) => contentOf(json).map((row) => row['projectNumber']));
      expect(keys).toHaveLength(128);
      expect(keys).toEqual([...new Set(keys)].toSorted());
      expect(pages[0]?.json).toMatchObject({ totalElements: 128, totalPages: 9, number: 0, size: 15 });
      expect(pages[8]?.json).toMatchObject({ number: 8, size: 15 });
      expect(await ask('/projects/list?page=9')).toMatchObject({
        status: 200,
        json: { content: [], totalElements: 128 },
      });
    });

    test.each(['0', '-1', '1.5', '10001', '99999999999', 'all', '1e3', '%00'])('refuse the size %s', async (size) => {
      expect(await ask(`/projects/list?size=${size}`)).toMatchObject({ status: 400, json: { code: 'validation' } });
    });

    test.each(['-1', 'x', '1000001', '0x10'])('refuse the page %s', async (page) => {
      expect(await ask(`/projects/list?page=${page}`)).toMatchObject({ status: 400, json: { code: 'validation' } });
    });

    test.each([
      'manager.name',
      'manager.logicalName',
      'contractor.name',
      'contractor.logicalName',
      'projectNumber',
      'projectName',
      'companyName',
      'projectStartDate',
      'projectAmount',
      'currentStatus.status',
      'currentStatus.nextEvalDate',
      'currentStatus.finalDeterminationDate',
    ])('are sorted by %s, both ways, with what has none at the end', async (path) => {
      const valuesOf = async (sort: string) => (await rows(`sort=${sort}`)).map((row) => readPath(row, path));
      const up = await valuesOf(path);
      const down = await valuesOf(`-${path}`);

      const present = up.filter((value) => value !== undefined);
      expect(up).toHaveLength(128);
      expect(up).toEqual([...present, ...up.filter((value) => value === undefined)]);
      // A database can sort by code point or by the rules of a language.
      expect([present.toSorted(compare), present.toSorted(compareWords)]).toContainEqual(present);
      expect(down.filter((value) => value !== undefined)).toEqual(present.toReversed());
    });

    test.each(['nothing', 'projectName;drop', '__proto__', 'constructor.name', '--projectName'])(
      'are not sorted by %s',
      async (sort) => {
        expect((await ask(`/projects/list?sort=${sort}`)).status).toBe(400);
      },
    );

    test.each([
      ['/projects/list', 'projects.list', 'projectDescription'],
      ['/projects/list', 'projects.list', 'manager.phone'],
      ['/projects/list', 'projects.list', 'progress'],
      ['/persons', 'persons.list', 'conflictStatus'],
      ['/requisitions', 'requisitions.list', 'approverNote'],
      ['/mailbox', 'mailbox.list', 'body'],
    ])('%s refuses an order that it cannot do: %s by %s', async (path, operation, sort) => {
      const refused = await ask(`${path}?sort=-${sort}`);

      const named = opened().portal.release.operations[operation]?.sort ?? [];
      const message = `sort: ${operation} cannot sort by "${sort}"; one of ${named.join(', ')} expected.`;
      expect(refused).toMatchObject({
        status: 400,
        json: { code: 'validation', message, fields: { '/sort': message } },
      });
    });

    test('are sorted by everything that their operations promise', async () => {
      const { portal } = opened();
      const { operations } = portal.release;
      const promised = Object.values(operations)
        .filter(({ result, parameters }) => result.shape === 'page' && parameters.length === 0)
        .flatMap((operation) =>
          sortPaths(operation, portal.release).flatMap((path, at) =>
            // Both ways in the long suite, else one way by turns.
            ['', '-']
              .filter((_way, index) => process.env['EVERY_DATABASE'] !== undefined || index === at % 2)
              .map((way) => `${operation.path}?sort=${way}${path}`),
          ),
        );

      const answers = [];
      for (const path of promised) {
        // An administrator has no payments.
        const as = path.startsWith('/payments/contractor') ? people.contractor : people.admin;
        answers.push([path, (await ask(path, as)).status]);
      }

      expect(answers).toEqual(promised.map((path) => [path, 200]));
    });

    test('of people are sorted by their whole names', async () => {
      const namesOf = async (sort: string) =>
        contentOf((await ask(`/persons?size=500&sort=${sort}`)).json).map((row) => row['name']);
      const up = await namesOf('name');

      expect([up.toSorted(compare), up.toSorted(compareWords)]).toContainEqual(up);
      expect(await namesOf('-name')).toEqual(up.toReversed());
      expect(new Set(up).size).toBeGreaterThan(3);
    });

    test('are filtered by parts, by words, by people and by days', async () => {
      const all = await rows('');
      const number = String(all[20]?.['projectNumber']);

      expect((await filtered(`projectNumber|contains|${number.slice(4)}`)).map((row) => row['projectNumber'])).toEqual([
        number,
      ]);
      expect(await filtered('state|equals|CLOSED')).toEqual(
        all.filter((row) => readPath(row, 'currentStatus.state') === 'CLOSED'),
      );
      expect(await filtered('companyId|equals|2;contractorType|equals|NoEval')).toEqual(
        all.filter((row) => row['companyId'] === 2 && row['contractorType'] === 'NoEval'),
      );
      expect(await filtered(`ContractorUserID|contains|${people.contractor.toUpperCase()}`)).toHaveLength(16);
      const [from, to] = ['2026-08-01', '2027-06-30'];
      expect(await filtered(`projectStartDate|equalsafter|${from};projectEndDate|equalsbefore|${to}`)).toEqual(
        all.filter((row) => String(row['projectStartDate']) >= from && String(row['projectEndDate']) <= to),
      );
      expect(await filtered(`projectStartDate|equalsafter|${from}`)).toEqual(
        all.filter((row) => String(row['projectStartDate']) >= from),
      );
      expect(await filtered(`projectEndDate|equalsbefore|${to}`)).toEqual(
        all.filter((row) => String(row['projectEndDate']) <= to),
      );
      expect(await rows('managerLastName=Manager')).toHaveLength(16);
      expect(await rows('managerLastName=Man*')).toHaveLength(16);
      expect(await rows('managerLastName=Man')).toHaveLength(0);
      expect(await rows('managerLastName=*ANAG*')).toHaveLength(16);
      expect(await rows(`contractorLogicalName=*${people.contractor.slice(2, 9)}*`)).toHaveLength(16);
    });

    test('are filtered by values in any case', async () => {
      const closed = await filtered('state|equals|CLOSED');
      expect(closed).not.toEqual([]);
      expect(await filtered('state|equals|closed')).toEqual(closed);
      expect(await filtered('status|equals|aCTIVE')).toEqual(await filtered('status|equals|Active'));
      expect(await filtered('documentStatus|equals|complete')).toEqual(
        await filtered('documentStatus|equals|COMPLETE'),
      );
      expect(await filtered(`ContractorUserID|equals|${people.contractor.toUpperCase()}`)).toHaveLength(16);
    });

    test.each(['%', '_', '%25', '\\', '1-1-%', '1_1', "'", "' or 1=1 --", '1-1-0000_1'])(
      'take %s as it stands, not as a wildcard or as SQL',
      async (text) => {
        expect(await filtered(`projectNumber|contains|${text}`)).toEqual([]);
        expect(await rows(`managerLastName=${encodeURIComponent(text)}`)).toEqual([]);
        expect(await rows(`managerLastName=${encodeURIComponent(`${text}*`)}`)).toEqual([]);
      },
    );

    describe('refuse the filter', () => {
      test.each([
        'score|equals|1',
        'currentStatus.note|contains|a',
        'managers.logicalName|contains|a',
        'projectNumber|matches|1',
        'projectNumber|contains',
        'projectNumber|contains|1|2',
        'companyId|equals|one',
        'projectStartDate|equalsafter|soon;projectEndDate|equalsbefore|2027-01-01',
        `projectNumber|contains|${'1'.repeat(2000)}`,
      ])('%s', async (filter) => {
        expect((await ask(`/projects/list?filter=${encodeURIComponent(filter)}`)).status).toBe(400);
      });
    });

    test('hold only what the caller owns, whatever is asked for', async () => {
      const keysOf = async (as: string, query = '') =>
        contentOf((await ask(`/projects/list?size=500&${query}`, as)).json).map((row) => row['projectNumber']);

      expect(await keysOf(people.manager)).toHaveLength(16);
      expect(await keysOf(people.contractor)).toHaveLength(16);
      const ofCompany = (await rows('')).filter((row) => row['companyId'] === 1).map((row) => row['projectNumber']);
      expect(await keysOf(people.proxyManager)).toEqual(ofCompany);
      const strange = await filtered('companyId|equals|2');
      const manager = readPath(strange[0], 'managers.0.logicalName') ?? readPath(strange[0], 'manager.logicalName');
      expect(await keysOf(people.manager, `managerLogicalName=${String(manager)}`)).toEqual([]);
      expect(await keysOf(people.manager, `filter=${encodeURIComponent('companyId|equals|2')}`)).toEqual([]);
    });

    test('of few rows count each time anew', async () => {
      const { database } = opened();
      const own = async () => {
        const { json } = await ask('/projects/list?size=5&page=1&sort=-projectStartDate', people.manager);
        return [readPath(json, 'totalElements'), readPath(json, 'totalPages'), contentOf(json).length];
      };
      const [strange] = await filtered('companyId|equals|2');
      const db = database.current();
      const given = { project_number: String(strange?.['projectNumber']), side: 'manager', position: 9 };

      const before = [await own(), await own()];
      await sql`insert into project_person (project_number, side, position, logical_name, first_name, last_name)
        values (${given.project_number}, ${given.side}, ${given.position}, ${people.manager}, 'New', 'Comer')`.execute(
        db,
      );
      const meanwhile = await own();
      await sql`delete from project_person where position = ${given.position}`.execute(db);

      expect(before).toEqual([
        [16, 4, 5],
        [16, 4, 5],
      ]);
      expect(meanwhile).toEqual([17, 4, 5]);
      expect(await own()).toEqual([16, 4, 5]);
    });

    test('of evaluations name the person and with it the side', async () => {
      const of = async (query: string) => contentOf((await ask(`/evaluations?size=500&${query}`)).json);

      const managers = await of(`managerLogicalName=${people.manager}`);
      expect(managers.length).toBeGreaterThan(0);
      expect(new Set(managers.map((row) => row['side']))).toEqual(new Set(['manager']));
      expect(await of(`contractorLogicalName=${people.manager}`)).toEqual([]);
      expect(await of(`managerLogicalName=${encodeURIComponent('%')}`)).toEqual([]);
    });

    test('answer a list in the shape of every other list', async () => {
      for (const path of [
        '/projects/list',
        '/evaluations',
        '/requisitions',
        '/notifications',
        '/company/list',
        '/mailbox',
      ]) {
        const { json } = await ask(path);
        expect([path, isRecord(json) ? Object.keys(json).toSorted() : []]).toEqual([
          path,
          ['content', 'number', 'size', 'totalElements', 'totalPages'],
        ]);
      }
    });
  },
  { seed: true },
);

function compare(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return String(left) < String(right) ? -1 : String(left) > String(right) ? 1 : 0;
}

function compareWords(left: unknown, right: unknown): number {
  return typeof left === 'string' ? left.localeCompare(String(right)) : compare(left, right);
}
