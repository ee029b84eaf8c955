/** Begins a statement whose text is one of few and whose plan does not hang on its values. */
const mark = '/* steady */ ';

/** Text → its name, which all connections share. */
const names = new Map<string, string>();

/** An insert of values whose columns are named; its plan hangs on no value. */
const insert = /^insert into [^;*]+$/;
/** Beyond this length an insert has many rows, and their number is part of its text. */
const longestInsert = 2000;
/** Texts that are kept: those of inserts follow from what a record has, and are many in the end. */
const mostNames = 400;

/**
 * Marks a statement as steady: a connection to PostgreSQL reads and plans it once instead of each time. Name its
 * columns: `select *` would fail on open connections as soon as a migration adds one.
 */
export function prepared(text: string): string {
  return mark + text;
}

/** Has a connection keep what it has planned of steady statements and of inserts. */
export function cachePreparedStatements(client: { readonly query: unknown }): void {
  const { query } = client;
  if (typeof query !== 'function') return;
  Object.assign(client, {
    query: (asked: unknown, ...rest: readonly unknown[]): unknown => {
      const name = typeof asked === 'string' && isSteady(asked) ? nameOf(asked) : undefined;
      return Reflect.apply(query, client, [name === undefined ? asked : { name, text: asked }, ...rest]);
    },
  });
}

function isSteady(text: string): boolean {
  return text.startsWith(mark) || (text.length <= longestInsert && insert.test(text));
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNames) return known;
  const name = `steady_${names.size}`;
  names.set(text, name);
  return name;
}
