/** A constant as the source of an expression. */
export function literal(value: string | number | boolean): string {
  if (typeof value !== 'string') return String(value);
  const escaped = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped}'`;
}

/** A condition that all conditions are true. `true` for an empty list. */
export function every(conditions: readonly string[]): string {
  return joined(conditions, '&&', 'true', 'false');
}

/** A condition that one of the conditions is true. `false` for an empty list. */
export function some(conditions: readonly string[]): string {
  return joined(conditions, '||', 'false', 'true');
}

/** The negation of a condition. */
export function negate(condition: string): string {
  if (condition === 'true') return 'false';
  if (/^has\([A-Za-z0-9_.\uE000]+\)$/.test(condition)) return `!${condition}`;
  return condition === 'false' ? 'true' : `!(${condition})`;
}

/** Joins conditions. `neutral` is dropped, and `final` is the result if any condition equals it. */
function joined(conditions: readonly string[], operator: string, neutral: string, final: string): string {
  const different = [...new Set(conditions)].filter((condition) => condition !== neutral);
  if (different.includes(final)) return final;
  if (different.length < 2) return different[0] ?? neutral;
  return different.map((condition) => (isSimple(condition) ? condition : `(${condition})`)).join(` ${operator} `);
}

function isSimple(condition: string): boolean {
  return !/&&|\|\||\?/.test(condition);
}
