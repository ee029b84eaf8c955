import { sql } from 'kysely';
import { isRecord } from '#engine';
import { Refusal } from '../contract/Refusal.ts';
import type { Queries } from '../database/Database.types.ts';
import type { DefinitionName } from './definitionPath.ts';
import type { Edition } from './editions.ts';
import type { PermissionGrant } from './findPermissionGrants.ts';

/** A draft as it was when its publication was scheduled. */
export interface ScheduledDraft extends DefinitionName {
  readonly draft: number;
  readonly revision: number;
}

type DraftRevision = Pick<Edition, 'id' | 'revision'>;

/** A publication that a job carries out at a time. */
export interface ScheduledPublication {
  readonly id: number;
  readonly publish_at: string;
  readonly scheduled_at: string;
  readonly account_id: number | null;
  readonly author: string;
  readonly note: string | null;
  readonly drafts: readonly ScheduledDraft[];
  readonly confirmed: readonly PermissionGrant[];
  readonly status: 'scheduled' | 'published' | 'refused' | 'cancelled';
  readonly ended_at: string | null;
  readonly ended_by: string | null;
  readonly release: string | null;
  readonly reason: string | null;
  readonly problems: readonly object[];
}

type Scheduling = Pick<ScheduledPublication, 'publish_at' | 'scheduled_at' | 'author' | 'note' | 'confirmed'> & {
  readonly account_id: number;
  readonly editions: readonly Edition[];
};

/** Stores a publication to carry out later, and returns its id. */
export async function storeScheduled(db: Queries, { editions, confirmed, ...facts }: Scheduling): Promise<number> {
  const drafts = editions.map(({ id, kind, definition, revision }) => ({ draft: id, kind, definition, revision }));
  const { id } = await db
    .insertInto('scheduled_publication')
    .values({ ...facts, drafts: JSON.stringify(drafts), confirmed: JSON.stringify(confirmed) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns the publications that wait, the next one first, and then those that have ended last. */
export async function listScheduled(db: Queries, most: number): Promise<readonly ScheduledPublication[]> {
  const query = db.selectFrom('scheduled_publication').selectAll();
  const waiting = await query.where('status', '=', 'scheduled').orderBy('publish_at').orderBy('id').execute();
  const ended = await query
    .where('status', '!=', 'scheduled')
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return [...waiting, ...ended].map(fromRow);
}

/** Returns a publication, locked until the commit. Undefined if there is none with this id. */
export async function findScheduled(db: Queries, id: number): Promise<ScheduledPublication | undefined> {
  const query = db.selectFrom('scheduled_publication').selectAll().where('id', '=', id);
  const row = await query.forUpdate().executeTakeFirst();
  return row && fromRow(row);
}

/** Returns the publication that is due first, locked until the commit. Undefined if none is due. */
export async function findDue(db: Queries, now: string): Promise<ScheduledPublication | undefined> {
  const row = await db
    .selectFrom('scheduled_publication')
    .selectAll()
    .where('status', '=', 'scheduled')
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row && fromRow(row);
}

interface Ending extends Pick<ScheduledPublication, 'id' | 'ended_by'> {
  readonly status: 'published' | 'refused' | 'cancelled';
  readonly ended_at: string;
  readonly release?: string;
  readonly reason?: string;
  readonly problems?: readonly object[];
}

/** Ends a publication that waits. */
export async function endScheduled(db: Queries, { id, problems = [], ...facts }: Ending): Promise<void> {
  await db
    .updateTable('scheduled_publication')
    .set({ ...facts, problems: JSON.stringify(problems) })
    .where('id', '=', id)
    .where('status', '=', 'scheduled')
    .execute();
}

/** Throws a `Refusal` (409) if one of the drafts is part of a publication that waits. */
export async function assertNotScheduled(db: Queries, editions: readonly Edition[]): Promise<void> {
  if (editions.length === 0) return;
  const { rows } = await sql<{ draft: number }>`select (d ->> 'draft')::integer as draft
    from scheduled_publication, jsonb_array_elements(drafts) as d where status = 'scheduled'`.execute(db);
  const waiting = new Set(rows.map(({ draft }) => draft));
  const errors = editions
    .filter(({ id }) => waiting.has(id))
    .map(({ kind, definition }) => ({ code: 'draft/scheduled', kind, definition }));
  if (errors.length > 0) throw new Refusal({ status: 409, code: 'scheduled', errors });
}

/** Returns the current revision of each draft, without locking it. */
export function readRevisions(db: Queries): Promise<readonly DraftRevision[]> {
  return db.selectFrom('edition').select(['id', 'revision']).where('status', '=', 'draft').execute();
}

/** Returns the drafts that were saved, published or discarded after their publication was scheduled. */
export function changedSince(
  drafts: readonly ScheduledDraft[],
  now: readonly DraftRevision[],
): readonly ScheduledDraft[] {
  const revisions = new Map(now.map(({ id, revision }) => [id, revision]));
  return drafts.filter(({ draft, revision }) => revisions.get(draft) !== revision);
}

/** Returns whether a permission grant opens nothing to more people than was confirmed. */
export function isWithin(confirmed: readonly PermissionGrant[], { id, gains }: PermissionGrant): boolean {
  const known = confirmed.find((grant) => grant.id === id)?.gains ?? [];
  return known.includes('public') || gains.every((name) => known.includes(name));
}

type Stored = Omit<ScheduledPublication, 'drafts' | 'confirmed' | 'problems'> & {
  readonly drafts: unknown;
  readonly confirmed: unknown;
  readonly problems: unknown;
};

/** The columns contain what `storeScheduled` and `endScheduled` have written. */
function fromRow(row: Stored): ScheduledPublication {
  return {
    ...row,
    drafts: listOf(row.drafts).map(({ draft, kind, definition, revision }) => ({
      ...{ draft: Number(draft), kind: String(kind), definition: String(definition), revision: Number(revision) },
    })),
    confirmed: listOf(row.confirmed).map(({ id, gains }) => ({
      ...{ id: String(id), gains: Array.isArray(gains) ? gains.map(String) : [] },
    })),
    problems: listOf(row.problems),
  };
}

function listOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
