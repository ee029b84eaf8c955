import { type Expression, type SqlBool, sql } from 'kysely';
import { readTextMatch } from '#engine';
import { isRowId, likePattern } from '#server';

/** Prefix of an organisation number before the digits of the id. */
const numberPrefix = /^001-00-/;

/** Parses the id from an organisation number or plain digits. Returns undefined for any other text. */
export function idOfNumber(typed: string): number | undefined {
  const digits = typed.trim().replace(numberPrefix, '');
  const id = /^\d{1,10}$/.test(digits) ? Number(digits) : undefined;
  return isRowId(id) ? id : undefined;
}

/**
 * Returns the condition of organisations with this number, or with this text in their name, or in the name or user ID
 * of their primary contact.
 */
export function searchedOrganization(typed: string): Expression<SqlBool> {
  const { text } = readTextMatch(typed);
  const id = idOfNumber(text);
  const part = likePattern(text, 'anywhere');
  const found = sql<SqlBool>`organization.name ilike ${part} or organization.logical_name ilike ${part}
    or organization.primary_first_name || ' ' || organization.primary_last_name ilike ${part}`;
  return id === undefined ? sql<SqlBool>`(${found})` : sql<SqlBool>`(organization.id = ${id} or ${found})`;
}
