import { beforeAll, describe, expect, test } from 'vitest';
import { collectAsts } from '#compiler';
import { functionsOfRoles, isRecord, type Release } from '#engine';
import { importValidators } from '../../../server/validators/importValidators.ts';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';
import { publish, renamed } from '../../testing/publishing.ts';

type Name = keyof typeof people;

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly rights: string | undefined;
  readonly cache: string | undefined;
}

/** Names and texts for administrators only, which other users must not receive. */
const forAdministrators = [
  ...['icThreshold', 'project-administrator', 'projects.determine', 'final-determination', 'project-overview'],
  ...['endingSoonDays', 'releases.publish', 'evaluations.skip', 'signing-status.screen', 'persons.changeLoginEmail'],
  ...['supportingDocumentsOverride', 'onboarding-request', 'user-administrator'],
];
/** Texts of questions and names of scoring, which browsers never need. */
const forTheServer = ['decisive', 'Who decides how you do the work', 'contractor-questions', 'conflict-bank'];

eachPortal('the parts of a release', (opened) => {
  let hash = '';
  beforeAll(() => {
    hash = opened().portal.release.hash;
  });
  const get = async (part: string, as?: Name, of = hash): Promise<Answer> => {
    const { portal } = opened();
    const headers = as === undefined ? {} : { authorization: `Bearer ${await portal.signIn(people[as])}` };
    const answer = await portal.app.inject({ url: `/definitions/${of}/${part}`, headers });
    const header = (name: string) => (answer.headers[name] === undefined ? undefined : String(answer.headers[name]));
    return { status: answer.statusCode, text: answer.body, rights: header('x-rights'), cache: header('cache-control') };
  };
  const releaseOf = async (as: Name): Promise<Release> => JSON.parse((await get('own/portal.json', as)).text).release;
  const found = (text: string, words: readonly string[]) => words.filter((word) => text.includes(word));

  test('leave the server without a session as far as a sign-in needs them', async () => {
    const closed = ['own/portal.json', 'own/words.fr.json', 'own/validators.js', 'release.json', 'texts.en.json'];
    const before = ['portal.json', 'validators.js', 'words.fr.json'];

    expect(await Promise.all(closed.map(async (part) => (await get(part)).status))).toEqual(closed.map(() => 401));
    expect(await Promise.all(before.map(async (part) => (await get(part)).status))).toEqual(before.map(() => 404));
    const open = await Promise.all(
      ['public-portal.json', 'public-words.fr.json', 'public-validators.js'].map((part) => get(part)),
    );
    expect(open.map(({ status, cache }) => [status, cache])).toEqual(
      open.map(() => [200, 'public, max-age=31536000, immutable']),
    );
    const { release } = JSON.parse(open[0]?.text ?? '');
    const routes = Object.values<{ route?: string }>(release.screens).map(({ route }) => route);
    expect(found(open.map(({ text }) => text).join(), [...forAdministrators, ...forTheServer])).toEqual([]);
    expect(release.access).toMatchObject({ roles: [], precedence: [], policies: [{ policy: 'public', when: true }] });
    expect(routes).toContain('/programadmin/projects');
  });

  test.each(['manager', 'proxyManager', 'contractor', 'subvendor'] as const)(
    'give a %s nothing of administrators, and nobody what only the server reads',
    async (name) => {
      const parts = await Promise.all(
        ['own/portal.json', 'own/words.fr.json', 'own/validators.js'].map((part) => get(part, name)),
      );

      expect(parts.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(found(parts.map(({ text }) => text).join(), [...forAdministrators, ...forTheServer])).toEqual([]);
    },
  );

  test('give an administrator the own screens, and still no bank, mark or threshold', async () => {
    const { text } = await get('own/portal.json', 'admin');

    expect(found(text, ['final-determination', 'projects.determine', 'releases.publish'])).toHaveLength(3);
    expect(found(text, ['icThreshold', 'Who decides how you do the work', 'endingSoonDays'])).toEqual([]);
  });

  test('fit together: what a part draws, asks and checks is in it, with the trees of its expressions', async () => {
    for (const name of ['admin', 'manager', 'contractor', 'subvendor'] as const) {
      const part = JSON.parse((await get('own/portal.json', name)).text);
      const release: Release = part.release;
      const validators = await importValidators((await get('own/validators.js', name)).text);

      expect(Object.keys(part.trees).sort()).toEqual(Object.keys(collectAsts(release)).sort());
      expect([name, missingIn(release)]).toEqual([name, []]);
      expect(constraintsOf(release).filter((one) => !Object.hasOwn(validators, one))).toEqual([]);
    }
  });

  test('are named by the rights, kept for good under that name, and served to these rights alone', async () => {
    const own = await get('own/portal.json', 'contractor');
    const name = own.rights ?? '';

    const named = await get(`${name}/portal.json`, 'contractor');
    expect([own.cache, named.cache]).toEqual(['private, no-cache', 'private, max-age=31536000, immutable']);
    expect(named.text).toBe(own.text);
    expect((await get('own/portal.json', 'rival')).rights).toBe(name);
    const others = [undefined, 'manager', 'admin'] as const;
    expect(await Promise.all(others.map(async (as) => (await get(`${name}/portal.json`, as)).status))).toEqual([
      ...[401, 403, 403],
    ]);
    expect((await get(`${name}/validators.js`)).status).toBe(200);
    const forged = `${'_'.repeat(name.indexOf('.'))}${name.slice(name.indexOf('.'))}`;
    expect((await get(`${forged}/validators.js`)).status).toBe(404);
  });

  test('are named by each answer, the one of a sign-in included, and by other names when rights change', async () => {
    const { portal, database } = opened();
    const signedIn = await portal.app.inject({
      ...{ method: 'POST', url: '/api/auth/login' },
      payload: { username: people.harborManager, password: 'Formwork!2026' },
    });
    const token: string = signedIn.json().accessToken;
    const me = () => portal.app.inject({ url: '/api/auth/user/me', headers: { authorization: `Bearer ${token}` } });
    const before = (await me()).headers['x-rights'];

    await database
      .current()
      .updateTable('account')
      .set({ roles: ['Contractor'], functional_ids: [...functionsOfRoles(['Contractor'], portal.release.access)] })
      .where('email', '=', people.harborManager)
      .execute();

    expect(signedIn.headers['x-rights']).toBe(before);
    expect(before).toBe((await get('own/portal.json', 'otherManager')).rights);
    expect((await me()).headers['x-rights']).toBe((await get('own/portal.json', 'contractor')).rights);
    expect((await portal.app.inject({ url: '/api/auth/hostnames' })).headers['x-rights']).toBeUndefined();
  });

  test('explain results to those who may ask why, as far as they may read the answers of everybody', async () => {
    const { database } = opened();
    const flowsFor = async (name: Name) => {
      const { status, text, cache } = await get('decisions.json', name);
      return status === 200 ? [Object.keys(JSON.parse(text).release.flows).sort(), cache] : status;
    };
    const before = [(await get('decisions.json')).status, await flowsFor('programAdmin'), await flowsFor('rival')];

    // The function for questions, which only administrators have.
    await database
      .current()
      .updateTable('account')
      .set(({ fn, ref, val }) => ({ functional_ids: fn('array_append', [ref('functional_ids'), val(2206)]) }))
      .where('email', 'in', [people.programAdmin, people.rival])
      .execute();

    const banks = [['contractor-questions', 'manager-questions'], 'private, no-cache'];
    expect(before).toEqual([401, 403, 403]);
    expect([await flowsFor('admin'), await flowsFor('programAdmin')]).toEqual([banks, banks]);
    expect(await flowsFor('rival')).toEqual([[], 'private, no-cache']);
    expect(found((await get('decisions.json', 'rival')).text, forTheServer)).toEqual([]);
    const { release, trees } = JSON.parse((await get('decisions.json', 'admin')).text);
    expect(Object.keys(trees).sort()).toEqual(Object.keys(collectAsts(release)).sort());
    expect([release.settings.icThreshold, Object.keys(release.texts).sort()]).toEqual([
      expect.any(Number),
      ['en', 'fr', 'ro', 'zh'],
    ]);
  });

  describe('of an older release', () => {
    test('are served in the same way', async () => {
      const { portal } = opened();
      expect((await publish(portal, [await renamed('Another name')])).status).toBe(200);

      const older = await get('own/portal.json', 'manager', hash);
      const newer = await get(
        'own/portal.json',
        'manager',
        (await portal.app.inject({ url: '/definitions/current' })).json().hash,
      );

      expect([older.status, newer.status]).toEqual([200, 200]);
      expect(JSON.parse(older.text).release).toMatchObject({ hash, settings: { productName: 'Formwork' } });
      expect(JSON.parse(newer.text).release).toMatchObject({ settings: { productName: 'Another name' } });
      expect(older.rights).not.toBe(newer.rights);
    });
  });

  test('are one file for those who may read definitions, with all that it holds', async () => {
    const callers = ['manager', 'contractor', 'programAdmin', 'admin'] as const;

    const answers = await Promise.all(callers.map((name) => get('release.json', name)));

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 200]);
    expect(answers[3]?.cache).toBe('private, no-cache');
    expect(found(answers[3]?.text ?? '', ['icThreshold', 'icCompliant'])).toHaveLength(2);
    expect((await releaseOf('admin')).hash).not.toBe('');
  });
});

