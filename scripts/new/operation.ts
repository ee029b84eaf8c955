import { addHandler } from './addHandler.ts';
import { operationFiles } from './operationFiles.ts';
import type { Recipe } from './Recipe.ts';

const registry = 'portal/handlers/index.ts';

/** An operation with a handler in SQL: a definition, a handler with its test, and the two lines that register it. */
export const operationRecipe: Recipe = {
  name: {
    pattern: /^[a-z][a-zA-Z0-9]*(?:\.[a-z][a-zA-Z0-9]*)+$/,
    hint: 'its area and what it does, such as projects.team',
  },
  files: (name) => operationFiles(name).files,
  registrations: (name) => {
    const { handler, path } = operationFiles(name);
    return [{ file: registry, edit: (text) => addHandler(text, handler, path) }];
  },
  next: (name) => {
    const { definition, path, files } = operationFiles(name);
    return [
      `Write what it accepts, returns and allows in ${definition}. The path of its call must be new.`,
      'Run "npm run generate", which writes the types of its arguments and its result.',
      `Write its query in portal/handlers${path.slice(1)}, and its test beside it.`,
      'Translate its texts: "npm exec -- node scripts/texts.ts missing fr", then "fill". Repeat for each language.',
      `Run "npm run unit -- ${[...files.keys()].at(-1)}" and "npm run verify".`,
    ];
  },
};
