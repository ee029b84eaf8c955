import { addExport } from './addExport.ts';
import { camelCase } from './nameForms.ts';
import type { Recipe } from './Recipe.ts';

const folder = 'engine/expressions/functions';

/** A function of expressions: one file and one line. */
export const functionRecipe: Recipe = {
  name: camelCase,
  files: (name) =>
    new Map([
      [
        `${folder}/${name}.ts`,
        `import { defineFunction } from '../defineFunction.ts';

export const ${name} = defineFunction({
  name: '${name}',
  parameters: ['text'],
  result: 'text',
  meaning: 'The text as it is.',
  example: { expression: '${name}("Dune")', gives: 'Dune' },
  apply: (args) => args.text(0),
});
`,
      ],
    ]),
  registrations: (name) => [{ file: `${folder}/registry.ts`, edit: (text) => addExport(text, name, `./${name}.ts`) }],
  next: (name) => [
    `Write the function in ${folder}/${name}.ts.`,
    'Add cases to tests/conformance/expressions.json, and the function to docs/language.md, section 5.',
    'Run "npm run generate" and "npm run verify".',
  ],
};
