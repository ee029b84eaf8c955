import { join } from 'node:path';
import { install } from './setup/install.mjs';
import { findNode, root } from './setup/paths.mjs';
import { run } from './setup/run.mjs';

/**
 * `npm run verify`: checks what a change is most likely to break: types, lint, unused code, definitions, boundaries, and
 * the tests that import a file changed since the last commit, which are most of them if it is one of the engine.
 * `npm run verify -- main` compares with a branch instead.
 */
await install();
const started = Date.now();
const [since] = process.argv.slice(2);
const tool = (path, ...args) => [join(root, 'node_modules', path), ...args];
const vitest = (...args) => tool('vitest/vitest.mjs', 'run', '--passWithNoTests', ...args);
const steps = [
  ['types', tool('typescript/bin/tsc', '-b')],
  ['lint', tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings')],
  ['unused exports, files and packages', tool('knip/bin/knip.js')],
  ['definitions', [join(root, 'scripts', 'check.ts')]],
  ['fences', vitest('tests/boundaries')],
  ['tests of what was changed', vitest(since === undefined ? '--changed' : `--changed=${since}`)],
];

const failed = [];
for (const [name, args] of steps) {
  console.log(`\n— ${name}`);
  if ((await run(findNode(), args)) !== 0) failed.push(name);
}
console.log(`\nTook ${Math.round((Date.now() - started) / 1000)} s`);
console.log(failed.length === 0 ? 'Nothing found. `npm test` runs everything.' : `Failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
