import { compileRelease, loadSet, openGate, runGate } from '#engine';
import type { Bench, Goal, Row } from '../Row.ts';
import { editOne, generateSet } from './generateSet.ts';
import { measureExpressions, measurePayloads } from './measureChecks.ts';

/** `ENGINE_SIZES=100,1000` makes a short run. */
const sizes = (process.env['ENGINE_SIZES'] ?? '100,1000,10000').split(',').map(Number);
const largest = Math.max(...sizes);

const gateTask = 'gate, each definition';
const compileTask = 'compile, each definition';

const goals: readonly Goal[] = [
  { task: gateTask, subject: words(largest), at: 'median', most: 1 },
  // Ten times as many may take eleven times as long.
  { task: gateTask, subject: words(largest), at: 'median', than: { subject: words(largest / 10), times: 1.1 } },
  { task: compileTask, subject: words(largest), at: 'median', than: { subject: words(largest / 10), times: 1.1 } },
  { task: 'one edit, checked again', subject: words(largest), at: 'median', most: 50 },
  { task: 'payload of a form', subject: 'ours', at: 'median', than: { subject: 'raw Ajv', times: 1.5 } },
];

/** The gate and the compiler over sets of several sizes, and what an expression and a payload cost. */
export const bench: Bench = {
  goals,
  measure: async ({ repetitions }) => [
    ...sizes.flatMap((size) => measureSet(size, repetitions)),
    ...measureExpressions(repetitions),
    ...(await measurePayloads(repetitions)),
  ],
};

function words(size: number): string {
  return `${size.toLocaleString('en')} definitions`;
}

function measureSet(size: number, repetitions: number): readonly Row[] {
  const samples = { gate: [] as number[], compile: [] as number[], edit: [] as number[] };
  for (let round = 0; round < repetitions; round += 1) {
    // Fresh files each time: what was read before is remembered by the file it came from.
    const files = generateSet(size);
    const { set } = loadSet(files);
    samples.gate.push(timeOf(() => runGate(set)) / files.length);
    samples.compile.push(timeOf(() => compileRelease(set.definitions)) / files.length);
  }
  const files = generateSet(size);
  const gate = openGate(files);
  for (let round = -2; round < repetitions * 3; round += 1) {
    const edited = editOne(files, round);
    const time = timeOf(() => gate.check(edited));
    if (round >= 0) samples.edit.push(time);
  }
  const subject = words(size);
  return [
    { task: gateTask, subject, unit: 'ms', samples: samples.gate },
    { task: compileTask, subject, unit: 'ms', samples: samples.compile },
    { task: 'one edit, checked again', subject, unit: 'ms', samples: samples.edit },
  ];
}

function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