/** Returns the definitions that a part references but does not contain. */
function missingIn(release: Release): readonly string[] {
  const tables = { form: release.forms, flow: release.flows, wizard: release.wizards, part: release.screens };
  const missing: string[] = [];
  visit([release.screens, release.menus, release.forms, release.flows, release.wizards]);
  return missing;

  function visit(piece: unknown): void {
    if (Array.isArray(piece)) for (const inner of piece) visit(inner);
    if (!isRecord(piece) || Array.isArray(piece)) return;
    const { block, of, run, kind, id } = piece;
    const table = Object.entries(tables).find(([name]) => name === (block ?? (kind === 'screen' ? 'part' : kind)))?.[1];
    const name = block === undefined ? id : of;
    if (table !== undefined && typeof name === 'string' && !Object.hasOwn(table, name)) missing.push(name);
    if (typeof run === 'string' && !Object.hasOwn(release.operations, run)) missing.push(run);
    for (const inner of Object.values(piece)) visit(inner);
  }
}

function constraintsOf(piece: unknown): readonly string[] {
  if (Array.isArray(piece)) return piece.flatMap(constraintsOf);
  if (!isRecord(piece)) return [];
  const own = typeof piece['constraint'] === 'string' && isRecord(piece['schema']) ? [piece['constraint']] : [];
  return [...own, ...Object.values(piece).flatMap(constraintsOf)];
}
