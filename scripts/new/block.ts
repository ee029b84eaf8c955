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
    `Write its language in compiler/language/blocks/${name}, and draw it in renderer/blocks/${name}.`,
    `Keep engine/model/blocks/${name}.types.ts equal to what is compiled.`,
    'Add a fixture to tests/fixtures/gate, and the block to docs/language.md.',
    'Run "npm run generate" and "npm run verify".',
  ],
};
