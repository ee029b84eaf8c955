import { isAuthored, type Node } from '../../../compile/node.ts';
import { joinPointer } from '../../../compile/pointer.ts';
import { suggestName } from '../../../errors/suggestName.ts';
import type { Definition } from '../../../load/Definition.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';
import { outcomesLeft } from '../../scope/outcomesLeft.ts';

export interface OutcomeRead {
  readonly outcome: string;
  readonly pointer: string;
  /** Offset of the read in the text at the pointer. */
  readonly offset: number;
}

const reading = /(?<![\w.])run\.\??([A-Za-z]\w*)/g;

/** Every `run.<name>` that expressions and texts below a node read. */
export function outcomesRead(node: Node): readonly OutcomeRead[] {
  const found: OutcomeRead[] = [];
  const visit = (json: unknown, pointer: string): void => {
    if (typeof json === 'string') {
      const isRead = json.startsWith('=') || json.includes('{');
      if (!isRead) return;
      for (const { 1: outcome, index } of json.matchAll(reading)) {
        if (outcome !== undefined) found.push({ outcome, pointer, offset: index });
      }
    } else if (Array.isArray(json))
      for (const [index, item] of json.entries()) visit(item, joinPointer(pointer, index));
    else if (isAuthored(json)) for (const [name, item] of Object.entries(json)) visit(item, joinPointer(pointer, name));
  };
  visit(node.json, node.pointer);
  return found;
}

/** Checks that every outcome that is read belongs to a call: an action, the submit of a form shown here, or a step. */
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
  { outcome, pointer, offset }: OutcomeRead,
  left: ReadonlySet<string>,
): void {
  const hint = suggestName(
    `run.${outcome}`,
    [...left].map((name) => `run.${name}`),
  );
  const message = `Nothing here leaves run.${outcome}`;
  gate.report(definition, { code: 'outcome/unknown', pointer, offset, message, ...hint });
}
