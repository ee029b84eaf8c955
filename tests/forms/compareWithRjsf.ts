import { join } from 'node:path';
import { chromium } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildRelease, compileRelease, loadSet, printErrors, type SourceFile } from '#compiler';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import { compileValidators } from '../../server/validators/compileValidators.ts';
import { root } from '../boundaries/sourceFiles.ts';
import { bundlePage } from '../conformance/browser/bundlePage.ts';
import { findBrowser } from '../conformance/browser/openPage.ts';
import type { Compared } from './rjsf/compareForm.ts';
import { caseDefinitions, deviationCases } from './rjsf/deviationCases.ts';
import { settledNames } from './rjsf/deviations.ts';
import { generateDefinitions } from './rjsf/generateDefinitions.ts';
import { leftOutWords } from './rjsf/reduceFields.ts';

interface Found {
  readonly compared: readonly (Compared & { readonly folder: string })[];
  readonly cases: unknown;
}

/** Fields whose condition binds a variable or depends on the user, which JSON Schema cannot express. */
const untranslated = [
  'account-contact firstName',
  'account-contact lastName',
  'account-contact phoneNumber',
  'add-funds amount',
  'edit-user darwinRef',
  'edit-user email',
  'edit-user firstName',
  'edit-user iconnectRef',
  'edit-user lastName',
  'edit-user username',
  'extend-project toDate',
  'import-time startsAt',
  'project-row costCenter',
  'reject-request approverNote',
  'request-extension toDate',
  'request-funds amount',
];

/**
 * Defines the tests that compare the form block with plain rjsf: both render the same forms, get the same edits and
 * must have the same data, errors and visible fields. `patience` is in milliseconds.
 */
export function compareWithRjsf({ forms, edits, patience }: Record<'forms' | 'edits' | 'patience', number>): void {
  const executablePath = findBrowser();
  const title = 'the form block beside plain rjsf';
  const why = executablePath === undefined ? `${title} (skipped: no browser, set CHROMIUM)` : title;
  describe.skipIf(executablePath === undefined)(why, () => {
    let found: Found = { compared: [], cases: undefined };

    beforeAll(async () => {
      found = await readPage(executablePath ?? '', { forms, edits, patience });
    }, patience);

    test(`agrees about data, errors and visibility, in ${forms} generated forms and every shipped one`, () => {
      const { compared } = found;
      const sum = (count: (one: Compared) => number): number => compared.reduce((total, one) => total + count(one), 0);
      const moved = sum((one) => one.moved);
      const wrong = sum((one) => one.wrong);
      console.info(
        `${compared.length} forms, ${compared.length * edits} edits, ${moved} times a field came or went, ${wrong} errors`,
      );

      expect(compared.filter(({ difference }) => difference !== undefined)).toEqual([]);
      expect(compared.filter(({ folder }) => folder === 'generated').length).toBeGreaterThanOrEqual(forms);
      // Without fields that are shown, hidden and invalid, the comparison would prove nothing.
      expect([moved > forms / 4, wrong > forms]).toEqual([true, true]);
    });

    test('leaves out of the comparison only what JSON Schema has no words for, and all of that', () => {
      const { compared } = found;
      const names = compared.flatMap((one) => one.untranslated.map((path) => `${one.key.split('/')[0]} ${path}`));

      expect([...new Set(names)].sort()).toEqual(untranslated);
      expect([...new Set(compared.flatMap(({ leftOut }) => leftOut))].sort()).toEqual(Object.keys(leftOutWords).sort());
    });

    test('differs on purpose where it is said, and as it is said', () => {
      const told = Object.entries(deviationCases).map(([name, { ours, theirs }]) => [name, { ours, theirs }]);

      expect(found.cases).toEqual(Object.fromEntries(told));
    });

    test('needs every deviation that is laid over what rjsf says', () => {
      const used = new Set(found.compared.flatMap(({ deviations }) => deviations));

      expect(settledNames.filter((name) => !used.has(name))).toEqual([]);
    });
  });
}

async function readPage(
  executablePath: string,
  { forms, edits, patience }: Record<'forms' | 'edits' | 'patience', number>,
): Promise<Found> {
  const library = readDefinitionFiles(join(root, 'examples', 'lending-library')).filter(
    ({ path }) => !path.endsWith('/locale/fr.json'),
  );
  const served = {
    ...serve('portal', readDefinitionFiles(join(root, 'definitions'))),
    ...serve('generated', [...library, ...generateDefinitions(forms), ...caseDefinitions()]),
    '/plan.json': JSON.stringify({ folders: ['portal', 'generated'], editsOfEach: edits }),
    '/page.js': await bundlePage(new URL('./rjsf/page.tsx', import.meta.url), {}),
  };
  const files = new Map(Object.entries(served));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    const fault = new Promise<never>((_resolve, reject) => page.on('pageerror', reject));
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      const body = files.get(pathname);
      const contentType = pathname.endsWith('.js') ? 'text/javascript' : 'application/json';
      if (body !== undefined) return route.fulfill({ contentType, body });
      return route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><meta charset="utf-8"><title>Forms</title><script type="module" src="/page.js"></script><body></body>',
      });
    });
    await page.goto('http://forms.example/');
    const done = page.locator('body[data-done]');
    await Promise.race([fault, done.waitFor({ timeout: patience, state: 'attached' })]);
    return JSON.parse((await done.textContent()) ?? '');
  } finally {
    await browser.close();
  }
}

function serve(name: string, files: readonly SourceFile[]): Readonly<Record<string, string>> {
  // Generated forms can have conditions that are never true. Both sides render them the same way.
  const errors = buildRelease(files).errors.filter(
    ({ severity, code }) => severity === 'error' && code !== 'element/unreachable',
  );
  if (errors.length > 0) throw new Error(printErrors(errors, files));
  const release = compileRelease(loadSet(files).set.definitions);
  return { [`/${name}.json`]: JSON.stringify(release), [`/${name}.js`]: compileValidators(release) };
}
