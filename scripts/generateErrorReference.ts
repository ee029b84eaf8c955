import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodes } from '#engine';

const opening = `# Error codes

Every refusal of a definition has one of these codes, a file, a JSON Pointer with line and column, what was expected,
and the nearest right name. A warning never stops a publication. The table follows \`engine/errors/codes.ts\`; a test
keeps the two equal.

The gate works in phases: files, words, names, fields, bindings, expressions, logic, access, texts, examples and cases.
Each phase gathers all its errors; the next one begins only when there are none.

`;

/** The reference of error codes as Markdown. */
export function errorReference(): string {
  const rows = Object.entries(errorCodes).map(
    ([code, { severity, meaning }]) => `| \`${code}\` | ${severity} | ${meaning} |`,
  );
  return `${opening}| code | counts as | meaning |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
}

if (import.meta.main) writeFileSync(join(import.meta.dirname, '..', 'docs', 'errors.md'), errorReference());
