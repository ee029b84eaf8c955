/** The queries of a list, written by hand: one page of rows, their people, and the count. */
export interface BareQuery {
  readonly rows: string;
  readonly people: string;
  readonly count: string;
}

/** The first page of projects, with the query of the portal's own list. */
const barePage: BareQuery = {
  rows: `select * from project where state = 'OPEN' order by project_start_date desc, project_number desc limit 15`,
  people: `select * from project_person where project_number = any($1) order by side, position, id`,
  count: `select count(*)::integer as total from (select 1 from project where state = 'OPEN' limit 10001) as counted`,
};

/** Runs a query. Connection pools and the embedded database have this shape. */
export type Ask = (text: string, values?: unknown[]) => Promise<{ readonly rows: readonly Record<string, unknown>[] }>;

/** Returns the response of a list without access control or definitions. */
export async function askBare(ask: Ask): Promise<unknown> {
  const { rows } = await ask(barePage.rows);
  const people = await ask(barePage.people, [rows.map((row) => row['project_number'])]);
  const counted = await ask(barePage.count);
  const byProject = Map.groupBy(people.rows, (person) => person['project_number']);
  const content = rows.map((row) => ({ ...row, people: byProject.get(row['project_number']) ?? [] }));
  return { content, totalElements: counted.rows[0]?.['total'], number: 0, size: 15 };
}
