import { kindFiles } from './kindFiles.ts';

const registry = 'compiler/language/kinds/registry.ts';

/** A kind of definition: a model, a folder of the compiler, a definition in the fixtures and a line in the registry. */
export const kindRecipe = {
  name: { pattern: /^[a-z][a-z0-9]*$/, hint: 'one word such as report' },
  files: kindFiles,
  registrations: (name: string) => [{ file: registry, edit: (text: string) => addKind(text, name) }],
  next: (name: string): readonly string[] => [
    `Write what its definitions may say in compiler/language/kinds/${name}/${name}.schema.json.`,
    `Keep engine/model/kinds/${name}.types.ts equal to what is compiled, and correct the plural "${name}s".`,
    'Add checks to a phase of the gate with a fixture in tests/fixtures/gate, and the kind to docs/language.md.',
    'Run "npm run generate" and "npm run verify".',
  ],
};

/** The registry with the line of a new kind, in alphabetical order. */
function addKind(text: string, name: string): string {
  const line = `export { ${name} } from './${name}/index.ts';`;
  const lines = text.split('\n');
  const after = lines.findIndex((existing) => existing.startsWith('export ') && existing > line);
  const end = lines.findLastIndex((existing) => existing.startsWith('export ')) + 1;
  return lines.toSpliced(after === -1 ? end : after, 0, line).join('\n');
}
