import { isRecord, type Release } from '#engine';
import type { Queries } from '../database/Database.types.ts';
import { findDraft } from '../drafts/draftRow.ts';
import type { InstanceTransfer, MovedKey } from './transferStore.ts';
import { removedNames, variantOf, withoutNames } from './wizardNames.ts';

/** Why an instance is not moved or not brought back. */
export type TransferReason = 'wizard' | 'step' | 'state' | 'changed' | 'ended';

/** What became of an instance. `before` is what it was. */
export type Moved = { readonly before?: object } | { readonly reason: TransferReason };

interface DraftState {
  readonly step: string;
  readonly data: unknown;
  /** Version after the move. Another one means that the draft was saved since. */
  readonly moved: number;
}

interface Moving {
  readonly move: InstanceTransfer;
  readonly from: Release;
  readonly to: Release;
}

/**
 * Moves a draft to another release, without the answers that the other release no longer asks for. It is refused if the
 * other release lacks its wizard, its variant, its step or a step that was accepted. Its version counts on, so an open
 * page learns of it at the next save.
 */
export async function transferDraft(
  db: Queries,
  { account_id, key }: MovedKey,
  { move, from, to }: Moving,
): Promise<Moved> {
  const name = { account_id: account_id ?? 0, wizard: move.name, key };
  const row = await findDraft(db, name).forUpdate().executeTakeFirst();
  if (row === undefined || row.ended_at !== null || row.release !== from.hash) return { reason: 'ended' };
  const variant = variantOf(to, move.name, row.variant ?? '');
  if (variant === undefined) return { reason: 'wizard' };
  const steps = new Set(variant.steps.map(({ step }) => step));
  const accepted = isRecord(row.done) ? Object.keys(row.done) : [];
  if (![row.step, ...accepted].every((step) => step === '' || steps.has(step))) return { reason: 'step' };
  const data = JSON.stringify(withoutNames(row.data, removedNames(from, to, move.name)));
  const version = row.version + 1;
  await updateDraft(db, name, { release: to.hash, data, version });
  return { before: { step: row.step, data: row.data, moved: version } satisfies DraftState };
}

/** Brings a moved draft back as it was, unless it was saved or ended since. */
export async function returnDraft(
  db: Queries,
  { account_id, key, before }: MovedKey & { readonly before: unknown },
  { move, from, to }: Moving,
): Promise<Moved> {
  const name = { account_id: account_id ?? 0, wizard: move.name, key };
  const row = await findDraft(db, name).forUpdate().executeTakeFirst();
  if (row === undefined || row.ended_at !== null || row.release !== to.hash) return { reason: 'ended' };
  if (!isRecord(before) || row.version !== before['moved']) return { reason: 'changed' };
  const data = JSON.stringify(before['data']);
  await updateDraft(db, name, { release: from.hash, data, version: row.version + 1 });
  return {};
}

type DraftName = Parameters<typeof findDraft>[1];

async function updateDraft(
  db: Queries,
  { account_id, wizard, key }: DraftName,
  values: { readonly release: string; readonly data: string; readonly version: number },
): Promise<void> {
  await db
    .updateTable('draft')
    .set(values)
    .where('account_id', '=', account_id)
    .where('wizard', '=', wizard)
    .where('key', '=', key)
    .execute();
}
