import { isRecord } from '#engine';
import { keyOf, keyOfPath } from '../releases/definitionPath.ts';
import type { ReleaseSource } from '../releases/ReleaseStore.types.ts';
import type { TestAnswer, TestApp } from './openApp.ts';

type Json = Readonly<Record<string, unknown>>;

/** A change of a definition in a request. Without a text, the definition is removed. */
export interface SentChange {
  readonly kind: string;
  readonly definition: string;
  readonly text?: string;
  readonly removal?: boolean;
}

interface Publishing {
  /** Returns the change of a definition on disk by an edit of its JSON. */
  edited(name: { readonly kind: string; readonly definition: string }, edit: (json: Json) => Json): Promise<SentChange>;
  /** Returns the hash of the live release. */
  liveHash(portal: TestApp): Promise<string>;
  /** Publishes as the publisher, based on the live release. */
  publish(portal: TestApp, changes: readonly SentChange[], body?: Json): Promise<TestAnswer>;
  /** Rolls back as the publisher. */
  rollback(portal: TestApp, to: string, body?: Json): Promise<TestAnswer>;
}

/** Returns what tests of releases do to a portal with these definitions, signed in as `publisher`. */
export function createPublishing(source: () => Promise<ReleaseSource>, publisher: string): Publishing {
  const liveHash: Publishing['liveHash'] = async ({ app }) => {
    const { hash }: { readonly hash: string } = (await app.inject({ url: '/definitions/current' })).json();
    return hash;
  };
  return {
    liveHash,
    async edited({ kind, definition }, edit) {
      const { files } = await source();
      const file = files.find(({ path }) => keyOfPath(path) === keyOf({ kind, definition }));
      const json: unknown = JSON.parse(file?.text ?? 'null');
      if (!isRecord(json)) throw new Error(`There is no ${kind} "${definition}".`);
      return { kind, definition, text: JSON.stringify(edit(json), null, 2) };
    },
    publish: async (portal, changes, body = {}) =>
      portal.call('POST', '/releases', {
        token: await portal.signIn(publisher),
        body: { base: await liveHash(portal), changes, ...body },
      }),
    rollback: async (portal, to, body = {}) =>
      portal.call('POST', `/releases/${to}/rollback`, {
        token: await portal.signIn(publisher),
        body: { base: await liveHash(portal), ...body },
      }),
  };
}
