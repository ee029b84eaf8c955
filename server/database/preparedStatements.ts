/** Begins a statement whose text is one of few and whose plan does not hang on its values. */
const mark = '/* steady */ ';

/** Text → its name, which all connections share. */
const names = new Map<string, string>();

/**
 * Marks a statement as steady: a connection to PostgreSQL reads and plans it once instead of each time. Name its
 * columns: `select *` would fail on open connections as soon as a migration adds one.
 */
export function prepared(text: string): string {
  return mark + text;
}

/** Has a connection keep what it has planned of steady statements. */
export function cachePreparedStatements(client: { readonly query: unknown }): void {
  const { query } = client;
  if (typeof query !== 'function') return;
  Object.assign(client, {
    query: (asked: unknown, ...rest: readonly unknown[]): unknown =>
      Reflect.apply(query, client, [isSteady(asked) ? { name: nameOf(asked), text: asked } : asked, ...rest]),
  });
}

function isSteady(asked: unknown): asked is string {
  return typeof asked === 'string' && asked.startsWith(mark);
}

function nameOf(text: string): string {
  const name = names.get(text) ?? `steady_${names.size}`;
  names.set(text, name);
  return name;
}
