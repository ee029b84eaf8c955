import {
  DummyDriver,
  type Expression,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type SqlBool,
} from 'kysely';

const printer = new Kysely<{ toy_loan: { id: number } }>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Returns a condition as SQL with its parameters. */
export function printSql(where: Expression<SqlBool>): { sql: string; parameters: readonly unknown[] } {
  const { sql, parameters } = printer.selectFrom('toy_loan').selectAll().where(where).compile();
  return { sql: sql.replace('select * from "toy_loan" where ', ''), parameters };
}
