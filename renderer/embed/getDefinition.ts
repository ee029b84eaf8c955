/** Returns a definition by its id. A session only receives the definitions that its user may use. */
export function getDefinition<Model>(models: Readonly<Record<string, Model>>, id: string): Model {
  const model = Object.hasOwn(models, id) ? models[id] : undefined;
  if (model !== undefined) return model;
  throw new Error(`No "${id}" in the release of this user. There are: ${Object.keys(models).join(', ')}`);
}
