import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { readPath } from '#engine';
import { verifyEventFile } from '../../../server/events/file/verifyEventFile.ts';
import { isLongSuite } from '../../../tests/isLongSuite.ts';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';
import { contentOf, createProject, submitCase } from '../../testing/portalProject.ts';
import { publish, renamed } from '../../testing/publishing.ts';

const publications = isLongSuite ? 20 : 1;

async function wordsOf(pdf: Buffer): Promise<string> {
  return (await extractText(new Uint8Array(pdf), { mergePages: true })).text;
}

async function bookmarksOf(pdf: Buffer): Promise<readonly string[]> {
  const outline = await (await getDocumentProxy(new Uint8Array(pdf))).getOutline();
  return outline.map(({ title }) => title);
}

eachPortal('defense files', (opened) => {
  const fetchFile = async (path: string, { as = people.programAdmin as string, language = 'en' } = {}) => {
    const { portal } = opened();
    const headers = { authorization: `Bearer ${await portal.signIn(as)}`, 'accept-language': language };
    const { statusCode, rawPayload, headers: sent } = await portal.app.inject({ url: `/api${path}`, headers });
    return { status: statusCode, bytes: rawPayload, name: String(sent['content-disposition']) };
  };
  const pathOf = (key: string, evaluation?: number) =>
    `/projects/${key}/defensefile${evaluation === undefined ? '' : `?evaluationId=${evaluation}`}`;
  const pdfOf = async (key: string, evaluation?: number) => (await fetchFile(pathOf(key, evaluation))).bytes;
  const send = async (path: string, body: object) =>
    opened().portal.call('POST', path, { token: await opened().portal.signIn(people.programAdmin), body });
  const evaluated = async () => {
    const { portal } = opened();
    const project = await createProject(portal);
    await submitCase(portal, { side: 'manager', id: project.managerEvaluation });
    await submitCase(portal, { side: 'contractor', id: project.contractorEvaluation });
    return project;
  };

  test('show project, people, responses and organisation as PDF, with a bookmark for each part', async () => {
    const { projectNumber: key } = await evaluated();

    const { status, bytes, name } = await fetchFile(pathOf(key));

    expect([status, name]).toEqual([200, expect.stringContaining(`Defense File ${key} 20261121.pdf`)]);
    expect(await bookmarksOf(bytes)).toEqual([
      ...['Manager', 'Contractor', 'Project', 'Contractor Responses', 'Manager Responses', 'Organisation'],
    ]);
    const words = await wordsOf(bytes);
    for (const part of [
      ...[`Formwork Defense File ${key} 11/21/2026`, people.manager, people.contractor],
      ...['Who decides how you do the work?', 'Who decides how the work is done?', 'Employee benefits are given to me'],
      'Employee benefits are given to the contractor',
      ...['001-00-', '1 / '],
    ]) {
      expect(words).toContain(part);
    }
  });

  test('are in the language of the reader', async () => {
    const { projectNumber: key } = await evaluated();
    const words = await wordsOf((await fetchFile(pathOf(key), { language: 'zh' })).bytes);
    expect(words).toContain('抗辩档案');
    expect(words).toContain('承包商的回答');
  });

  test('of an evaluation have the same bytes after later publications and later changes of the project', async () => {
    const { portal } = opened();
    const { projectNumber: key, contractorEvaluation: id } = await evaluated();
    const before = await pdfOf(key, id);

    for (let number = publications; number > 0; number -= 1) {
      const name = number === 1 ? 'Renamed' : `Renamed ${number}`;
      expect((await publish(portal, [await renamed(name)])).status).toBe(200);
    }
    await send('/projects/determination', { projectNumber: key, companyId: 1, recommendation: 'IC', note: 'Seen.' });
    const after = await pdfOf(key, id);
    const present = await wordsOf(await pdfOf(key));

    expect(after.equals(before)).toBe(true);
    expect(await wordsOf(after)).toContain(`Formwork Defense File ${key}`);
    expect(present).toContain(`Renamed Defense File ${key}`);
    expect((await publish(portal, [await renamed('Formwork')])).status).toBe(200);
  }, 300_000);

  test('of a project list its earlier rounds, those of an evaluation its own', async () => {
    const { portal } = opened();
    const { projectNumber: key, contractorEvaluation: first } = await evaluated();
    const now = portal.time.now;
    portal.time.now = new Date(now.getTime() + 600_000);
    await send(`/projects/${key}/reevaluation?forceFullEval=true`, {});
    const token = await portal.signIn(people.programAdmin);
    const rounds = contentOf((await portal.call('GET', `/evaluations?projectNumber=${key}&sort=id`, { token })).json);
    for (const round of rounds.slice(2)) {
      await submitCase(portal, {
        side: round['side'] === 'manager' ? 'manager' : 'contractor',
        id: Number(round['id']),
      });
    }
    portal.time.now = now;

    expect((await bookmarksOf(await pdfOf(key))).slice(6)).toEqual([
      ...['Contractor Initial 11/21/2026', 'Manager Initial 11/21/2026'],
    ]);
    expect((await bookmarksOf(await pdfOf(key, first))).slice(6)).toEqual([]);
  });

  describe('are refused', () => {
    test('to everybody who does not administer the program', async () => {
      const { projectNumber: key } = await evaluated();
      const all = [people.manager, people.contractor, people.subvendor];
      for (const path of [pathOf(key), `${pathOf(key)}/events`]) {
        expect(await Promise.all(all.map(async (as) => (await fetchFile(path, { as })).status))).toEqual([
          403, 403, 403,
        ]);
      }
    });

    test('before the contractor has completed an evaluation, and for what there is not', async () => {
      const { portal } = opened();
      const { projectNumber: key, managerEvaluation, contractorEvaluation } = await createProject(portal);
      await submitCase(portal, { side: 'manager', id: managerEvaluation });
      const other = await evaluated();

      const early = await fetchFile(pathOf(key));
      const statuses = await Promise.all(
        [
          pathOf('9-9-999999'),
          pathOf(key, contractorEvaluation),
          pathOf(key, other.managerEvaluation),
          pathOf(key, managerEvaluation),
        ].map(async (path) => (await fetchFile(path)).status),
      );

      expect(early.status).toBe(409);
      expect(JSON.parse(early.bytes.toString()).message).toBe(
        'A defense file needs a complete evaluation: one of the contractor, or the one that it is requested for.',
      );
      expect(statuses).toEqual([404, 409, 404, 200]);
    });
  });

  describe('exported with their events', () => {
    test('are verified without the server, and an altered event is named', async () => {
      const { projectNumber: key, contractorEvaluation: id } = await evaluated();

      const { bytes, name } = await fetchFile(`/projects/${key}/defensefile/events?evaluationId=${id}`);

      expect(name).toContain(`Defense File ${key} ${id} 20261121.json`);
      const verdict = verifyEventFile(bytes);
      expect(verdict).toMatchObject({ unaltered: true, file: { title: `Formwork Defense File ${key} 11/21/2026` } });
      const file: unknown = JSON.parse(bytes.toString());
      expect(readPath(file, 'about')).toEqual({ projectNumber: key, evaluation: id });
      const events = readPath(file, 'events');
      const what = Array.isArray(events) ? events.map((event) => `${event.entity} ${event.what}`) : [];
      expect(what).toEqual([
        ...['project create', 'evaluation request', 'evaluation request'],
        ...['evaluation complete', 'project managerEvaluated', 'defense-file evaluated'],
        ...['evaluation complete', 'project contractorEvaluated', 'defense-file evaluated'],
      ]);
      const altered = verifyEventFile(Buffer.from(bytes.toString().replace('"score": 100', '"score": 101')));
      expect(altered).toMatchObject({ unaltered: false });
      expect(altered.unaltered ? [] : altered.problems.map(({ at }) => at)).toEqual(['/events/3']);
    });
  });
});
