import { pathOf } from './addExport.ts';

/**
 * Adds a handler to the list of handlers: its import sorted by path, and its name sorted by name. Throws if the file
 * has no such list.
 */
export function addHandler(text: string, name: string, path: string): string {
  const start = '\nexport const handlers: readonly Handler[] = [\n';
  const [head, list] = text.split(start);
  if (head === undefined || list === undefined) throw new Error('No list of handlers.');
  return addImport(head, `import { ${name} } from '${path}';`) + start + addName(list, name);
}

function addImport(text: string, line: string): string {
  const lines = text.split('\n');
  const after = lines.findIndex((other) => other.includes(" from './") && pathOf(other) > pathOf(line));
  const end = lines.findLastIndex((other) => other.includes(" from '")) + 1;
  return lines.toSpliced(after === -1 ? end : after, 0, line).join('\n');
}

/** Adds a name after the lists of handlers, which are spread. */
function addName(text: string, name: string): string {
  const lines = text.split('\n');
  const at = lines.findIndex((other) => other === '];' || (/^ {2}\w/.test(other) && other.trim() > name));
  return lines.toSpliced(at, 0, `  ${name},`).join('\n');
}
