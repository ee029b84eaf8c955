import { type Column, columns, optionalColumns, type RowProblem, type WrittenRow } from './PaymentRow.types.ts';

/** The payment of a row. */
export interface PaymentValues {
  readonly invoiceNumber: string;
  readonly projectNumber: string;
  readonly contractorLogicalName: string;
  readonly periodStart: string;
  readonly periodEnd: string;
  /** In cents. */
  readonly amount: number;
  readonly currency: string;
  readonly status: string;
  readonly invoiceDate: string;
  readonly paidDate?: string;
}

type Fault = string | undefined;

/** Column → check that returns the error of a value, if any. */
const checks: Readonly<Partial<Record<Column, (value: string) => Fault>>> = {
  invoiceNumber: (value) => (value.length > 50 ? 'long' : undefined),
  periodStart: checkDay,
  periodEnd: checkDay,
  amount: (value) => (centsOf(value) === undefined ? 'amount' : undefined),
  currency: (value) => (value.toUpperCase() === 'USD' ? undefined : 'currency'),
  status: (value) => (['PENDING', 'APPROVED', 'PAID'].includes(value.toUpperCase()) ? undefined : 'status'),
  invoiceDate: checkDay,
  paidDate: checkDay,
};

/** Returns the payment of a row, or its problems. */
export function readPaymentRow({ line, cells }: WrittenRow): PaymentValues | readonly RowProblem[] {
  const faults = columns.flatMap((column): RowProblem[] => {
    const value = cells[column] ?? '';
    if (value === '') return optionalColumns.has(column) ? [] : [{ line, column, fault: 'required' }];
    const fault = checks[column]?.(value);
    return fault === undefined ? [] : [{ line, column, value, fault }];
  });
  if (faults.length > 0) return faults;
  const { invoiceNumber = '', projectNumber = '', contractorLogicalName = '', status = '', amount = '' } = cells;
  const { periodStart = '', periodEnd = '', invoiceDate = '', paidDate = '' } = cells;
  return {
    ...{ invoiceNumber, projectNumber, periodStart, periodEnd, invoiceDate, currency: 'USD' },
    contractorLogicalName: contractorLogicalName.toLowerCase(),
    amount: centsOf(amount) ?? 0,
    status: status.toUpperCase(),
    ...(paidDate === '' ? {} : { paidDate }),
  };
}

/** Parses an amount without rounding: 1250.5 and 1,250.50 are 125050 cents. Undefined if it is invalid or zero. */
function centsOf(written: string): number | undefined {
  const [, whole = '', part = ''] = /^(\d{1,10}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,2}))?$/.exec(written) ?? [];
  const cents = Number(`${whole.replaceAll(',', '')}${part.padEnd(2, '0')}`);
  return whole === '' || cents === 0 ? undefined : cents;
}

function checkDay(written: string): Fault {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(written) && !Number.isNaN(Date.parse(`${written}T00:00:00Z`));
  return isDay && new Date(`${written}T00:00:00Z`).toISOString().startsWith(written) ? undefined : 'date';
}
