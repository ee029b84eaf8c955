import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { HandlerContext } from '#server';

type LinkContext = Pick<HandlerContext, 'db' | 'scope'>;

/** Days until a link expires. */
export const linkDays = 30;

/** Minutes for reading the document before signing. */
const ticketMinutes = 60;

/** Without characters that look alike. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The recipient of a link or a ticket. */
export interface LinkRecipient {
  readonly hash: string;
  readonly envelope: string;
  readonly recipient: number;
}

/** Returns a code that can be read out and typed. */
export function createAccessCode(): string {
  return Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)] ?? '').join('');
}

/** Normalizes a typed code: spaces, hyphens and case are ignored. */
export function normaliseCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

/** Creates the link of one recipient. Only its hash is stored. */
export async function createLink(
  { db, scope }: LinkContext,
  { envelope, recipient }: Omit<LinkRecipient, 'hash'>,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expires_at = later(scope.clock.now(), linkDays * 24 * 60);
  await db
    .insertInto('signing_link')
    .values({ hash: hashOf(token), envelope_guid: envelope, recipient, expires_at })
    .execute();
  return token;
}

/** Returns the recipient of a valid link. */
export async function findLink({ db, scope }: LinkContext, token: string): Promise<LinkRecipient | undefined> {
  const row = await db
    .selectFrom('signing_link')
    .select(['hash', 'envelope_guid', 'recipient'])
    .where('hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', scope.clock.now())
    .executeTakeFirst();
  return row === undefined ? undefined : toPlace(row);
}

/** Creates the ticket for signing after the document was opened. An earlier ticket of the same link becomes invalid. */
export async function createTicket({ db, scope }: LinkContext, place: LinkRecipient): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  await db
    .updateTable('signing_link')
    .set({ ticket_hash: hashOf(ticket), ticket_until: later(scope.clock.now(), ticketMinutes) })
    .where('hash', '=', place.hash)
    .execute();
  return ticket;
}

/** Uses a link up by its ticket. Of two concurrent calls, only one gets the recipient. */
export async function consumeTicket({ db, scope }: LinkContext, ticket: string): Promise<LinkRecipient | undefined> {
  const now = scope.clock.now();
  const row = await db
    .updateTable('signing_link')
    .set({ used_at: now, ticket_hash: null, ticket_until: null })
    .where('ticket_hash', '=', hashOf(ticket))
    .where('ticket_until', '>', now)
    .where('used_at', 'is', null)
    .returning(['hash', 'envelope_guid', 'recipient'])
    .executeTakeFirst();
  return row === undefined ? undefined : toPlace(row);
}

/** Invalidates every link of an envelope. */
export async function endLinks({ db, scope }: LinkContext, envelope: string): Promise<void> {
  await db
    .updateTable('signing_link')
    .set({ used_at: scope.clock.now(), ticket_hash: null, ticket_until: null })
    .where('envelope_guid', '=', envelope)
    .where('used_at', 'is', null)
    .execute();
}

function toPlace(row: { hash: string; envelope_guid: string; recipient: number }): LinkRecipient {
  return { hash: row.hash, envelope: row.envelope_guid, recipient: row.recipient };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function later(now: string, minutes: number): string {
  return new Date(Date.parse(now) + minutes * 60_000).toISOString();
}
