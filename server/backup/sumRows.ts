import { createHash } from 'node:crypto';

const bits = 256n;

/** Counts rows and sums up their hashes, independent of their order. Two sets of rows are equal if both results are. */
export function sumRows() {
  let rows = 0;
  let sum = 0n;
  return {
    /** Adds a row, as JSON printed by the database. */
    add(row: string): void {
      rows += 1;
      sum = BigInt.asUintN(Number(bits), sum + BigInt(`0x${createHash('sha256').update(row).digest('hex')}`));
    },
    result: (): { readonly rows: number; readonly sum: string } => ({ rows, sum: sum.toString(16).padStart(64, '0') }),
  };
}
