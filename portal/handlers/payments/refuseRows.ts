import { type HandlerContext, Refusal } from '#server';
import type { RowProblem } from './PaymentRow.types.ts';

/** Maximum number of errors in a response. The next ones are listed after these are corrected. */
const mostFaults = 200;

/** Throws a `Refusal` that lists every error with its line. Nothing of the file is stored. */
export function refuseRows(
  { release, text }: Pick<HandlerContext, 'release' | 'text'>,
  faults: readonly RowProblem[],
): never {
  const values = release.entities['payment-row']?.properties.find(({ path }) => path === 'fault')?.values ?? [];
  const wordsOf = (fault: string | undefined): string => {
    const title = values.find(({ value }) => value === fault)?.title;
    return title === undefined ? '' : text(title);
  };
  const errors = faults.slice(0, mostFaults).map(({ line, column, value, fault, message = wordsOf(fault) }) => ({
    code: fault ?? 'rule',
    line,
    ...(column === undefined ? {} : { pointer: `/${column}` }),
    message: [[column, value === undefined ? undefined : `"${value}"`].filter(Boolean).join(' '), message]
      .filter(Boolean)
      .join(': '),
  }));
  const [first] = errors;
  throw new Refusal({
    status: 422,
    code: 'import',
    errors,
    ...(first === undefined ? {} : { message: `${first.line}: ${first.message}` }),
  });
}
