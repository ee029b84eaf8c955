import { addExport } from './addExport.ts';
import { kindFiles } from './kindFiles.ts';
import type { Recipe } from './Recipe.ts';

const registry = 'compiler/language/kinds/registry.ts';

/** A kind of definition: a model, a folder of the compiler, a definition in the fixtures and a line in the registry. */
export const kindRecipe: Recipe = {
  name: { pattern: /^[a-z][a-z0-9]*$/, hint: 'one word such as report' },
  files: kindFiles,
  registrations: (name) => [{ file: registry, edit: (text) => addExport(text, name, `./${name}/index.ts`) }],
  next: (name) => [
    `Write what its definitions may say in compiler/language/kinds/${name}/${name}.schema.json.`,
    `Keep engine/model/kinds/${name}.types.ts equal to what is compiled, and correct the plural "${name}s".`,
    'Add checks to a phase of the gate with a fixture in tests/fixtures/gate, and the kind to docs/language.md.',
    'Run "npm run generate" and "npm run verify".',
  ],
};
