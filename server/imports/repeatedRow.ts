import type { HandlerContext } from '../contract/handler.types.ts';
import type { RowProblem } from './readRow.ts';

/** What is said of a row of a file that an import has taken over already. */
export function repeatedRow(context: Pick<HandlerContext, 'text'>): RowProblem {
  return { path: '', column: '', value: '', message: context.text({ text: 'engine/rowRepeated' }) };
}
