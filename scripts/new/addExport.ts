/** Adds the export of a name to a registry, sorted by path. */
export function addExport(text: string, name: string, path: string): string {
  const line = `export { ${name} } from '${path}';`;
  const lines = text.split('\n');
  const after = lines.findIndex((existing) => existing.startsWith('export ') && pathOf(existing) > pathOf(line));
  const end = lines.findLastIndex((existing) => existing.startsWith('export ')) + 1;
  return lines.toSpliced(after === -1 ? end : after, 0, line).join('\n');
}

/** Returns the path of an export for sorting: `date/index.ts` comes before `date-range/index.ts`, as in Biome. */
export function pathOf(line: string): string {
  return /from '([^']+)'/.exec(line)?.[1]?.toLowerCase().replaceAll('/', ' ') ?? '';
}
