import { beforeAll, expect, test } from 'vitest';
import { isRecord } from '#engine';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';
import { projectBody } from '../../testing/portalProject.ts';

eachPortal('projects that are found by words', (opened) => {
  let number = '';
  const found = async (words: string, as: string = people.programAdmin): Promise<readonly string[]> => {
    const { portal } = opened();
    const token = await portal.signIn(as);
    const { json } = await portal.call('GET', `/projects/find?search=${encodeURIComponent(words)}`, { token });
    return Array.isArray(json) ? json.map(({ projectNumber }: { projectNumber: string }) => projectNumber) : [];
  };
  beforeAll(async () => {
    const { portal } = opened();
    const token = await portal.signIn(people.manager);
    const body = projectBody({ projectName: "Harbour Lanterns 50% d'Arcy a\\b" });
    const { json } = await portal.call('POST', '/project', { token, body });
    number = isRecord(json) ? String(json['projectNumber']) : '';
  });

  test('have words that begin so, in any order and in any case', async () => {
    expect(await found('lant HARB')).toEqual([number]);
    expect(await found(number)).toEqual([number]);
    expect(await found('50%')).toEqual([number]);
    expect(await found('lanterns boats')).toEqual([]);
    expect(await found('%')).toEqual([]);
  });

  test('have words with signs that have a meaning in a query', async () => {
    expect(await found("D'Ar")).toEqual([number]);
    expect(await found('a\\B')).toEqual([number]);
    expect(await found("':*")).toEqual([]);
    expect(await found('harbour | boats')).toEqual([]);
    expect(await found(`${number.split('-').at(-1)} ${people.manager}`)).toEqual([number]);
  });

  test('are found where a word is misspelt, and a right word comes first', async () => {
    expect(await found('harbuor lantrens')).toEqual([number]);
    expect(await found('harbour')).toEqual([number]);
  });

  test('have one typing error in a word rather than two', async () => {
    const { portal } = opened();
    const token = await portal.signIn(people.manager);
    const further = async (projectName: string) => {
      const { json } = await portal.call('POST', '/project', { token, body: projectBody({ projectName }) });
      return isRecord(json) ? String(json['projectNumber']) : '';
    };
    const harbinger = await further('Harbinger of café');
    const missing = ['harbur', 'hharbour', 'hqrbour', 'harbuor', 'lantrens harbour'];
    for (const typed of missing) expect([typed, await found(typed)]).toEqual([typed, [number]]);
    expect(await found('hrabinger')).toEqual([harbinger]);
    expect(await found('cafe')).toEqual([harbinger]);
    expect(await found("d'Acry")).toEqual([number]);
  });

  test('are those that the user may see', async () => {
    expect(await found('harbour', people.manager)).toEqual([number]);
    expect(await found('harbour', people.otherManager)).toEqual([]);
    expect(await found('harbuor', people.otherManager)).toEqual([]);
  });

  test('are none without words', async () => {
    expect(await found('  ')).toEqual([]);
  });
});
