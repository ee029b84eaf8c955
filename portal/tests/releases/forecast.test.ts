import { expect, test } from 'vitest';
import { isRecord } from '#engine';
import type { SentChange } from '#server/testing';
import { dumpPortal } from '../../testing/dumpPortal.ts';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';
import { createProject } from '../../testing/portalProject.ts';
import { edited, liveHash, renamed } from '../../testing/publishing.ts';

const listOf = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);

eachPortal('trying a publication out', (opened) => {
  const dryRun = async (changes: readonly SentChange[]) => {
    const { portal } = opened();
    const token = await portal.signIn(people.admin);
    const body = { base: await liveHash(portal), changes };
    const { status, json } = await portal.call('POST', '/releases/dry-run', { token, body });
    return { status, json: Object(json) };
  };

  test('tells what changes and what that touches, and changes nothing', async () => {
    const { portal, database } = opened();
    await createProject(portal);
    const token = await portal.signIn(people.manager);
    const saved = await portal.call('PUT', '/drafts/manager-evaluation', {
      ...{ token },
      body: { key: 'one', variant: 'new', step: 'x', release: await liveHash(portal), data: { answers: { q60: 1 } } },
    });
    const before = await dumpPortal(database);
    const fewer = await edited({ kind: 'flow', definition: 'manager-questions' }, (json) => ({
      ...json,
      questions: listOf(json['questions']).filter(({ question }) => question !== 60),
    }));
    const catalogues = ['fr', 'ro', 'zh'].map((locale) =>
      edited({ kind: 'locale', definition: `${locale}/manager-questions.flow` }, (json) =>
        Object.fromEntries(Object.entries(json).filter(([name]) => !name.startsWith('q60.'))),
      ),
    );
    const noCases = { kind: 'cases', definition: 'flow/manager-questions', removal: true };

    const { status, json } = await dryRun([fewer, ...(await Promise.all(catalogues)), noCases, await renamed('Tried')]);

    expect([saved.status, status, json.errors]).toEqual([200, 200, []]);
    expect(json.release).toMatch(/^[0-9a-f]{64}$/);
    const untouched = { drafts: 0, records: 0, losses: [] };
    const text = { kind: 'locale', change: 'changed', drafts: 1, records: 2, losses: [] };
    expect(json.changes).toEqual([
      { kind: 'cases', definition: 'flow/manager-questions', change: 'removed', ...untouched },
      {
        ...{ kind: 'flow', definition: 'manager-questions', change: 'changed', drafts: 1, records: 2 },
        losses: [{ what: 'answer', name: '60', instances: 1 }],
      },
      ...['fr', 'ro', 'zh'].map((locale) => ({ ...text, definition: `${locale}/manager-questions.flow` })),
      { kind: 'setting', definition: 'portal', change: 'changed', ...untouched },
    ]);
    expect(await dumpPortal(database)).toEqual(before);
  });

  test('tells what the gate would refuse', async () => {
    const wrong = await edited({ kind: 'form', definition: 'login' }, (json) => ({ ...json, fieldz: [] }));

    const { status, json } = await dryRun([wrong]);

    expect([status, json.release, json.changes]).toEqual([200, undefined, []]);
    expect(json.errors).toContainEqual(expect.objectContaining({ code: 'property/unknown', pointer: '/fieldz' }));
  });
});
