type Dump = Readonly<Record<string, unknown>>;
type Row = Readonly<Record<string, unknown>>;

/** Returns the rows that changed without a new version. Tables without versions are skipped. */
export function uncounted(before: Dump, after: Dump): readonly string[] {
  return Object.keys(after).flatMap((table) => {
    const known = new Map(rowsOf(before[table]).map((row) => [keyOf(row), row]));
    return rowsOf(after[table]).flatMap((row) => {
      const earlier = known.get(keyOf(row));
      const isCounted = earlier === undefined || !Object.hasOwn(row, 'version') || isSame(earlier, row);
      return isCounted || Number(row['version']) > Number(earlier['version']) ? [] : [`${table} ${keyOf(row)}`];
    });
  });
}

function isSame(one: Row, other: Row): boolean {
  return JSON.stringify({ ...one, ...uncountedColumns }) === JSON.stringify({ ...other, ...uncountedColumns });
}

/** A new password changes nothing that a user edits in a form, and current names are derived from the persons. */
const uncountedColumns = {
  ...{ password_hash: null },
  ...{ manager_name: null, manager_login: null, contractor_name: null, contractor_login: null },
  ...{ primary_first_name: null, primary_last_name: null },
};

function rowsOf(table: unknown): readonly Row[] {
  return Array.isArray(table) ? table.map((row): Row => JSON.parse(String(row))) : [];
}

function keyOf(row: Row): string {
  const names = ['role', 'project_number', 'template_id', 'entity', 'key', 'id', 'envelope_guid', 's3_id'];
  return JSON.stringify(names.map((name) => row[name]));
}
