import { beforeAll, describe, expect, test } from 'vitest';
import { isRecord } from '#engine';
import { eachPortal } from '../../portal/testing/eachPortal.ts';
import { people } from '../../portal/testing/portalPeople.ts';
import { contentOf } from '../../portal/testing/portalProject.ts';
import { inTurns } from './inTurns.ts';
import { readOperations } from './readOperations.ts';

/** Fields that decide about people are for administrators only. */
const secrets = [
  ...(['score', 'icCompliant', 'decisive', 'order', 'release', 'answerKey'] as const),
  ...(['initialRecommendation', 'note', 'supportingDocumentsOverride', 'billBackType', 'accessCode'] as const),
] as const;
const outsiders = ['manager', 'proxyManager', 'contractor', 'subvendor'] as const;
const reads = readOperations().filter(({ method }) => method === 'GET');

interface Records {
  readonly evaluations: readonly Readonly<Record<string, unknown>>[];
  readonly projects: readonly unknown[];
}

eachPortal(
  '[1.4] fields that are not for everybody',
  (opened) => {
    const some = inTurns();
    let evaluations: Records['evaluations'] = [];
    let projects: Records['projects'] = [];
    const ask = async (path: string, as: keyof typeof people) => {
      const { portal } = opened();
      return portal.call('GET', path, { token: await portal.signIn(people[as]) });
    };
    beforeAll(async () => {
      evaluations = contentOf((await ask('/evaluations?size=500', 'admin')).json);
      projects = contentOf((await ask('/projects/list?size=500', 'admin')).json).map((row) => row['projectNumber']);
    });

    /** Returns the records in a caller's lists, and a third of the others. */
    const recordsFor = async (name: keyof typeof people): Promise<Records> => {
      const listed = async (path: string) => {
        const { status, json } = await ask(path, name);
        return status === 200 ? contentOf(json) : [];
      };
      const ids = new Set((await listed('/evaluations?size=500')).map(({ id }) => id));
      const numbers = new Set((await listed('/projects/list?size=500')).map((row) => row['projectNumber']));
      return {
        evaluations: [
          ...evaluations.filter(({ id }) => ids.has(id)),
          ...some(evaluations.filter(({ id }) => !ids.has(id))),
        ],
        projects: [...projects.filter((key) => numbers.has(key)), ...some(projects.filter((key) => !numbers.has(key)))],
      };
    };

    test.each(outsiders)('reach no %s in any answer', async (name) => {
      let answers = 0;
      const records = await recordsFor(name);
      for (const { id, path } of reads) {
        for (const filled of pathsOf(path, records)) {
          const { status, json } = await ask(filled, name);
          if (status === 200) answers += 1;
          // A draft belongs to its author, and contains the release that it was started with.
          expect([filled, id === 'drafts.get' || status !== 200 ? [] : findSecrets(json)]).toEqual([filled, []]);
        }
      }
      expect(answers).toBeGreaterThan(name === 'subvendor' ? 3 : 30);
    });

    test('reach an administrator', async () => {
      const [complete] = evaluations.filter(({ status }) => status === 'COMPLETE');
      const { json } = await ask(`/evaluations/${String(complete?.['id'])}`, 'admin');

      expect(json).toMatchObject({ score: expect.any(Number), release: opened().portal.release.hash });
      expect(new Set(findSecrets(json))).toEqual(new Set(['score', 'icCompliant', 'release']));
      const asked = await ask('/evaluation/qa?type=MANAGER', 'programAdmin');
      expect(findSecrets(asked.json)).toContain('icCompliant');
    });

    describe.each(outsiders.filter((name) => name !== 'subvendor'))('asked about by the %s', (name) => {
      test.each(secrets)('%s is no order of a list', async (secret) => {
        for (const sort of [secret, `-${secret}`, `evaluationDetails.${secret}`]) {
          const { status } = await ask(`/evaluations?sort=${sort}`, name);
          expect([sort, status]).toEqual([sort, 400]);
        }
      });

      test.each(secrets)('%s is neither a filter nor a query', async (secret) => {
        for (const path of [`/evaluations?${secret}=1`, `/projects/list?filter=${secret}%7Cequals%7C1`]) {
          const { status, text } = await ask(path, name);
          expect([path, status]).toEqual([path, 400]);
          expect(text).not.toContain('W-2 Pending');
        }
      });
    });

    test('is an order of the list for an administrator', async () => {
      const { status, json } = await ask('/evaluations?sort=-score&size=500', 'admin');
      const scores = contentOf(json).flatMap(({ score }) => (typeof score === 'number' ? [score] : []));

      expect(status).toBe(200);
      expect(scores.length).toBeGreaterThan(50);
      expect(scores).toEqual(scores.toSorted((left, right) => right - left));
    });
  },
  { seed: true },
);

/** Returns the paths of an operation for these records. */
function pathsOf(path: string, { evaluations, projects }: Records): readonly string[] {
  if (path.includes('{projectNumber}')) return projects.map((key) => path.replace('{projectNumber}', String(key)));
  if (path.startsWith('/evaluation')) {
    const filled = evaluations.map(({ id, side }) =>
      path === '/evaluation/qa'
        ? `${path}?type=${String(side).toUpperCase()}&evaluationId=${String(id)}`
        : path.replace('{id}', String(id)),
    );
    return path === '/evaluation/qa' || path.includes('{') ? filled : [`${path}?size=500`];
  }
  return [path.replaceAll(/\{\w+\}/g, '1')];
}

/** Returns the names of forbidden properties at any depth. */
function findSecrets(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(findSecrets);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...secrets.filter((secret) => secret === name),
    ...findSecrets(inner),
  ]);
}
