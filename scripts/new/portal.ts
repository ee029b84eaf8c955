import { portalFiles } from './portalFiles.ts';
import type { Recipe } from './Recipe.ts';

/** A portal: a folder of definitions that the server serves as it is. */
export const portalRecipe: Recipe = {
  name: { pattern: /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, hint: 'kebab-case, such as tool-shed' },
  folder: (name) => `examples/${name}`,
  files: portalFiles,
  registrations: () => [],
  next: (name, folder) => [
    `Run "npm start -- --definitions ${folder}". It prints the accounts to sign in with.`,
    `Change ${folder}/items, or write an area of your own: docs/second-portal.md shows how, step by step.`,
    `Run "npm run check -- ${folder} --watch" while you write, and "npm run dev -- --definitions ${folder}" to see it.`,
    `Set the roles and their permissions in ${folder}/accounts/${name}.access.json.`,
  ],
};
