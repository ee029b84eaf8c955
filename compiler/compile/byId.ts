/** Models by id, in the same order. */
export function byId<Model extends { readonly id: string }>(models: readonly Model[]): Readonly<Record<string, Model>> {
  return Object.fromEntries(models.map((model) => [model.id, model]));
}
