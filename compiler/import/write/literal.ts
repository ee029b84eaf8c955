/** A constant as an expression writes it. */
export function literal(value: string | number | boolean): string {
  if (typeof value !== 'string') return String(value);
  const escaped = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped}'`;
}

/** All conditions, or `true` when there is none. */
export function every(conditions: readonly string[]): string {
  return joined(conditions, '&&', 'true', 'false');
}

/** One of the conditions, or `false` when there is none. */
export function some(conditions: readonly string[]): string {
  return joined(conditions, '||', 'false', 'true');
}

/** The opposite of a condition. */
export function negate(condition: string): string {
  if (condition === 'true') return 'false';
  if (/^has\([A-Za-z0-9_.\uE000]+\)$/.test(condition)) return `!${condition}`;
  return condition === 'false' ? 'true' : `!(${condition})`;
}

/** `neutral` adds nothing, and `final` decides alone. */
function joined(conditions: readonly string[], operator: string, neutral: string, final: string): string {
  const different = [...new Set(conditions)].filter((condition) => condition !== neutral);
  if (different.includes(final)) return final;
  if (different.length < 2) return different[0] ?? neutral;
  return different.map((condition) => (isSimple(condition) ? condition : `(${condition})`)).join(` ${operator} `);
}

function isSimple(condition: string): boolean {
  return !/&&|\|\||\?/.test(condition);
}
