import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Bench } from './Row.ts';
import { judge, report } from './report.ts';

/** `npm run bench [-- forms tables …] [--repetitions 7]`: measures, prints, and writes `results/<name>.md` and `.json`. */
const here = import.meta.dirname;
const benches = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'results')
  .map(({ name }) => name);
const { names, repetitions } = readArguments(process.argv.slice(2));
const machine = describeMachine();
mkdirSync(join(here, 'results'), { recursive: true });

for (const name of names) {
  const { bench }: { bench: Bench } = await import(`./${name}/bench.ts`);
  const rows = await bench.measure({ repetitions });
  const verdicts = judge(bench.goals, rows);
  const text = report(rows, verdicts);
  console.log(`\n## ${name}\n\n${machine}\n\n${text}`);
  writeFileSync(join(here, 'results', `${name}.md`), `# ${name}\n\n${machine}\n\n${text}`);
  writeFileSync(
    join(here, 'results', `${name}.json`),
    `${JSON.stringify({ machine, rows, verdicts }, undefined, 1)}\n`,
  );
}

function readArguments(args: readonly string[]): { names: readonly string[]; repetitions: number } {
  const at = args.indexOf('--repetitions');
  const count = at < 0 ? 7 : Number(args[at + 1]);
  const asked = args.filter((_argument, index) => at < 0 || (index !== at && index !== at + 1));
  const strange = asked.find((name) => !benches.includes(name));
  if (strange !== undefined || !(count >= 1)) {
    throw new Error(`"${strange ?? '--repetitions'}" is not known. Benches: ${benches.join(', ')}.`);
  }
  return { names: asked.length === 0 ? benches : asked, repetitions: count };
}

/** Describes the machine, because figures are only comparable within one run. */
function describeMachine(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(here, '..', 'package.json'), 'utf8'));
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: here, encoding: 'utf8' }).trim();
  const memory = Math.round(totalmem() / 2 ** 30);
  const [cpu] = cpus();
  return `${new Date().toISOString().slice(0, 10)}, Formwork ${version} (${commit}), Node ${process.versions.node}, ${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${memory} GiB`;
}
