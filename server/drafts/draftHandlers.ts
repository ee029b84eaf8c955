import { defineHandler } from '../contract/defineHandler.ts';
import type { Handler, HandlerContext } from '../contract/handler.types.ts';
import { Refusal } from '../contract/Refusal.ts';
import { addDays, draftRetentionDays } from './draftRetentionDays.ts';
import { type DraftName, endDraft, findDraft } from './draftRow.ts';
import { findClosing } from './findClosing.ts';
import { listDrafts } from './listDrafts.ts';

type DraftRow = NonNullable<Awaited<ReturnType<ReturnType<typeof findDraft>['executeTakeFirst']>>>;

/** A draft belongs to an account, a wizard and a key. The drafts of other users are not accessible. */
function ownDraft({ args, user }: HandlerContext): DraftName {
  return { account_id: user.id ?? 0, wizard: String(args['wizard'] ?? ''), key: String(args['key'] ?? '') };
}

function present({ user, scope }: HandlerContext, row: DraftRow) {
  return {
    ...{ wizard: row.wizard, key: row.key, variant: row.variant, step: row.step, release: row.release },
    ...{ data: row.data, done: row.done, version: row.version },
    createdBy: user.email,
    updatedAt: row.saved_at,
    keptUntil: addDays(row.saved_at, draftRetentionDays(scope.settings)),
    ...(row.ended_at === null ? {} : { endedAt: row.ended_at, ended: row.ended }),
  };
}

const get = defineHandler('drafts.get', async (context) => {
  const name = ownDraft(context);
  const row = await findDraft(context.db, name).executeTakeFirst();
  // A missing draft is not an error: the response is empty. The same applies to a draft that was submitted, discarded
  // or never saved.
  if (row === undefined || row.version === 0 || row.ended === 'submitted' || row.ended === 'discarded')
    return undefined;
  const closing = row.ended_at === null ? await findClosing(context, row.awaits) : undefined;
  if (closing === undefined) return present(context, row);
  await endDraft(context.db, name, closing);
  return present(context, { ...row, data: {}, done: {}, ended: closing.ended, ended_at: closing.at });
});

const save = defineHandler('drafts.save', async (context) => {
  const { wizard } = context.args;
  // A wizard of an older release can still be completed. A wizard that never existed cannot be saved.
  if (!Object.hasOwn(context.release.wizards, String(wizard))) return context.notFound();
  const { variant, step, release, data, awaits, version } = context.body;
  const name = ownDraft(context);
  const before = await findDraft(context.db, name).forUpdate().executeTakeFirst();
  // A row of version 0 was created by a call and is not a saved draft yet. It contains the accepted steps, which are
  // kept.
  if (version !== undefined && before?.version !== 0) refuseStale(before, Number(version));
  const saved = {
    variant: variant === undefined ? null : String(variant),
    step: String(step),
    release: String(release),
    data: JSON.stringify(data ?? {}),
    awaits: JSON.stringify(awaits ?? []),
    saved_at: context.scope.clock.now(),
    version: (before?.version ?? 0) + 1,
    // A new draft replaces an ended one completely.
    ...(before?.ended_at === null ? {} : { done: '{}', ended: null, ended_at: null }),
  };
  // Two concurrent first saves conflict on the row, and the second one is refused.
  if (before === undefined && version !== undefined) {
    await context.db
      .insertInto('draft')
      .values({ ...name, ...saved })
      .execute();
  } else {
    await context.db
      .insertInto('draft')
      .values({ ...name, ...saved })
      .onConflict((conflict) => conflict.columns(['account_id', 'wizard', 'key']).doUpdateSet(saved))
      .execute();
  }
  return present(context, await findDraft(context.db, name).executeTakeFirstOrThrow());
});

/**
 * Refuses to overwrite a draft that another tab has saved or ended since. Version 0 means that it was not saved yet.
 */
function refuseStale(row: DraftRow | undefined, version: number): void {
  if (row === undefined) return;
  if (row.ended_at !== null) {
    if (version > 0) throw new Refusal({ status: 409, code: 'draft-ended', errors: [{ at: row.ended_at }] });
    return;
  }
  if (row.version === version) return;
  const entry = { path: '', title: 'Draft', base: version, current: row.version, at: row.saved_at };
  throw new Refusal({ status: 409, code: 'conflict', errors: [entry] });
}

const remove = defineHandler('drafts.remove', async (context) => {
  await endDraft(context.db, ownDraft(context), { ended: 'discarded', at: context.scope.clock.now() });
});

/** Drafts of wizards. */
export const draftHandlers: readonly Handler[] = [
  { ...get, inSamples: 'nothing' },
  save,
  remove,
  { ...listDrafts, inSamples: 'nothing' },
];
