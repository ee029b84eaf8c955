import { beforeAll, describe, expect, test } from 'vitest';
import { readPath } from '#engine';
import { verifyEventChain } from '../../server/events/verifyEventChain.ts';
import { dumpPortal } from '../testing/dumpPortal.ts';
import { eachPortal } from '../testing/eachPortal.ts';
import { openPortalApp } from '../testing/openPortalApp.ts';
import { people } from '../testing/portalPeople.ts';
import { contentOf, createProject } from '../testing/portalProject.ts';
import { demoAccounts, furtherAccounts } from './accounts.ts';

eachPortal(
  'demo data',
  (opened) => {
    let projects: readonly Readonly<Record<string, unknown>>[] = [];
    const ask = async (path: string, as: string = people.admin) => {
      const { portal } = opened();
      return contentOf((await portal.call('GET', path, { token: await portal.signIn(as) })).json);
    };
    beforeAll(async () => {
      projects = await ask('/projects/list?size=500');
    });
    const seen = (path: string) => new Set(projects.map((project) => readPath(project, path)));

    test('hold at least 120 projects in both regions and of both companies, in every state', () => {
      expect(projects.length).toBeGreaterThanOrEqual(120);
      expect(seen('regionId')).toEqual(new Set([1, 2]));
      expect(seen('companyId')).toEqual(new Set([1, 2]));
      expect(seen('currentStatus.state')).toEqual(new Set(['OPEN', 'CLOSED']));
      expect(seen('currentStatus.status')).toEqual(new Set(['Pending', 'Active', 'Completed']));
      expect(seen('currentStatus.recommendation')).toEqual(new Set(['OPEN', 'IC', 'W-2']));
      expect(seen('currentStatus.initialRecommendation')).toEqual(
        new Set([undefined, 'OPEN', 'IC Pending', 'W-2 Pending']),
      );
      expect(seen('contractorType')).toEqual(new Set(['Eval', 'NoEval', 'Exempt', 'SpecialCircumstance']));
      expect(seen('progress')).toEqual(new Set([0, 1, 2, 3]));
    });

    test('agree with themselves: what was decided has a date, what is closed has a reason', () => {
      for (const project of projects) {
        const at = (path: string) => readPath(project, `currentStatus.${path}`);
        const facts = [
          (at('recommendation') !== 'OPEN') === (at('finalDeterminationDate') !== undefined),
          (at('state') === 'CLOSED') === (at('closureReason') !== undefined && at('closingDate') !== undefined),
          String(project['projectEndDate']) > String(project['projectStartDate']),
          at('nextEvalDate') === undefined || String(at('nextEvalDate')) > String(at('finalDeterminationDate')),
        ];
        expect([project['projectNumber'], ...facts]).toEqual([project['projectNumber'], true, true, true, true]);
      }
    });

    test('put something on the dashboard of everybody who has one', async () => {
      for (const { email, roles } of demoAccounts) {
        if (roles.includes('SubVendor')) continue;
        const rows = await ask('/projects/list?size=500', email);
        expect([email, rows.length > 0]).toEqual([email, true]);
        expect(new Set(rows.map((row) => readPath(row, 'currentStatus.state')))).toEqual(new Set(['OPEN', 'CLOSED']));
      }
      for (const email of [people.manager, people.contractor]) {
        const statuses = new Set((await ask('/evaluations?size=500', email)).map((row) => row['status']));
        expect([email, statuses]).toEqual([email, new Set(['INCOMPLETE', 'COMPLETE'])]);
      }
      expect(new Set((await ask('/requisitions?size=100', people.manager)).map((row) => row['status']))).toEqual(
        new Set(['PENDING']),
      );
    });

    test('leave no list of an administrator empty', async () => {
      const reports = ['pending-review', 'active', 'ending-soon', 'expired-documents', 'closed'];
      const lists = [
        ...reports.map((report) => `/projects/report/${report}?size=500`),
        '/requisitions?status=PENDING&size=100',
        '/requisitions?status=REJECTED&size=100',
        '/evaluations?projectState=OPEN&size=500',
      ];
      for (const list of lists) expect([list, (await ask(list, people.programAdmin)).length > 0]).toEqual([list, true]);
      const { portal } = opened();
      const pending = await portal.call('GET', '/projects/pending', {
        token: await portal.signIn(people.programAdmin),
      });
      const recommended = (Array.isArray(pending.json) ? pending.json : []).map((project: unknown) =>
        readPath(project, 'currentStatus.initialRecommendation'),
      );
      expect(new Set(recommended)).toEqual(new Set([undefined, 'OPEN', 'IC Pending', 'W-2 Pending']));
    });

    test.each(Object.values(furtherAccounts).flat())(
      'let $email sign in to evaluations of each kind and to projects in many stages',
      async ({ email }) => {
        const evaluations = await ask('/evaluations?size=500', email);
        const own = await ask('/projects/list?size=500', email);
        const kinds = evaluations.map(({ reEvaluation, status }) => `${reEvaluation === true} ${String(status)}`);
        const stages = new Set(own.map((project) => readPath(project, 'currentStatus.status')));

        expect(new Set(kinds)).toEqual(
          new Set(['false INCOMPLETE', 'false COMPLETE', 'true INCOMPLETE', 'true COMPLETE']),
        );
        expect(stages).toEqual(new Set(['Pending', 'Active', 'Completed']));
      },
    );

    test('are of contractors who can sign in, who were invited, and who have no account', async () => {
      const rows = await opened().database.current().selectFrom('account').select(['email', 'password_hash']).execute();
      const accounts = new Map(rows.map(({ email, password_hash: hash }) => [email, hash !== null]));
      const logins = projects.map((project) => readPath(project, 'contractor.logicalName'));
      const states = logins.map((login) => accounts.get(String(login)));

      expect(new Set(states)).toEqual(new Set([true, false, undefined]));
      expect(projects.map((project) => readPath(project, 'contractor.activated'))).toEqual(
        states.map((state) => state === true),
      );
    });

    test('show organisations at each step of their documents and answers, with what their projects say', async () => {
      const organizations = await ask('/organization/list?size=500');
      const seenOf = (name: string) => new Set(organizations.map((organization) => organization[name]));
      const statuses = new Map(organizations.map(({ id, documentStatus }) => [id, documentStatus]));
      const differing = projects.filter((project) => {
        const own = readPath(project, 'currentStatus.documentStatus');
        const status = statuses.get(readPath(project, 'contractor.organizationId'));
        return own !== (status === 'PENDING_UPLOAD' ? 'INCOMPLETE' : status);
      });

      expect(seenOf('documentStatus')).toEqual(
        new Set(['PENDING_UPLOAD', 'PENDING_ACCEPTANCE', 'COMPLETE', 'EXPIRED']),
      );
      expect(seenOf('businessStructureStatus')).toEqual(new Set(['PENDING', 'PENDING_REVIEW', 'COMPLETE']));
      expect(seenOf('evaluationExempt')).toEqual(new Set([true, false]));
      expect(seenOf('specialCircumstance')).toEqual(new Set([undefined, true]));
      expect(differing).toEqual([]);
    });

    test('tell of each project how it came to be, in a chain that verifies', async () => {
      const { portal, database } = opened();
      const token = await portal.signIn(people.admin);
      for (const { projectNumber, currentStatus } of projects) {
        const { json } = await portal.call('GET', `/projects/${String(projectNumber)}/history`, { token });
        const [latest]: readonly unknown[] = Array.isArray(json) ? json : [];
        expect([projectNumber, readPath(latest, 'status')]).toEqual([projectNumber, readPath(currentStatus, 'status')]);
      }
      expect(await verifyEventChain(database.current())).toMatchObject({ whole: true });
    });

    describe('a second time', () => {
      test('change nothing', async () => {
        const { database } = opened();
        const before = await dumpPortal(database);

        const again = await openPortalApp(database, { seed: true });
        await again.app.close();

        expect(await dumpPortal(database)).toEqual(before);
      });
    });

    test('leave room for projects of our own, numbered after theirs', async () => {
      const { portal } = opened();
      const taken = new Set(projects.map((project) => project['projectNumber']));

      const created = await createProject(portal);

      expect(taken.has(created.projectNumber)).toBe(false);
    });
  },
  { seed: true },
);
