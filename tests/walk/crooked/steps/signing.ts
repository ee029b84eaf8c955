import { readPath } from '#engine';
import { people } from '../../../../portal/testing/portalPeople.ts';
import { readMails } from '../../../../server/testing/readMails.ts';
import type { Json, Road, Told } from './openRoad.ts';

/** What a recipient finds in the mailbox. */
export interface Letter {
  readonly token: string;
  readonly accessCode: string;
}

export async function sendPacket(road: Road, key: string): Promise<Told> {
  return (await road.as(people.programAdmin)).post(`/docusign/packet/send/${key}`, {});
}

/** The envelopes of a project, newest first. */
export async function envelopesOf(road: Road, key: string): Promise<readonly Json[]> {
  return (await (await road.as(people.programAdmin)).get(`/docusign/envelopes/${key}`)).rows;
}

export async function voidPacket(road: Road, envelope: unknown): Promise<Told> {
  return (await road.as(people.programAdmin)).post(`/docusign/packet/${String(envelope)}/void`, {});
}

/** The newest letter to a person: the link, and the code of a mail of its own. */
export async function letterTo(road: Road, email: string): Promise<Letter> {
  const texts = (await readMails(road.database, email)).map(({ text }) => text);
  const last = (pattern: RegExp): string => texts.flatMap((text) => pattern.exec(text)?.[1] ?? []).at(-1) ?? '';
  return { token: last(/signing\?token=([\w-]+)/), accessCode: last(/access code is (\w+)/) };
}

/** Opens a letter and gives the ticket to sign with; undefined where it is refused. */
export async function openLetter(road: Road, letter: Letter): Promise<unknown> {
  return readPath((await road.visitor.post('/signing/open', { ...letter })).json, 'ticket');
}

export function sign(road: Road, ticket: unknown): Promise<Told> {
  return road.visitor.post('/signing/sign', { ticket, typedName: 'Robin Road', consent: true });
}
