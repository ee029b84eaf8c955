import type { Handler } from '#server';
import { importPayments } from './importPayments.ts';
import { invoice } from './invoice.ts';

/** What of payments does not follow from the definitions. */
export const paymentHandlers: readonly Handler[] = [importPayments, invoice];
