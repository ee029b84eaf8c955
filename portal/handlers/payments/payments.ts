import type { Handler } from '#server';
import { importPayments } from './importPayments.ts';
import { invoice } from './invoice.ts';

/** Handlers of payments without a default. */
export const paymentHandlers: readonly Handler[] = [importPayments, invoice];
