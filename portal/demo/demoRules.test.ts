import { beforeAll, describe, expect, test } from 'vitest';
import { isDeepEqual, isRecord, type Release, type Runtime, readPath } from '#engine';
import { createClock } from '../../server/operations/createClock.ts';
import { compileValidators } from '../../server/validators/compileValidators.ts';
import { importValidators } from '../../server/validators/importValidators.ts';
import { closureReasons } from '../handlers/lookups/closureReasons.ts';
import { findWorkLocation } from '../handlers/lookups/findWorkLocations.ts';
import { jobFunctions } from '../handlers/lookups/jobFunctions.ts';
import { locations } from '../handlers/lookups/locations.ts';
import { eachPortal } from '../testing/eachPortal.ts';
import { historyProblems } from '../testing/historyProblems.ts';
import { portalSource } from '../testing/portalRelease.ts';
import { recordProblems } from '../testing/recordProblems.ts';
import { scoredEvaluation } from '../testing/scoredEvaluation.ts';
import { type Row, type StoredEvent, storedEvents, storedRecords } from '../testing/storedRecords.ts';
import { demoCompanies } from './companies.ts';

const now = new Date('2026-11-21T10:00:00Z');
const clock = createClock('UTC', () => now);
const today = '2026-11-21';
/**
 * Properties that only handlers read: the custom fields of a company, and when and by whom the answers of an
 * organization were confirmed.
 */
const beside: Readonly<Record<string, readonly string[]>> = {
  company: ['customFields'],
  organization: ['structureConfirmedAt', 'structureConfirmedBy'],
};
const mailbox = 'support@formwork.example';

