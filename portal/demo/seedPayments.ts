import { isRecord, readPath } from '#engine';
import type { SignedEntry } from '#server';
import { paymentStore } from '../tables/stores.ts';
import { createStory, entityOf, type Row } from './createStory.ts';
import type { DemoProject } from './demoProjects.ts';
import { administrator } from './projectStory.ts';
import type { SeedContext } from './seedProject.ts';
import { shiftDay } from './shiftDay.ts';

/** Days of one period, and days from its end to the payment. */
const period = 30;
const untilPaid = 21;

/** Maximum number of payments per project. */
const mostPayments = 6;

/** Stores the payments of a determined project, one for each period that has ended. */
export async function seedPayments(
  { sequence, amount }: DemoProject,
  project: Row,
  context: SeedContext,
): Promise<readonly SignedEntry[]> {
  const { db, release, scope } = context;
  const today = scope.clock.today();
  const contractors: unknown = project['contractors'];
  const [contractor]: readonly unknown[] = Array.isArray(contractors) ? contractors : [];
  const determined = readPath(project, 'currentStatus.finalDeterminationDate');
  if (!isRecord(contractor) || typeof determined !== 'string') return [];
  const end = String(readPath(project, 'currentStatus.closingDate') ?? project['projectEndDate']);
  const entity = entityOf(release, 'payment');
  const entries: SignedEntry[] = [];
  for (let number = 0; number < mostPayments; number += 1) {
    const periodStart = shiftDay(determined, number * period);
    const periodEnd = shiftDay(periodStart, period - 1);
    if (periodEnd >= today || periodEnd > end) break;
    const paidDate = shiftDay(periodEnd, untilPaid);
    const isPaid = paidDate < today;
    const payment = {
      invoiceNumber: `INV-${String(project['projectNumber'])}-${number + 1}`,
      projectNumber: project['projectNumber'],
      companyId: project['companyId'],
      companyName: project['companyName'],
      contractorLogicalName: contractor['logicalName'],
      ...{ periodStart, periodEnd, currency: 'USD', invoiceDate: periodEnd },
      // A twelfth of the amount, in cents.
      amount: Math.round((amount * 100) / 12) + sequence,
      status: isPaid ? 'PAID' : number % 2 === 0 ? 'APPROVED' : 'PENDING',
      ...(isPaid ? { paidDate } : {}),
    };
    const id = Number(await paymentStore.insert(db, payment, entity, { release: release.hash }));
    const story = createStory(context, { entity: 'payment', key: id, record: { id, ...payment } });
    const day = isPaid ? paidDate : periodEnd;
    story.change({
      day,
      time: '17:00',
      what: 'import',
      actor: administrator,
      operation: 'payments.import',
      change: {},
    });
    entries.push(...story.entries());
  }
  return entries;
}
