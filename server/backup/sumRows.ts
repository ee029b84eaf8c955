import { createHash } from 'node:crypto';

const bits = 256n;

/** Counts rows and adds up their hashes. Two sets of rows are equal where both are, in whatever order they come. */
export function sumRows() {
  let rows = 0;
  let sum = 0n;
  return {
    /** A row as the database prints it as JSON. */
    add(row: string): void {
      rows += 1;
      sum = BigInt.asUintN(Number(bits), sum + BigInt(`0x${createHash('sha256').update(row).digest('hex')}`));
    },
    result: (): { readonly rows: number; readonly sum: string } => ({ rows, sum: sum.toString(16).padStart(64, '0') }),
  };
}
