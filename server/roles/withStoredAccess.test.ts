import { expect, test } from 'vitest';
import type { Release } from '#engine';
import { toyRelease } from '../testing/toyRelease.ts';
import type { StoredAccess, StoredRole } from './StoredAccess.types.ts';
import { compiledRelease, createAccessMerger, withStoredAccess } from './withStoredAccess.ts';

const release = toyRelease();
const change = { version: 1, changedAt: '2026-11-21T10:00:00.000Z', changedBy: 'lee@library.example' };
const role = (name: string, more: Partial<StoredRole> = {}): StoredRole => ({
  ...{ role: name, added: false },
  ...change,
  ...more,
});
const stored = (roles: readonly StoredRole[], functions: StoredAccess['functions'] = []): StoredAccess => ({
  ...{ version: 1, roles, functions },
});

test('a release is itself while nothing is stored', () => {
  expect(withStoredAccess(release, stored([]))).toBe(release);
});

test('what is stored of a role takes the place of what the release says, and the rest stays', () => {
  const { access, hash } = withStoredAccess(release, stored([role('Clerk', { title: 'Desk' })]));
  const { access: other } = withStoredAccess(release, stored([role('Clerk', { functions: [9] })]));

  const [member, clerk, librarian] = release.access.roles;
  expect(access).toEqual({ ...release.access, roles: [member, { ...clerk, title: { literal: 'Desk' } }, librarian] });
  expect(other.roles[1]).toEqual({ ...clerk, functions: [9] });
  expect(hash).toBe(release.hash);
});

test('an added role comes last, with the menu of another one, and a changed one that the release has lost does not', () => {
  const library: Release = {
    ...release,
    access: {
      ...release.access,
      roles: [{ role: 'Member', title: { literal: 'Member' }, aliases: [], functions: [], menu: 'desk' }],
    },
  };
  const roles = [role('Guest', { added: true, menuOf: 'Member', functions: [7] }), role('Director', { title: 'D' })];

  const { access } = withStoredAccess(library, stored(roles));

  expect(access.roles.map((one) => one.role)).toEqual(['Member', 'Guest']);
  expect(access.roles[1]).toEqual({
    ...{ role: 'Guest', title: { literal: 'Guest' }, aliases: [], functions: [7], menu: 'desk' },
  });
});

test('functions are renamed in their places, and added behind them', () => {
  const named = (id: number, title: string) => ({ id, title, ...change });

  const { access } = withStoredAccess(release, stored([], [named(200, 'Stacks'), named(777, 'Attic')]));

  expect(access.functions).toEqual([
    { function: 'shelves', id: 200, title: { literal: 'Stacks' } },
    release.access.functions[1],
    { function: '777', id: 777, title: { literal: 'Attic' } },
  ]);
  expect(access.policies).toBe(release.access.policies);
});

test('what was stored before is not merged a second time', () => {
  const first = withStoredAccess(release, stored([role('Clerk', { title: 'Desk' })]));

  expect(withStoredAccess(first, stored([]))).toBe(release);
  expect(compiledRelease(first)).toBe(release);
});

test('a merger returns one release for each state', () => {
  const merge = createAccessMerger();
  const state = stored([role('Clerk', { title: 'Desk' })]);

  const made = merge(release, state);

  expect(merge(made, state)).toBe(made);
  expect(merge(release, { ...state })).not.toBe(made);
});
