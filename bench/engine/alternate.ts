import type { Row } from '../Row.ts';
import { shuffled } from '../statistics.ts';

export type Work = () => unknown;

interface Alternating {
  readonly task: string;
  /** Subject → what it does once. */
  readonly works: Readonly<Record<string, Work>>;
  readonly repetitions: number;
  /** Calls between two looks at the clock. */
  readonly loops: number;
}

/** Rounds that nobody counts: code that has just been compiled is slower. */
const warmUp = 3;

/** Time of one call in microseconds, each subject in turn, in an order that chance decides. */
export function alternate({ task, works, repetitions, loops }: Alternating): readonly Row[] {
  const rows = Object.keys(works).map((subject) => ({ task, subject, unit: 'µs' as const, samples: [] as number[] }));
  for (let round = -warmUp; round < repetitions; round += 1) {
    for (const [subject, work] of shuffled(Object.entries(works))) {
      const start = performance.now();
      for (let loop = 0; loop < loops; loop += 1) work();
      const time = ((performance.now() - start) * 1000) / loops;
      if (round >= 0) rows.find((row) => row.subject === subject)?.samples.push(time);
    }
  }
  return rows;
}
