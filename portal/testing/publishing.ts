import { isRecord } from '#engine';
import { keyOf, keyOfPath } from '#server/testing';
import type { PortalAnswer, PortalApp } from './openPortalApp.ts';
import { people } from './portalPeople.ts';
import { portalSource } from './portalRelease.ts';

type Json = Readonly<Record<string, unknown>>;

/** A change of a definition in a request. Without a text, the definition is removed. */
export interface SentChange {
  readonly kind: string;
  readonly definition: string;
  readonly text?: string;
  readonly removal?: boolean;
}

/** Returns the change of a definition on disk by an edit of its JSON. */
export async function edited(
  { kind, definition }: { readonly kind: string; readonly definition: string },
  edit: (json: Json) => Json,
): Promise<SentChange> {
  const { files } = await portalSource();
  const file = files.find(({ path }) => keyOfPath(path) === keyOf({ kind, definition }));
  const json: unknown = JSON.parse(file?.text ?? 'null');
  if (!isRecord(json)) throw new Error(`There is no ${kind} "${definition}".`);
  return { kind, definition, text: JSON.stringify(edit(json), null, 2) };
}

/** Returns a change of the portal's name, for publishing a different release. */
export function renamed(value: string): Promise<SentChange> {
  return edited({ kind: 'setting', definition: 'portal' }, (json) => ({
    ...json,
    productName: { ...Object(json['productName']), value },
  }));
}

/** Returns a change of one report's page size, which affects no other definition. */
export function resized(size: number): Promise<SentChange> {
  return edited({ kind: 'operation', definition: 'reports.run' }, (json) => ({ ...json, size }));
}

/** Returns the hash of the live release. */
export async function liveHash({ app }: PortalApp): Promise<string> {
  const { hash }: { readonly hash: string } = (await app.inject({ url: '/definitions/current' })).json();
  return hash;
}

/** Publishes as the administrator, based on the live release. */
export async function publish(
  portal: PortalApp,
  changes: readonly SentChange[],
  body: Json = {},
): Promise<PortalAnswer> {
  return portal.call('POST', '/releases', {
    token: await portal.signIn(people.admin),
    body: { base: await liveHash(portal), changes, ...body },
  });
}

/** Rolls back as the administrator. */
export async function rollback(portal: PortalApp, to: string, body: Json = {}): Promise<PortalAnswer> {
  return portal.call('POST', `/releases/${to}/rollback`, {
    token: await portal.signIn(people.admin),
    body: { base: await liveHash(portal), ...body },
  });
}
