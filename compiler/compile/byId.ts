/** Models by their ids, in their order. */
export function byId<Model extends { readonly id: string }>(models: readonly Model[]): Readonly<Record<string, Model>> {
  return Object.fromEntries(models.map((model) => [model.id, model]));
}
