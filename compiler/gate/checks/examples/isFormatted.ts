const tests: Readonly<Record<string, (value: string) => boolean>> = {
  date: isDate,
  'date-time': (value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) && isDate(value.slice(0, 10)),
};

/** False for a text that does not match a format. Unknown formats accept every text. */
export function isFormatted(value: string, format: string): boolean {
  return !Object.hasOwn(tests, format) || tests[format]?.(value) !== false;
}

function isDate(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
