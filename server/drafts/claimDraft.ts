import { type DraftCall, isRecord, type Release } from '#engine';
import { Refusal } from '../contract/Refusal.ts';
import type { Queries } from '../database/Database.types.ts';
import { findDraft } from './draftRow.ts';

interface ClaimedCall {
  readonly db: Queries;
  readonly accountId: number;
  readonly draft: DraftCall;
  readonly release: Release;
  readonly now: string;
}

/**
 * Locks the draft of a call until the call has ended, and refuses a step that was already accepted: of two tabs with
 * one draft, only one can submit. The user can go back to a form or flow before the last step and send it again.
 */
export async function claimDraft({ db, accountId, draft, release, now }: ClaimedCall): Promise<void> {
  const { wizard, key, step, last } = draft;
  if (!Object.hasOwn(release.wizards, wizard)) return;
  const name = { account_id: accountId, wizard, key };
  // A draft that was never saved gets a row of version 0, so that two concurrent calls wait for the same row.
  await db
    .insertInto('draft')
    .values({ ...name, step, release: release.hash, data: '{}', saved_at: now, version: 0 })
    .onConflict((conflict) => conflict.columns(['account_id', 'wizard', 'key']).doNothing())
    .execute();
  const row = await findDraft(db, name).forUpdate().executeTakeFirstOrThrow();
  if (!isRecord(row.done) || !Object.hasOwn(row.done, step) || !(last || isRun(release, draft))) return;
  throw new Refusal({ status: 409, code: 'draft-ended', errors: [{ at: row.ended_at ?? row.saved_at }] });
}

function isRun(release: Release, { wizard, step }: DraftCall): boolean {
  const steps = release.wizards[wizard]?.variants.flatMap((variant) => variant.steps) ?? [];
  return steps.some((one) => one.step === step && one.kind === 'run');
}
