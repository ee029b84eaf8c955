const largest = 2_147_483_647;

/** Whether a value can be the number of a row: what a request names may be any JSON, or larger than a column. */
export function isRowId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= largest;
}
