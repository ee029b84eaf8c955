/** Returns the value with a description in place of each file, because JSON would not tell files apart. */
export function describeFiles(value: unknown): unknown {
  if (value instanceof File) {
    const { name, size, type, lastModified } = value;
    return { name, size, type, lastModified };
  }
  if (Array.isArray(value)) return value.map(describeFiles);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, describeFiles(inner)]));
}
