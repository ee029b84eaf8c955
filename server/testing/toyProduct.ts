import { sql } from 'kysely';
import { defineHandler } from '../contract/defineHandler.ts';
import type { EntityStorage } from '../contract/EntityStorage.types.ts';
import type { Handler } from '../contract/handler.types.ts';
import type { DatabaseHandle } from '../database/DatabaseHandle.types.ts';
import { applyTransition } from '../derived/applyTransition.ts';
import { createRecordStore } from '../records/createRecordStore.ts';

/** Creates the tables of the lending library. */
export async function createToyTables(database: DatabaseHandle): Promise<void> {
  const db = database.current();
  await sql`create table toy_book (id integer primary key, title text not null, attributes jsonb not null default '{}')`.execute(
    db,
  );
  await sql`create sequence toy_loan_number`.execute(db);
  await sql`create table toy_loan (
    loan_number text primary key default 'L' || nextval('toy_loan_number'),
    book_id integer, branch_id integer, until date, state text, remark text, release text,
    attributes jsonb not null default '{}')`.execute(db);
  await sql`create table toy_borrower (
    id serial primary key, loan_number text not null, position integer not null, email text, name text,
    attributes jsonb not null default '{}')`.execute(db);
  await sql`create table toy_note (id serial primary key, about text not null)`.execute(db);
  await sql`insert into toy_book (id, title) values (1, 'Emma'), (2, 'Ulysses')`.execute(db);
}

export const toyStorages: readonly EntityStorage[] = [
  createRecordStore({
    entity: 'book',
    table: 'toy_book',
    key: { path: 'id', column: 'id' },
    keyType: 'number',
    columns: { title: 'title' },
  }),
  createRecordStore({
    entity: 'loan',
    table: 'toy_loan',
    key: { path: 'loanNumber', column: 'loan_number' },
    columns: { bookId: 'book_id', branchId: 'branch_id', until: 'until', state: 'state', remark: 'remark' },
    lists: {
      borrowers: {
        table: 'toy_borrower',
        parent: 'loan_number',
        where: {},
        columns: { email: 'email', name: 'name' },
      },
    },
  }),
];

const create = defineHandler('loans.create', (context) =>
  applyTransition(context, {
    entity: 'loan',
    values: { ...context.body, borrowers: [{ email: context.user.email ?? '', name: context.user.firstName ?? '' }] },
  }),
);

const note = defineHandler('notes.create', async ({ db, body }) => {
  await sql`insert into toy_note (about) values (${String(body['about'])})`.execute(db);
});

export const toyHandlers: readonly Handler[] = [create, note];