eachPortal(
  'records of the demo',
  (opened) => {
    let records: ReadonlyMap<string, readonly Row[]> = new Map();
    let events: ReadonlyMap<string, readonly StoredEvent[]> = new Map();
    let accounts: ReadonlyMap<string, { readonly roles: readonly string[]; readonly companies: readonly number[] }> =
      new Map();
    let runtime: Runtime;
    let release: Release;
    beforeAll(async () => {
      ({ release } = await portalSource());
      runtime = { release, locale: 'en', validators: await importValidators(compileValidators(release)) };
      const { database } = opened();
      records = await storedRecords(database);
      events = await storedEvents(database);
      const rows = await database.current().selectFrom('account').selectAll().execute();
      accounts = new Map(rows.map((row) => [row.email, { roles: row.roles, companies: row.company_ids }]));
    });
    const all = (entity: string) => records.get(entity) ?? [];
    /** Returns the problems of each record of an entity, with its key. */
    const wrongOf = (entity: string, check: (record: Row) => readonly string[]) => {
      const key = release.entities[entity]?.key ?? 'id';
      return all(entity).flatMap((record) => check(record).map((problem) => `${entity} ${record[key]} ${problem}`));
    };
    const projectOf = (record: Row) => all('project').find((one) => one['projectNumber'] === record['projectNumber']);

    test('keep the constraints of their properties, what is offered, and the rules of their entities', () => {
      const problems = [...records.keys()].flatMap((id) => {
        const entity = release.entities[id];
        if (entity === undefined) return [`${id} is no entity`];
        return wrongOf(id, (record) => {
          const company = demoCompanies.find((one) => one.id === record['companyId']);
          const brought = { additionalFields: company?.attributes.customFields ?? [] };
          const offered = { jobFunctionId: jobFunctions };
          return recordProblems({ entity, record, runtime, clock, brought, offered, beside: beside[id] ?? [] });
        });
      });

      expect(problems).toEqual([]);
    });

    test('name only records and people that exist', () => {
      const persons = new Map(all('person').map((person) => [person['logicalName'], person]));
      const companies = new Map(all('company').map((company) => [company['companyId'], company]));
      const isAccount = (login: unknown) => login === mailbox || accounts.has(String(login));
      const problems = [
        ...wrongOf('project', (project) => [
          ...(readPath(companies.get(project['companyId']), 'name') === project['companyName'] ? [] : ['companyName']),
          ...(isAccount(readPath(project, 'currentStatus.createdBy')) ? [] : ['currentStatus.createdBy']),
          ...(['managers', 'contractors'] as const).flatMap((side) =>
            listOf(project[side]).flatMap((one) => {
              const person = persons.get(one['logicalName']);
              const names = ['firstName', 'lastName', 'organizationId', 'contacts'];
              const differs = names.filter((name) => !isDeepEqual(person?.[name] ?? '', one[name] ?? ''));
              return differs.map((name) => `${side} ${name}`);
            }),
          ),
          ...listOf(project['managers']).flatMap((one) => {
            const account = accounts.get(String(one['logicalName']));
            const isManager = account?.roles.includes('Manager') === true;
            return isManager && account.companies.includes(Number(project['companyId'])) ? [] : ['managers account'];
          }),
          ...listOf(project['contractors']).flatMap((one) => {
            const roles = accounts.get(String(one['logicalName']))?.roles ?? ['Contractor'];
            return one['organizationId'] !== undefined && roles.includes('Contractor') ? [] : ['contractors account'];
          }),
        ]),
        ...wrongOf('evaluation', (evaluation) => {
          const project = projectOf(evaluation);
          const person = listOf(project?.[`${evaluation['side']}s`])[0];
          const same = ['projectName', 'regionId'].filter((name) => project?.[name] !== evaluation[name]);
          return [...same, ...(person?.['logicalName'] === evaluation['evaluateeLogicalName'] ? [] : ['evaluatee'])];
        }),
        ...wrongOf('requisition', (request) => [
          ...(projectOf(request) === undefined ? ['projectNumber'] : []),
          ...['requesterLogicalName', 'requesteeLogicalName'].filter((name) => !isAccount(request[name])),
        ]),
        ...wrongOf('project-note', (note) => [
          ...(projectOf(note) === undefined ? ['projectNumber'] : []),
          ...(isAccount(note['createdBy']) ? [] : ['createdBy']),
        ]),
        ...wrongOf('signing-envelope', (envelope) =>
          projectOf(envelope)?.['envelopeId'] === envelope['envelopeGuid'] ? [] : ['projectNumber'],
        ),
      ];

      expect(problems).toEqual([]);
    });

    test('are in places, job functions and companies that are offered for their region', () => {
      const problems = wrongOf('project', (project) => {
        const region = Number(project['regionId']);
        const country = region === 2 ? 'CAN' : 'USA';
        const isOffered = locations.some(
          (one) => one.locationType === 'Remote' && one.country === country && one.locationid === project['locationId'],
        );
        const place = findWorkLocation(String(project['workLocationId']), region);
        const [company, part] = String(project['projectNumber']).split('-');
        return [
          ...(isOffered ? [] : ['locationId']),
          ...(place === undefined ? ['workLocationId'] : []),
          ...(readPath(project, 'workLocationInfo.workLocation.city') === place?.city ? [] : ['workLocationInfo']),
          ...(Number(company) === project['companyId'] && Number(part) === region ? [] : ['projectNumber']),
        ];
      });

      expect(problems).toEqual([]);
    });

    test('say of each project what follows from its evaluations, its decisions and its contractor', () => {
      const contractors = new Set<unknown>();
      // In the order of creation, for all companies.
      const ordered = all('project').toSorted((left, right) => sequenceOf(left) - sequenceOf(right));
      const problems = ordered.flatMap((project) => {
        const at = (path: string) => readPath(project, `currentStatus.${path}`);
        const login = listOf(project['contractors'])[0]?.['logicalName'];
        const own = all('evaluation').filter((one) => one['projectNumber'] === project['projectNumber']);
        const initial = initialOf(own, (one) => scoredEvaluation(one, { runtime, clock }).recommendation);
        const isFree = project['contractorType'] === 'NoEval';
        const decided = at('finalDeterminationDate');
        const isClosed = at('state') === 'CLOSED';
        const closed = at('closingDate');
        const reason = at('closureReason');
        const facts = {
          returningIc: project['returningIc'] === contractors.has(login),
          noEval: project['noEval'] === isFree && isFree === (own.length === 0),
          initialRecommendation: at('initialRecommendation') === initial,
          determined: (decided !== undefined) === (at('recommendation') !== 'OPEN') && decided === asDay(decided),
          afterBoth: decided === undefined || initial?.endsWith('Pending') === true,
          agrees: decided === undefined || String(initial).startsWith(String(at('recommendation'))),
          classification: project['classification'] === at('recommendation'),
          nextEvalDate: at('nextEvalDate') === (isClosed || decided === undefined ? undefined : yearAfter(decided)),
          status: at('status') === (isClosed ? 'Completed' : isFree || decided !== undefined ? 'Active' : 'Pending'),
          closed: isClosed === (closed !== undefined && closureReasons.some((one) => isDeepEqual(one, reason))),
          closedAfter: !isClosed || (String(closed) >= String(project['projectStartDate']) && String(closed) <= today),
          started: decided === undefined || String(decided) <= today,
          budget: project['currentPoAmount'] === project['projectAmount'],
        };
        contractors.add(login);
        return Object.entries(facts).flatMap(([name, holds]) => (holds ? [] : [`${project['projectNumber']} ${name}`]));
      });

      expect(problems).toEqual([]);
    });

    test('hold answers of the bank, given once each after they were asked for and before the decision', () => {
      const problems = wrongOf('evaluation', (evaluation) => {
        const [asked, done] = [String(evaluation['createdAt']), evaluation['completedAt']];
        const decided = readPath(projectOf(evaluation), 'currentStatus.finalDeterminationDate');
        const isAgain = evaluation['reEvaluation'] === true;
        return [
          ...((done !== undefined) === (evaluation['status'] === 'COMPLETE') ? [] : ['completedAt']),
          ...(done === undefined || asked < String(done) ? [] : ['is answered before it was asked for']),
          ...(isAgain || decided === undefined || String(done) < String(decided) ? [] : ['comes after the decision']),
          ...(isAgain && !(String(decided) < asked) ? ['comes again before the first decision'] : []),
          ...(String(done ?? asked) <= now.toISOString() ? [] : ['is of the future']),
          ...scoredEvaluation(evaluation, { runtime, clock }).problems,
        ];
      });

      expect(problems).toEqual([]);
    });

    test('ask for more than there is, once at most of each kind, and for open projects only', () => {
      const pending = all('requisition').filter((request) => request['status'] === 'PENDING');
      const kinds = pending.map((request) => `${request['projectNumber']} ${request['type']}`);
      const problems = wrongOf('requisition', (request) => {
        const project = projectOf(request);
        const isOpen = readPath(project, 'currentStatus.state') === 'OPEN';
        const isExtension = request['type'] === 'PROJECT_EXTENSION';
        const isDecided = request['status'] !== 'PENDING';
        const isMore = isExtension
          ? String(request['toDate']) > String(project?.['projectEndDate'])
          : Number(request['amount']) > Number(project?.['projectAmount']);
        return [
          ...(isDecided || (isOpen && isMore) ? [] : ['cannot be approved']),
          ...((request['toDate'] !== undefined) === isExtension ? [] : ['toDate']),
          ...((request['amount'] !== undefined) === !isExtension ? [] : ['amount']),
          ...((request['decidedAt'] !== undefined) === isDecided ? [] : ['decidedAt']),
          ...((request['approverLogicalName'] !== undefined) === isDecided ? [] : ['approverLogicalName']),
        ];
      });

      expect(kinds.filter((kind, index) => kinds.indexOf(kind) !== index)).toEqual([]);
      expect(problems).toEqual([]);
    });

    test('belong to people whose names, addresses and telephones are plainly made up', () => {
      const texts = [...records.values()].flat().concat([...accounts.keys()].map((email) => ({ email })));
      const words = JSON.stringify(texts);
      const hosts = words.match(/@[a-z0-9.-]+/gi) ?? [];
      const phones = all('person').flatMap((person) =>
        listOf(person['contacts']).filter((one) => one['method'] !== 'Email'),
      );

      expect(hosts.filter((host) => !/\.example$/i.test(host))).toEqual([]);
      expect(phones.length).toBeGreaterThan(0);
      expect(phones.filter((one) => !/^\d{3}55501\d\d$/.test(String(one['value'])))).toEqual([]);
    });

    describe('with a lifecycle', () => {
      const guarded = ['project', 'evaluation', 'requisition', 'signing-envelope'] as const;

      test.each(guarded)('have an event log of each %s from its creation to what is stored', (entity) => {
        const key = release.entities[entity]?.key ?? 'id';
        const lifecycle = Object.values(release.lifecycles).find(({ of }) => of === entity);
        const problems = wrongOf(entity, (record) => {
          const own = events.get(`${entity} ${record[key]}`) ?? [];
          return lifecycle === undefined ? ['has no lifecycle'] : historyProblems(own, { record, lifecycle });
        });

        expect(all(entity).length).toBeGreaterThan(0);
        expect(problems).toEqual([]);
      });
    });
  },
  { seed: true },
);

function listOf(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function sequenceOf({ projectNumber }: Row): number {
  return Number(String(projectNumber).split('-')[2]);
}

function asDay(value: unknown): unknown {
  return typeof value === 'string' ? value.slice(0, 10) : value;
}

/** Returns the same day of the next year, or February 28 instead of February 29. */
function yearAfter(day: unknown): string {
  const [year = '', month = '', date = ''] = String(day).split('-');
  const isLeapDay = month === '02' && date === '29';
  return `${Number(year) + 1}-${month}-${isLeapDay ? '28' : date}`;
}

/** Returns the recommendation of both sides' latest answers. */
function initialOf(evaluations: readonly Row[], recommended: (evaluation: Row) => unknown): string | undefined {
  const done = evaluations.filter((one) => one['status'] === 'COMPLETE');
  const latest = new Map(done.map((one) => [one['side'], recommended(one)]));
  if (!latest.has('manager')) return undefined;
  if (!latest.has('contractor')) return 'OPEN';
  return [...latest.values()].every((one) => one === 'IC Pending') ? 'IC Pending' : 'W-2 Pending';
}
