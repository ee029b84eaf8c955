const largest = 2_147_483_647;

/**
 * Returns whether a value can be the id of a row. A request can contain any JSON, and numbers too large for the column.
 */
export function isRowId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= largest;
}
