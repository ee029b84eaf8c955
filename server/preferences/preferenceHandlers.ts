import { canonicalJson } from '#engine';
import { defineHandler } from '../contract/defineHandler.ts';
import type { Handler, HandlerContext } from '../contract/handler.types.ts';
import { Refusal } from '../contract/Refusal.ts';

/** Maximum number of preferences per account. The oldest are deleted when there are more. */
const mostPreferences = 200;

/** Maximum length of one value as JSON. */
const longestValue = 10_000;

function accountOf({ user }: HandlerContext): number {
  return user.id ?? 0;
}

const list = defineHandler('preferences.list', async (context) => {
  const rows = await context.db
    .selectFrom('preference')
    .select(['key', 'value', 'saved_at'])
    .where('account_id', '=', accountOf(context))
    .orderBy('key')
    .execute();
  return rows.map(({ key, value, saved_at: savedAt }) => ({ key, value, savedAt, createdBy: context.user.email }));
});

const save = defineHandler('preferences.save', async (context) => {
  const key = String(context.body['key']);
  const value = canonicalJson(context.body['value'] ?? {});
  if (value.length > longestValue) {
    throw new Refusal({
      ...{ status: 400, code: 'validation' },
      message: `A preference may have ${longestValue} characters as JSON, and "${key}" has ${value.length}.`,
    });
  }
  const owner = { account_id: accountOf(context) };
  const saved = { value, saved_at: context.scope.clock.now() };
  await context.db
    .insertInto('preference')
    .values({ ...owner, key, ...saved })
    .onConflict((conflict) => conflict.columns(['account_id', 'key']).doUpdateSet(saved))
    .execute();
  await removeOldest(context);
});

async function removeOldest(context: HandlerContext): Promise<void> {
  const account = accountOf(context);
  const old = await context.db
    .selectFrom('preference')
    .select('key')
    .where('account_id', '=', account)
    .orderBy('saved_at', 'desc')
    .orderBy('key')
    .offset(mostPreferences)
    .limit(mostPreferences)
    .execute();
  if (old.length === 0) return;
  const keys = old.map(({ key }) => key);
  await context.db.deleteFrom('preference').where('account_id', '=', account).where('key', 'in', keys).execute();
}

/** Preferences of a user for blocks, stored with the account. */
export const preferenceHandlers: readonly Handler[] = [{ ...list, inSamples: 'nothing' }, save];
