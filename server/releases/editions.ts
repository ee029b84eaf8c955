import { sql } from 'kysely';
import { Refusal } from '../contract/Refusal.ts';
import type { Queries } from '../database/Database.types.ts';
import type { DefinitionName } from './definitionPath.ts';

/** An edited definition. A draft is not part of any release yet. */
export interface Edition extends DefinitionName {
  readonly id: number;
  /** Null removes the definition. */
  readonly text: string | null;
  /** The last author. */
  readonly author: string;
  /** Everybody who has saved the draft. */
  readonly authors: readonly string[];
  /** Release that the edit is based on. */
  readonly base: string;
  /** Number of times it was saved. */
  readonly revision: number;
  readonly saved_at: string;
}

interface Saving extends Omit<Edition, 'id' | 'revision' | 'authors'> {
  /** The revision that the author has seen. Absent if there was no draft. */
  readonly seen?: number;
}

/**
 * Saves the draft of a definition and returns its id. Two authors cannot overwrite each other: saving an outdated
 * revision throws a `Refusal` with 409.
 */
export async function saveEdition(db: Queries, { seen, ...edition }: Saving): Promise<number> {
  if (seen === undefined) {
    const made = await db
      .insertInto('edition')
      .values({ ...edition, authors: [edition.author] })
      .onConflict((conflict) => conflict.columns(['kind', 'definition']).where('status', '=', 'draft').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made !== undefined) return made.id;
    throw new Refusal({ status: 409, code: 'conflict' });
  }
  const saved = await db
    .updateTable('edition')
    .set({ ...edition, revision: seen + 1, authors: withAuthor(edition.author) })
    .where('kind', '=', edition.kind)
    .where('definition', '=', edition.definition)
    .where('status', '=', 'draft')
    .where('revision', '=', seen)
    .returning('id')
    .executeTakeFirst();
  if (saved !== undefined) return saved.id;
  throw new Refusal({ status: 409, code: 'conflict' });
}

function withAuthor(author: string) {
  return sql<
    readonly string[]
  >`case when ${author} = any(authors) then authors else array_append(authors, ${author}) end`;
}

/** Returns all drafts sorted by kind and name, or those with these ids. */
export async function readEditions(db: Queries, ids?: readonly number[]): Promise<readonly Edition[]> {
  return ids?.length === 0 ? [] : selectEditions(db, ids).execute();
}

/** Returns drafts as `readEditions` does, locked until the commit. */
export async function lockEditions(db: Queries, ids?: readonly number[]): Promise<readonly Edition[]> {
  return ids?.length === 0 ? [] : selectEditions(db, ids).forUpdate().execute();
}

function selectEditions(db: Queries, ids?: readonly number[]) {
  const drafts = db.selectFrom('edition').selectAll().where('status', '=', 'draft');
  const wanted = ids === undefined ? drafts : drafts.where('id', 'in', [...ids]);
  return wanted.orderBy('kind').orderBy('definition');
}

/** Discards a draft. Returns false if there is none with this id. */
export async function discardEdition(db: Queries, id: number): Promise<boolean> {
  const gone = await db
    .deleteFrom('edition')
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}
