/** Every string that can be a name, without expressions and text keys. */
export function namesIn(piece: unknown): readonly string[] {
  if (typeof piece === 'string') return [piece];
  if (typeof piece !== 'object' || piece === null) return [];
  return Object.entries(piece).flatMap(([key, inner]) => (key === '=' || key === 'text' ? [] : namesIn(inner)));
}

/** What a block shows, a dialog opens or a step contains, as kind and name. */
export function renderedIn(piece: unknown): readonly (readonly [kind: string, id: string])[] {
  if (typeof piece !== 'object' || piece === null) return [];
  const words = new Map(Object.entries(piece));
  const kind = words.get('block') ?? words.get('kind');
  const ids = typeof kind === 'string' ? [words.get('of'), words.get('id'), words.get(kind)] : [];
  const own = ids.flatMap((id) => (typeof id === 'string' ? [[String(kind), id] as const] : []));
  return [...own, ...[...words.values()].flatMap(renderedIn)];
}

/** Every string at any depth. */
export function stringsIn(piece: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof piece === 'string') found.add(piece);
  else if (typeof piece === 'object' && piece !== null)
    for (const inner of Object.values(piece)) stringsIn(inner, found);
  return found;
}
