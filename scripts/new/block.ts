import { addExport } from './addExport.ts';
import { blockFiles } from './blockFiles.ts';
import { camelCase } from './nameForms.ts';
import type { Recipe } from './Recipe.ts';

/** A block: a model, a folder of the compiler and one of the renderer, and a line in the registry of each. */
export const blockRecipe: Recipe = {
  name: camelCase,
  files: blockFiles,
  registrations: (name) =>
    ['compiler/language/blocks/registry.ts', 'renderer/blocks/registry.ts'].map((file) => ({
      file,
      edit: (text) => addExport(text, name, `./${name}/index.ts`),
    })),
  next: (name) => [
    `Write its meta-schema and compile function in compiler/language/blocks/${name}, and its component in renderer/blocks/${name}.`,
    `Describe the compiled model in engine/model/blocks/${name}.types.ts.`,
    'Add a fixture in tests/fixtures/gate for each error that it adds, and a row to docs/language.md, section 4.',
    'Run "npm run generate", which writes its type into compiler/language/definitions.types.ts, and "npm run verify".',
  ],
};
