import { Refusal } from '../contract/Refusal.ts';
import type { Queries } from '../database/Database.types.ts';
import type { DefinitionName } from './definitionPath.ts';

/** A definition as somebody wants it to be; not yet part of any release while it is a draft. */
export interface Edition extends DefinitionName {
  readonly id: number;
  /** Null takes the definition out. */
  readonly text: string | null;
  readonly author: string;
  /** Release over which it was written. */
  readonly base: string;
  /** Counts the times it was saved. */
  readonly revision: number;
  readonly saved_at: string;
}

interface Saving extends Omit<Edition, 'id' | 'revision'> {
  /** The revision that the author saw; absent when there was no draft. */
  readonly seen?: number;
}

/**
 * Saves the one draft of a definition. Two who write it at the same time do not overwrite each other: whoever has not
 * seen the latest revision is refused with 409.
 */
export async function saveEdition(db: Queries, { seen, ...edition }: Saving): Promise<number> {
  if (seen === undefined) {
    const made = await db
      .insertInto('edition')
      .values(edition)
      .onConflict((conflict) => conflict.columns(['kind', 'definition']).where('status', '=', 'draft').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made !== undefined) return made.id;
    throw new Refusal({ status: 409, code: 'conflict' });
  }
  const saved = await db
    .updateTable('edition')
    .set({ ...edition, revision: seen + 1 })
    .where('kind', '=', edition.kind)
    .where('definition', '=', edition.definition)
    .where('status', '=', 'draft')
    .where('revision', '=', seen)
    .returning('id')
    .executeTakeFirst();
  if (saved !== undefined) return saved.id;
  throw new Refusal({ status: 409, code: 'conflict' });
}

/** All drafts in order of kind and name, or those of these ids; held until the commit, so that none changes meanwhile. */
export async function readEditions(db: Queries, ids?: readonly number[]): Promise<readonly Edition[]> {
  if (ids?.length === 0) return [];
  const drafts = db.selectFrom('edition').selectAll().where('status', '=', 'draft');
  const wanted = ids === undefined ? drafts : drafts.where('id', 'in', [...ids]);
  return wanted.orderBy('kind').orderBy('definition').forUpdate().execute();
}

/** Throws a draft away; false when there is none of that id. */
export async function discardEdition(db: Queries, id: number): Promise<boolean> {
  const gone = await db
    .deleteFrom('edition')
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}
