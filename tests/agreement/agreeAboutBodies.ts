import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallModel, Expression, Release } from '#engine';
import { eachPortalDatabase } from '../../portal/testing/eachPortal.ts';
import { people } from '../../portal/testing/portalPeople.ts';
import { bundlePage } from '../conformance/browser/bundlePage.ts';
import { findBrowser, readPage } from '../conformance/browser/openPage.ts';
import { isLongSuite } from '../isLongSuite.ts';
import { askServer, type Call, countVerdicts, makeCall, verdictText } from './agree.ts';
import { decideInBrowser, type Verdict } from './browserSide.ts';
import { type Agreement, openAgreement } from './openAgreement.ts';
import { packCalls } from './packCalls.ts';

const all = isLongSuite ? 10_000 : 1_260;
const patience = 600_000;
const browser = findBrowser();

/**
 * Only the server knows who owns a record: a manager's proxy sees the manager's project and its buttons, but operations
 * on the manager's records respond with 404.
 */
const onlyServerKnows: readonly (readonly [operation: string, as: string])[] = [
  ['requisitions.create', people.proxyManager],
  ['projects.close', people.proxyManager],
];

interface Asked {
  readonly call: Call;
  readonly here: Verdict;
  readonly there: Verdict;
}

/** Tests that browser and server decide alike about generated bodies of every operation; the first ones over HTTP. */
export function agreeAboutBodies({ overHttp }: { readonly overHttp: number }): void {
  eachPortalDatabase('both sides about every body that can be sent', agreement(overHttp));
}

const agreement = (overHttp: number) => (database: () => Parameters<typeof openAgreement>[0]) => {
  let opened: Agreement;
  const calls: Call[] = [];

  beforeAll(async () => {
    opened = await openAgreement(database());
    for (let index = 0; index < all; index += 1) calls.push(await makeCall(opened, index));
  }, patience);
  afterAll(() => opened.close());

  test('every operation with a body is among them, accepted and refused', () => {
    // when
    const counts = countVerdicts(calls.map(({ sending }) => [sending.operation, decideInBrowser(sending, opened)]));
    console.info(`${calls.length} calls by the browser's verdict`, counts);

    // then
    const ids = opened.operations.map(({ id }) => id).sort();
    expect(Object.keys(counts).sort()).toEqual(ids);
    expect(ids.filter((id) => !counts[id]?.['accepted'] || !(counts[id]?.['400'] || counts[id]?.['404']))).toEqual([]);
  });

  test(
    'the server answers what the browser said before: status, places and words',
    async () => {
      // when
      const asked: Asked[] = [];
      for (const call of calls.slice(0, overHttp)) {
        asked.push({ call, here: decideInBrowser(call.sending, opened), there: await askServer(opened, call) });
      }

      // then
      const differing = asked.filter(({ here, there }) => verdictText(here) !== verdictText(there));
      const counts = countVerdicts(asked.map(({ call, there }) => [call.sending.operation, there]));
      console.info(`${asked.length} calls over HTTP, ${differing.length} for the server alone`, counts);
      expect(asked).toHaveLength(overHttp);
      expect(differing.filter((one) => !isForServerAlone(one, opened))).toEqual([]);
    },
    patience,
  );

  test.skipIf(browser === undefined)(
    `a browser says about all of them what the server says, codes included${browser ? '' : ' (skipped: set CHROMIUM)'}`,
    async () => {
      // given
      const here = calls.map(({ sending }) => decideInBrowser(sending, opened.live));
      const task = { release: opened.release, calls: packCalls(calls.map(({ sending }) => sending)) };

      // when
      const there = await readPage(browser ?? '', {
        '/page.js': await bundlePage(new URL('./page.ts', import.meta.url), {}),
        '/validators.js': opened.validatorText,
        '/task.json': JSON.stringify(task),
      });

      // then
      const verdicts: readonly unknown[] = Array.isArray(there) ? there : [];
      const differing = here.filter((verdict, index) => JSON.stringify(verdict) !== JSON.stringify(verdicts[index]));
      console.info(`${verdicts.length} verdicts in the browser, ${differing.length} differ`);
      expect(verdicts).toHaveLength(all);
      expect(differing).toEqual([]);
    },
    patience,
  );
};

function isForServerAlone({ call, here, there }: Asked, { release }: Agreement): boolean {
  const { operation } = call.sending;
  const isKnown = onlyServerKnows.some(([id, as]) => operation === id && as === call.as);
  if (isKnown && there.status === 404) return true;
  const known = 'fields' in here ? Object.keys(here.fields) : [];
  const wrong = known.map((place) => place.slice(1));
  // A page of options does not contain all of them: the server looks up a value outside the list. It also offers
  // nothing where the options depend on a value that is wrong.
  const uncertain =
    release.operations[operation]?.body?.filter(
      ({ options }) => options?.paged === true || wrong.some((name) => readsValue(options?.source, name, release)),
    ) ?? [];
  const places = new Set(uncertain.map(({ wire }) => `/${wire}`));
  const refused = 'fields' in there ? Object.entries(there.fields) : [];
  const further = refused.filter(([place]) => places.has(place) && !known.includes(place));
  const rest = refused.filter(([place]) => !further.some(([other]) => other === place));
  if (further.length === 0) return false;
  if (rest.length === 0) return here.status === 'accepted';
  return verdictText(here) === verdictText({ status: there.status, fields: Object.fromEntries(rest) });
}

/** Returns whether the source of options reads a value of the form. Arguments are bound to values of the same name. */
function readsValue(source: CallModel | Expression | undefined, name: string, { operations }: Release): boolean {
  if (source === undefined) return false;
  const asked = 'run' in source ? operations[source.run] : undefined;
  const bound = [...(asked?.parameters ?? []), ...(asked?.query ?? []).map(({ path }) => path)];
  return (
    bound.includes(name) ||
    JSON.stringify(source)
      .split(/[^A-Za-z0-9_]+/)
      .includes(name)
  );
}
