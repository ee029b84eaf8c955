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
    `Write the meta-schema in compiler/language/kinds/${name}/${name}.schema.json.`,
    `Describe the compiled model in engine/model/kinds/${name}.types.ts. Correct the plural "${name}s" there and in index.ts.`,
    'Add a fixture in tests/fixtures/gate for each error that it adds, and a section to docs/language.md.',
    'Run "npm run generate", which writes its type into compiler/language/definitions.types.ts, and "npm run verify".',
  ],
};
