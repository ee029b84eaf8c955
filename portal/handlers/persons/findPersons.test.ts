import { expect, test } from 'vitest';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';

eachPortal('people that are found by words', (opened) => {
  const found = async (words: string, as: string = people.programAdmin): Promise<unknown> => {
    const { portal } = opened();
    const token = await portal.signIn(as);
    const { status, json } = await portal.call('GET', `/persons/find?search=${encodeURIComponent(words)}`, { token });
    return Array.isArray(json) ? json.map(({ logicalName }: { logicalName: string }) => logicalName) : status;
  };

  test('have names or a login that begin so, in any order', async () => {
    expect(await found('oth OTTO')).toEqual([people.otherManager]);
    expect(await found(people.otherManager.slice(0, 8))).toEqual([people.otherManager]);
    expect(await found('otto nobody')).toEqual([]);
  });

  test('are found where a word is misspelt', async () => {
    expect(await found('ottto')).toEqual([people.otherManager]);
  });

  test('are found by program administrators only', async () => {
    expect(await found('otto', people.manager)).toBe(403);
  });
});
