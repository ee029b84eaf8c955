import { defineHandler } from '../handlers/defineHandler.ts';
import type { Handler, HandlerContext } from '../handlers/handler.types.ts';

/** A draft belongs to one account, wizard and key; nobody else's can be named. */
function ownDraft({ args, user }: HandlerContext): { account_id: number; wizard: string; key: string } {
  return { account_id: user.id ?? 0, wizard: String(args['wizard'] ?? ''), key: String(args['key'] ?? '') };
}

const get = defineHandler('drafts.get', async (context) => {
  const { account_id, wizard, key } = ownDraft(context);
  const row = await context.db
    .selectFrom('draft')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('wizard', '=', wizard)
    .where('key', '=', key)
    .executeTakeFirst();
  // Nothing begun is no fault: the answer is empty.
  if (row === undefined) return undefined;
  return {
    ...{ wizard, key, variant: row.variant, step: row.step, release: row.release, data: row.data },
    createdBy: context.user.email,
    updatedAt: row.saved_at,
  };
});

const save = defineHandler('drafts.save', async (context) => {
  const { wizard } = context.args;
  // A wizard of an older release may still be finished; one that never was has nothing to save.
  if (!Object.hasOwn(context.release.wizards, String(wizard))) return context.notFound();
  const { variant, step, release, data } = context.body;
  const saved = {
    variant: variant === undefined ? null : String(variant),
    step: String(step),
    release: String(release),
    data: JSON.stringify(data ?? {}),
    saved_at: context.scope.clock.now(),
  };
  await context.db
    .insertInto('draft')
    .values({ ...ownDraft(context), ...saved })
    .onConflict((conflict) => conflict.columns(['account_id', 'wizard', 'key']).doUpdateSet(saved))
    .execute();
  return get.run(context);
});

const remove = defineHandler('drafts.remove', async (context) => {
  const { account_id, wizard, key } = ownDraft(context);
  await context.db
    .deleteFrom('draft')
    .where('account_id', '=', account_id)
    .where('wizard', '=', wizard)
    .where('key', '=', key)
    .execute();
});

/** Wizards that were begun and not finished. */
export const draftHandlers: readonly Handler[] = [get, save, remove];
