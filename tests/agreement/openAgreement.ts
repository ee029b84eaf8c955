import { createHttpAdapter } from '#api';
import { expressions } from '#compiler';
import { anonymous, type OperationModel, type Release, type Scope, type User, type Validators } from '#engine';
import { openPortalApp, type PortalApp } from '../../portal/testing/openPortalApp.ts';
import { people } from '../../portal/testing/portalPeople.ts';
import { toUser } from '../../renderer/session/toUser.ts';
import type { Handler } from '../../server/contract/handler.types.ts';
import { Refusal } from '../../server/contract/Refusal.ts';
import type { DatabaseHandle } from '../../server/database/DatabaseHandle.types.ts';
import { compileValidators } from '../../server/validators/compileValidators.ts';
import { importValidators } from '../../server/validators/importValidators.ts';
import type { World } from '../access/bodies.ts';
import { createWorld } from '../access/createWorld.ts';
import { createLookUp, type LookUp } from './lookUp.ts';

/** A user, as a browser with their session knows them. */
export interface Person {
  readonly token: string | undefined;
  readonly user: User;
  readonly lookUp: LookUp;
}

/** The portal with both sides: the server, and what a browser receives from it. */
export interface Agreement {
  readonly portal: PortalApp;
  readonly world: World;
  /** As received over HTTP. */
  readonly release: Release;
  readonly validators: Validators;
  readonly validatorText: string;
  /** Operations with a body. */
  readonly operations: readonly OperationModel[];
  /** What the server itself uses: the compiled release and its validators. */
  readonly live: { readonly release: Release; readonly validators: Validators };
  person(email: string | undefined): Promise<Person>;
  close(): Promise<void>;
}

/** Status of a call that was accepted by everything before the handler. */
export const acceptedStatus = 299;

/** Opens the portal. After its world is created, an accepted call ends before its handler and has no effect. */
export async function openAgreement(database: DatabaseHandle): Promise<Agreement> {
  let isMade = false;
  const replace = (handlers: ReadonlyMap<string, Handler>): ReadonlyMap<string, Handler> =>
    new Map(
      [...handlers].map(([id, handler]) => {
        const run: Handler['run'] = (context) => {
          if (isMade && context.operation.body !== undefined) throw accepted();
          return handler.run(context);
        };
        return [id, { operation: id, run }] as const;
      }),
    );
  const portal = await openPortalApp(database, { replace });
  const world = await createWorld(portal);
  const tokens = new Map<string, string>();
  for (const email of Object.values(people)) tokens.set(email, await portal.signIn(email));
  isMade = true;
  const address = await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const { hash } = portal.release;
  const headers = { authorization: `Bearer ${tokens.get(people.admin) ?? ''}` };
  const fetchText = async (part: string) => (await fetch(`${address}/definitions/${hash}/${part}`, { headers })).text();
  const releaseText = await fetchText('release.json');
  const validatorText = compileValidators(JSON.parse(releaseText));
  const served: Release = JSON.parse(releaseText);
  const texts = await Promise.all(
    served.locales.map(async (locale) => [locale, JSON.parse(await fetchText(`texts.${locale}.json`))] as const),
  );
  const release: Release = { ...served, texts: Object.fromEntries(texts) };
  const known = new Map<string | undefined, Promise<Person>>();
  const meet = async (email: string | undefined): Promise<Person> => {
    const token = email === undefined ? undefined : tokens.get(email);
    const adapter = createHttpAdapter({
      ...{ baseUrl: `${address}/api`, apiKey: 'test', version: '1', release: () => release, expressions },
      ...{ token: () => token, requestor: () => email, locale: () => 'en' },
    });
    const me = token === undefined ? undefined : await adapter.run('auth.me');
    const user = me === undefined ? anonymous : toUser(me, release);
    const { now } = portal.time;
    const clock = { today: () => now.toISOString().slice(0, 10), now: () => now.toISOString() };
    const scope: Scope = { variables: {}, user, settings: release.settings, clock, expressions };
    return { token, user, lookUp: createLookUp(adapter, release, scope) };
  };
  return {
    ...{ portal, world, release, validatorText },
    validators: await importValidators(validatorText),
    live: { release: portal.release, validators: await importValidators(compileValidators(portal.release)) },
    operations: Object.values(release.operations).filter(
      ({ id, body }) => body !== undefined && !aboutFiles.includes(id),
    ),
    person: (email) => {
      const person = known.get(email) ?? meet(email);
      known.set(email, person);
      return person;
    },
    close: () => portal.app.close(),
  };
}

/** Bodies with files, and one about a stored file that no operation returns: see server/http/uploads.test.ts. */
const aboutFiles: readonly string[] = [
  ...['documents.accept', 'documents.upload', 'documents.uploadForOrganization'],
  ...['scheduler.checkImport', 'scheduler.importProjects', 'scheduler.markImport'],
  'payments.import',
];

function accepted(): Refusal {
  return new Refusal({ status: acceptedStatus, code: 'accepted' });
}
