import { sql } from 'kysely';
import { isRecord } from '#engine';
import { type HandlerContext, isUploadedFile, removeStoredFile, storedEntity } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { paymentStore } from '../../tables/stores.ts';
import { comparePayments } from './comparePayments.ts';
import type { RowProblem } from './PaymentRow.types.ts';
import { readPaymentFile } from './readPaymentFile.ts';
import { type PaymentValues, readPaymentRow } from './readPaymentRow.ts';
import { refuseRows } from './refuseRows.ts';

/** Id of an advisory lock; any number that no other lock uses. */
const importLock = 4_820_175;

/**
 * Imports the payments of a CSV file: all of them, or none if a row is invalid. A known invoice number updates its
 * payment, unless that is paid. Importing the same file again changes nothing.
 */
export const importPayments = definePortalHandler('payments.import', async (context) => {
  const { db, body, events, release } = context;
  // Concurrent imports are serialized, so that each sees what the other has stored.
  await sql`select pg_advisory_xact_lock(${importLock})`.execute(db);
  const { rows, faults } = readPaymentFile(await contentOf(context, body['file']));
  if (faults.length > 0) return refuseRows(context, faults);
  const read = rows.map((row) => ({ row, values: readPaymentRow(row) }));
  const misread = read.flatMap(({ values }) => (isValues(values) ? [] : values));
  const known = read.flatMap(({ row, values }) => (isValues(values) ? [{ row, values }] : []));
  const { changes, faults: unfit } = await comparePayments(context, known);
  const wrong = [...misread, ...unfit].toSorted((one, other) => one.line - other.line);
  if (wrong.length > 0) return refuseRows(context, wrong);
  const { entity } = storedEntity(context, 'payment');
  const counts = { rows: rows.length, created: 0, changed: 0, unchanged: 0 };
  for (const { before, after, isChanged } of changes) {
    if (before === undefined) {
      const id = Number(await paymentStore.insert(db, after, entity, { release: release.hash }));
      await events.append({ entity: 'payment', key: id, what: 'import', after: { ...after, id } });
      counts.created += 1;
    } else if (isChanged) {
      const key = Number(before['id']);
      const written = await paymentStore.update(db, key, { ...after, id: key }, entity);
      await events.append({ entity: 'payment', key, what: 'import', before, after: written });
      counts.changed += 1;
    } else counts.unchanged += 1;
  }
  return counts;
});

function isValues(read: PaymentValues | readonly RowProblem[]): read is PaymentValues {
  return isRecord(read);
}

/** Reads the file and removes it, because the payments and their events contain its data. */
async function contentOf(context: HandlerContext, file: unknown): Promise<string> {
  if (!isUploadedFile(file)) return '';
  const stream = await context.files.uploads.open(file.id);
  const chunks: Buffer[] = [];
  for await (const chunk of stream ?? []) chunks.push(Buffer.from(chunk));
  await removeStoredFile(context, file.id);
  return Buffer.concat(chunks).toString('utf8');
}
