import { beforeAll, describe, expect, test } from 'vitest';
import { isRecord } from '#engine';
import { validatorSource } from '../library/validators.ts';
import { celVerdicts, corpusVerdicts, type Verdict } from '../verdicts.ts';
import { bundlePage } from './bundlePage.ts';
import { findBrowser, readPage } from './openPage.ts';

const browser = findBrowser();
const title = browser === undefined ? 'both sides (skipped: no browser, set CHROMIUM)' : 'both sides';

/** Runs the same corpus in Node and in a browser, there from a bundle and with the policy of the server's page. */
describe.skipIf(browser === undefined)(title, () => {
  let said: Readonly<Record<string, unknown>> = {};

  beforeAll(async () => {
    const page = await bundlePage(new URL('./page.ts', import.meta.url), { './validators.ts': '/validators.js' });
    const answer = await readPage(browser ?? '', { '/page.js': page, '/validators.js': validatorSource });
    said = isRecord(answer) ? answer : {};
  });

  test('the page may not make code of a text', () => {
    expect(said['refusesCode']).toBe(true);
  });

  test.each([
    ['corpus', corpusVerdicts],
    ['cel', celVerdicts],
  ] as const)('one verdict on every case: %s', (name, ask) => {
    // given
    const here = ask();

    // when
    const there = verdictsIn(said[name]);
    const differing = here.filter((verdict, index) => {
      const other = there[index];
      return other?.case !== verdict.case || other.agrees !== verdict.agrees || other.outcome !== verdict.outcome;
    });
    console.info(`${name}: ${here.length} cases in Node, ${there.length} in the browser, ${differing.length} differ`);

    // then
    expect(differing).toEqual([]);
    expect(there).toHaveLength(here.length);
    expect(here.length).toBeGreaterThan(600);
  });

  test('every case of the corpus is as it should be', () => {
    expect(verdictsIn(said['corpus']).filter(({ agrees }) => !agrees)).toEqual([]);
  });
});

function verdictsIn(list: unknown): readonly Verdict[] {
  return Array.isArray(list) ? list : [];
}
