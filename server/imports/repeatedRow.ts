import type { HandlerContext } from '../contract/handler.types.ts';
import type { RowProblem } from './readRow.ts';

/** Returns the problem of a row that was already imported from the same file. */
export function repeatedRow(context: Pick<HandlerContext, 'text'>): RowProblem {
  return { path: '', column: '', value: '', message: context.text({ text: 'engine/rowRepeated' }) };
}
