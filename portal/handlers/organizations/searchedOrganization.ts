import { type Expression, type SqlBool, sql } from 'kysely';
import { readTextMatch } from '#engine';
import { isRowId, likePattern } from '#server';

/** The part of an organisation number before the digits of the id. */
const numberPrefix = /^001-00-/;

/** The id that an organisation number means, or digits alone; undefined for any other text. */
export function idOfNumber(typed: string): number | undefined {
  const digits = typed.trim().replace(numberPrefix, '');
  const id = /^\d{1,10}$/.test(digits) ? Number(digits) : undefined;
  return isRowId(id) ? id : undefined;
}

/** An organisation by its number, or by a part of its name, of its primary contact's name or of that user ID. */
export function searchedOrganization(typed: string): Expression<SqlBool> {
  const { text } = readTextMatch(typed);
  const id = idOfNumber(text);
  const part = likePattern(text, 'anywhere');
  const found = sql<SqlBool>`organization.name ilike ${part} or organization.logical_name ilike ${part}
    or organization.primary_first_name || ' ' || organization.primary_last_name ilike ${part}`;
  return id === undefined ? sql<SqlBool>`(${found})` : sql<SqlBool>`(organization.id = ${id} or ${found})`;
}
