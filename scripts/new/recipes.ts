import { blockRecipe } from './block.ts';
import { functionRecipe } from './function.ts';
import { kindRecipe } from './kind.ts';
import { operationRecipe } from './operation.ts';
import { portalRecipe } from './portal.ts';
import type { Recipe } from './Recipe.ts';
import { widgetRecipe } from './widget.ts';

/** What `npm run new` can write, one line each. */
export const recipes: Readonly<Record<string, Recipe>> = {
  block: blockRecipe,
  widget: widgetRecipe,
  function: functionRecipe,
  kind: kindRecipe,
  operation: operationRecipe,
  portal: portalRecipe,
};
