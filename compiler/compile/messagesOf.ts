import type { FormModel } from '#engine';
import { compileText } from './compileValue.ts';
import { entriesOf, type Node } from './node.ts';

/** Own messages of a form or flow, by the keyword that is broken. */
export function messagesOf(node: Node | undefined): FormModel['messages'] {
  return Object.fromEntries(entriesOf(node).map(([keyword, text]) => [keyword, compileText(text)]));
}
