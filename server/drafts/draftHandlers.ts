import { defineHandler } from '../contract/defineHandler.ts';
import type { Handler, HandlerContext } from '../contract/handler.types.ts';
import { Refusal } from '../contract/Refusal.ts';
import { addDays, draftRetentionDays } from './draftRetentionDays.ts';
import { type DraftName, endDraft, findDraft } from './draftRow.ts';
import { findClosing } from './findClosing.ts';

type DraftRow = NonNullable<Awaited<ReturnType<ReturnType<typeof findDraft>['executeTakeFirst']>>>;

/** A draft belongs to one account, wizard and key; nobody else's can be named. */
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
  // Nothing begun is no fault: the answer is empty. What its owner has ended is nothing begun, and so is what was only sent.
  if (row === undefined || row.version === 0 || row.ended === 'submitted' || row.ended === 'discarded')
    return undefined;
  const closing = row.ended_at === null ? await findClosing(context, row.awaits) : undefined;
  if (closing === undefined) return present(context, row);
  await endDraft(context.db, name, closing);
  return present(context, { ...row, data: {}, done: {}, ended: closing.ended, ended_at: closing.at });
});

const save = defineHandler('drafts.save', async (context) => {
  const { wizard } = context.args;
  // A wizard of an older release may still be finished; one that never was has nothing to save.
  if (!Object.hasOwn(context.release.wizards, String(wizard))) return context.notFound();
  const { variant, step, release, data, awaits, version } = context.body;
  const name = ownDraft(context);
  const before = await findDraft(context.db, name).forUpdate().executeTakeFirst();
  // A row that only a call has made, of version 0, is no draft yet. It names the steps that were accepted and keeps them.
  if (version !== undefined && before?.version !== 0) refuseStale(before, Number(version));
  const saved = {
    variant: variant === undefined ? null : String(variant),
    step: String(step),
    release: String(release),
    data: JSON.stringify(data ?? {}),
    awaits: JSON.stringify(awaits ?? []),
    saved_at: context.scope.clock.now(),
    version: (before?.version ?? 0) + 1,
    // A new draft has nothing of an ended one.
    ...(before?.ended_at === null ? {} : { done: '{}', ended: null, ended_at: null }),
  };
  // Two first savings at once meet at the row, and the second is told.
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

/** A draft that another window has saved or ended since is not overwritten. Version 0 is no draft yet. */
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

/** Wizards that were begun and not finished. */
export const draftHandlers: readonly Handler[] = [get, save, remove];
