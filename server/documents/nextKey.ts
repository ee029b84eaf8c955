import { sql } from 'kysely';
import type { EntityModel } from '#engine';
import type { Key } from '../contract/EntityStorage.types.ts';
import type { Queries } from '../database/Database.types.ts';

interface Numbering {
  readonly prefix: string;
  /** Number of digits, padded with zeros; 0 means a plain number. */
  readonly digits: number;
}

/**
 * Returns how the keys of an entity are generated. A read-only integer is counted, and so is a read-only string whose
 * pattern is a literal prefix and a number of digits (`^L-[0-9]{6}$`). Undefined if users enter the key.
 */
function numberingOf(entity: EntityModel): Numbering | undefined {
  const field = entity.properties.find(({ path }) => path === entity.key);
  if (field === undefined || !field.readOnly) return undefined;
  if (field.type === 'integer') return { prefix: '', digits: 0 };
  const pattern = field.schema['pattern'];
  const found = /^\^([\w-]*)\[0-9\]\{(\d{1,2})\}\$$/.exec(typeof pattern === 'string' ? pattern : '');
  return found === null ? undefined : { prefix: found[1] ?? '', digits: Number(found[2]) };
}

/**
 * Returns the next key of an entity. Concurrent calls wait for each other and get different keys. Throws if users enter
 * the keys of the entity.
 */
export async function nextKey(db: Queries, entity: EntityModel): Promise<string> {
  const numbering = numberingOf(entity);
  if (numbering === undefined) {
    throw new Error(
      `The key of "${entity.id}" is neither given nor numbered: make it a read-only integer, or a read-only text with a pattern like ^L-[0-9]{6}$.`,
    );
  }
  const { rows } = await sql<{ last: number }>`insert into document_number as counted (entity, last)
    values (${entity.id}, 1)
    on conflict (entity) do update set last = counted.last + 1 returning last`.execute(db);
  return `${numbering.prefix}${String(rows[0]?.last ?? 1).padStart(numbering.digits, '0')}`;
}

/** Advances the counter beyond an explicit key, such as that of an example. */
export async function advanceKey(db: Queries, entity: EntityModel, key: Key): Promise<void> {
  const numbering = numberingOf(entity);
  if (numbering === undefined) return;
  const number = Number(String(key).slice(numbering.prefix.length));
  if (!Number.isSafeInteger(number)) return;
  await sql`insert into document_number as counted (entity, last) values (${entity.id}, ${number})
    on conflict (entity) do update set last = greatest(counted.last, ${number})`.execute(db);
}
