import { isAuthored, type Node } from '../../../compile/node.ts';
import { joinPointer } from '../../../compile/pointer.ts';
import { nearest } from '../../../errors/nearest.ts';
import type { Definition } from '../../../load/Definition.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';
import { outcomesLeft } from '../../scope/outcomesLeft.ts';

export interface OutcomeRead {
  readonly outcome: string;
  readonly pointer: string;
}

const reading = /(?<![\w.])run\.\??([A-Za-z]\w*)/g;

/** Every `run.<name>` that expressions and texts below a node read. */
export function outcomesRead(node: Node): readonly OutcomeRead[] {
  const found: OutcomeRead[] = [];
  const visit = (json: unknown, pointer: string): void => {
    if (typeof json === 'string') {
      const isRead = json.startsWith('=') || json.includes('{');
      if (isRead) for (const match of json.matchAll(reading)) if (match[1]) found.push({ outcome: match[1], pointer });
    } else if (Array.isArray(json))
      for (const [index, item] of json.entries()) visit(item, joinPointer(pointer, index));
    else if (isAuthored(json)) for (const [name, item] of Object.entries(json)) visit(item, joinPointer(pointer, name));
  };
  visit(node.json, node.pointer);
  return found;
}

/** An outcome that is read is left by some call: an action, a submit of a form drawn here, a step. */
export function checkOutcomes(gate: Gate): void {
  for (const kind of ['screen', 'wizard', 'form', 'flow'] as const) {
    for (const { definition, node } of definitionsOf(gate, kind)) {
      const reads = outcomesRead(node);
      if (reads.length === 0) continue;
      const left = new Set(outcomesLeft(node, gate.compilation).map(({ name }) => name));
      for (const read of reads) if (!left.has(read.outcome)) reportNone(gate, definition, read, left);
    }
  }
}

function reportNone(
  gate: Gate,
  definition: Definition,
  { outcome, pointer }: OutcomeRead,
  left: ReadonlySet<string>,
): void {
  const near = nearest(outcome, left);
  const hint = near === undefined ? {} : { hint: `Did you mean run.${near}?` };
  gate.report(definition, { code: 'outcome/unknown', pointer, message: `Nothing here leaves run.${outcome}`, ...hint });
}
