import type { FormModel } from '#engine';
import type { Messages } from '../language/definitions.types.ts';
import { compileText } from './compileValue.ts';
import { entriesOf, type Node } from './node.ts';

/** Messages of a form or flow, by the violated keyword. */
export function messagesOf(node: Node<Messages> | undefined): FormModel['messages'] {
  return Object.fromEntries(entriesOf(node).map(([keyword, text]) => [keyword, compileText(text)]));
}
