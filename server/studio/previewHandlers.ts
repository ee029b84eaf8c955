import { functionsOfRoles, type Release } from '#engine';
import { defineHandler } from '../contract/defineHandler.ts';
import type { Handler, HandlerContext } from '../contract/handler.types.ts';
import { Refusal } from '../contract/Refusal.ts';
import { endPreview, openPreview } from '../previews/openPreview.ts';
import type { PreviewTarget } from '../previews/previewTarget.ts';
import type { Candidate } from '../releases/buildCandidate.ts';
import { assertLive, readCandidate } from '../releases/publishRelease.ts';
import { refuseField } from '../releases/readContent.ts';
import { readSource } from '../releases/storeRelease.ts';
import { type RequestedChanges, readRequestedChanges } from './readRequestedChanges.ts';

const asRole = defineHandler('releases.previewAsRole', (context) =>
  open(context, (release) => roleIn(context, release)),
);

const asAccount = defineHandler('releases.previewAsAccount', (context) => open(context, () => accountIn(context)));

const end = defineHandler('releases.endPreview', async (context) => {
  if (!(await endPreview(context, String(context.args['preview'])))) context.notFound();
});

/** Previews of drafts: opening one as a role or an account, and ending it. */
export const previewHandlers: readonly Handler[] = [asRole, asAccount, end];

/** Opens a preview of the release with the drafts. Throws a `Refusal` (422) with the errors of the gate. */
async function open(context: HandlerContext, targetIn: (release: Release) => Promise<PreviewTarget>) {
  const asked = await readRequestedChanges(context);
  await assertLive(context.db, asked.base);
  // Without drafts it is the live release, which is built already.
  const live = asked.editions.length === 0 ? await readSource(context.db, asked.base) : undefined;
  const source = live ?? (await build(asked));
  const target = await targetIn(source.release);
  const { date } = context.body;
  const drafts = asked.editions.map(({ id }) => id);
  return openPreview(context, { source, target, drafts, ...(typeof date === 'string' ? { date } : {}) });
}

async function build(asked: RequestedChanges): Promise<NonNullable<Candidate['source']>> {
  const { source, problems } = (await readCandidate(asked)).candidate;
  if (source === undefined) throw new Refusal({ status: 422, code: 'definitions', errors: problems });
  return source;
}

/** Returns the role in the body with its functions under the previewed release, or with those in the body. */
async function roleIn({ body }: HandlerContext, release: Release): Promise<PreviewTarget> {
  const { role, functions } = body;
  const given = Array.isArray(functions) ? functions.filter((id) => typeof id === 'number') : undefined;
  if (role === undefined) return { functions: given ?? [] };
  const found = release.access.roles.find((entry) => entry.role === role);
  if (found === undefined) throw refuseField('/role', `There is no role "${String(role).slice(0, 80)}".`);
  return { role: found.role, functions: given ?? functionsOfRoles([found.role], release.access) };
}

/** Returns the active account with the email in the body. */
async function accountIn({ db, body }: HandlerContext): Promise<PreviewTarget> {
  const email = String(body['account']).trim().toLowerCase();
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .where('active', '=', true)
    .executeTakeFirst();
  if (row === undefined) throw refuseField('/account', 'No active account has this email.');
  return { account: row.id };
}
