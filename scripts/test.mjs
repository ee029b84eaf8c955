import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './setup/build.mjs';
import { findChromium, versionOf } from './setup/findChromium.mjs';
import { install } from './setup/install.mjs';
import { cache, findNode, root } from './setup/paths.mjs';
import { run, runAside } from './setup/run.mjs';
import { startPostgres } from './setup/startPostgres.mjs';

/** `npm test`: sets everything up, runs all checks and tests, and prints one line of totals. */
const started = Date.now();
const results = join(cache, 'results');
const totals = { passed: 0, failed: 0, skipped: 0 };
const skipped = [];

await install();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const node = findNode();
const tool = (path, ...args) => [node, [join(root, 'node_modules', path), ...args]];

const chromium = await findChromium();
console.log(chromium ? `Browser: ${versionOf(chromium)}` : 'Browser: none found');
const postgres = await startPostgres();
console.log(postgres.url ? 'PostgreSQL: ready' : `PostgreSQL: ${postgres.reason}`);
const env = {
  ...process.env,
  ...(chromium ? { CHROMIUM: chromium } : {}),
  ...(postgres.url ? { TEST_DATABASE_URL: postgres.url } : {}),
};

try {
  // The type check uses one core while the other checks use another one.
  await Promise.all([check('types', ...tool('typescript/bin/tsc', '-b')), checkAndBuild()]);
  // Both leave cores idle at their start and end, so they run concurrently.
  const [said] = await Promise.all([catalogue(), unit()]);
  console.log(said);
  await browser();
} finally {
  postgres.stop?.();
}

for (const line of skipped) console.log(`skipped: ${line}`);
console.log(`Took ${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed === 0 ? 0 : 1);

/** Runs a check, which counts as one test. */
async function check(name, command, args) {
  console.log(`\n— ${name}`);
  const code = await run(command, args, { env });
  totals[code === 0 ? 'passed' : 'failed'] += 1;
  if (code !== 0) console.log(`${name}: failed`);
}

async function checkAndBuild() {
  await check('lint', ...tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings'));
  await check('unused exports, files and packages', ...tool('knip/bin/knip.js'));
  await check('definitions', node, [join(root, 'scripts', 'check.ts')]);
  await build();
}

async function unit() {
  console.log('\n— unit, conformance and server tests');
  const { file, command } = vitest('unit');
  count(file, await run(...command, { env }));
}

/**
 * Tests the stories of the catalogue, each screen for one of its roles; `npm run test:long` tests all of them. Resolves
 * with the output.
 */
async function catalogue() {
  const title = '\n— stories of the catalogue\n';
  if (!chromium) {
    totals.skipped += 1;
    skipped.push('stories of the catalogue (no browser: set CHROMIUM, or install Chromium)');
    return title;
  }
  const { file, command } = vitest('catalogue', '-c', 'stories/vitest.config.ts');
  const { code, said } = await runAside(...command, { env: { ...env, CATALOGUE: 'sample' } });
  count(file, code);
  return `${title}${said}`;
}

/** Returns a Vitest command and the file of its report. */
function vitest(name, ...options) {
  const file = join(results, `${name}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  return { file, command: tool('vitest/vitest.mjs', 'run', ...options, ...reporters) };
}

function count(file, code) {
  if (!existsSync(file)) {
    totals.failed += 1;
    return;
  }
  const report = JSON.parse(readFileSync(file, 'utf8'));
  totals.passed += report.numPassedTests;
  totals.failed += report.numFailedTests;
  // A file that cannot be loaded has no failed test, but must count as a failure.
  if (code !== 0 && report.numFailedTests === 0) totals.failed += 1;
  for (const suite of report.testResults) {
    for (const test of suite.assertionResults) {
      if (test.status === 'passed' || test.status === 'failed') continue;
      totals.skipped += 1;
      skipped.push(`${test.fullName} (${postgres.reason ?? test.status})`);
    }
  }
}

async function browser() {
  console.log('\n— end to end');
  if (!chromium) {
    totals.skipped += 1;
    skipped.push('end-to-end tests (no browser: set CHROMIUM, or install Chromium)');
    return;
  }
  const file = join(results, 'playwright.json');
  const code = await run(...tool('@playwright/test/cli.js', 'test'), { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file } });
  if (!existsSync(file)) {
    totals.failed += 1;
    return;
  }
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  totals.passed += stats.expected + stats.flaky;
  if (stats.flaky > 0) console.log(`${stats.flaky} end-to-end tests passed at the second try only: see the report above`);
  totals.failed += stats.unexpected;
  totals.skipped += stats.skipped;
  if (stats.skipped > 0) skipped.push(`${stats.skipped} end-to-end tests (${postgres.reason ?? 'see the report above'})`);
  if (code !== 0 && stats.unexpected === 0) totals.failed += 1;
}
