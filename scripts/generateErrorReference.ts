import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodes, errorFixes, unsupportedFeatures, unsupportedKeywords } from '#compiler';

const opening = `# Error codes

Every refusal of a definition has one of these codes, a file, a JSON Pointer with line and column, what was expected,
and the nearest right name or what to do. A warning never stops a publication. The table follows
\`compiler/errors/codes.ts\` and \`errorFixes.ts\`; a test keeps them equal.

The gate works in phases: files, words, names, fields, bindings, expressions, logic, access, texts, examples and cases.
Each phase gathers all its errors; the next one begins only when there are none. \`npm run check\` names the phases that
did not run.

`;

/** Returns the reference of error codes as Markdown. */
export function errorReference(): string {
  const fixes = new Map<string, string>(Object.entries(errorFixes));
  const rows = Object.entries(errorCodes).map(
    ([code, { severity, meaning }]) =>
      `| \`${code}\` | ${severity} | ${cell(meaning)} | ${cell(fixes.get(code) ?? '')} |`,
  );
  const codes = `| code | counts as | meaning | how to fix it |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
  return [`${opening}${codes}`, featureReference(), keywordReference()].join('\n');
}

function featureReference(): string {
  const rows = unsupportedFeatures.map(({ feature, instead }) => `| ${feature} | ${cell(instead)} |`);
  return `## Parts of CEL that are not carried

\`expression/unsupported\` names one of these, with the text on the right. The list is \`unsupportedFeatures\` of the engine.

| not carried | instead |
| --- | --- |
${rows.join('\n')}
`;
}

function keywordReference(): string {
  const rows = unsupportedKeywords.map(
    ({ keyword, instead, except }) => `| \`${keyword}\` | ${except ?? ''} | ${cell(instead)} |`,
  );
  return `## Words of JSON Schema that are not carried

\`schema/unsupported\` names one of these in an entity whose \`$schema\` is that of JSON Schema 2020-12.

| word | carried as | instead |
| --- | --- | --- |
${rows.join('\n')}
`;
}

/** Escapes a cell, because a bar would end it. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

if (import.meta.main) writeFileSync(join(import.meta.dirname, '..', 'docs', 'errors.md'), errorReference());
