import { findSource } from '../compile/compilation.ts';
import { child, isAuthored, itemsOf, type Node, stringOf } from '../compile/node.ts';
import { nearest } from '../errors/nearest.ts';
import type { Definition } from '../load/Definition.ts';
import { joinPointer } from '../load/pointer.ts';
import { definitionsOf, type Gate } from './Gate.ts';
import { offeredAnswers } from './offeredAnswers.ts';

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
      const left = outcomesLeft(gate, node, new Set());
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
  gate.report(definition, { code: 'outcome/none', pointer, message: `Nothing here leaves run.${outcome}`, ...hint });
}

const drawn = ['form', 'flow', 'wizard', 'part', 'screen', 'open'] as const;

/** Names of the outcomes that calls of a definition, and of what it draws or opens, leave. */
function outcomesLeft(gate: Gate, node: Node, seen: Set<string>): Set<string> {
  const left = new Set<string>();
  const mark = `${node.source.kind}:${node.source.id}`;
  if (seen.has(mark)) return left;
  seen.add(mark);
  const take = (other: Node | undefined): void => {
    if (other !== undefined) for (const name of outcomesLeft(gate, other, seen)) left.add(name);
  };
  const visit = (current: Node): void => {
    if (Array.isArray(current.json)) for (const item of itemsOf(current)) visit(item);
    if (!isAuthored(current.json)) return;
    const run = stringOf(child(current, 'run'));
    if (run !== undefined) left.add(stringOf(child(current, 'as')) ?? run.split('.').at(-1) ?? run);
    const step = stringOf(child(current, 'step'));
    if (step !== undefined) left.add(step);
    const offered = offeredAnswers(current, gate.compilation);
    if (offered !== undefined) left.add(offered.name);
    for (const word of drawn) {
      const name = stringOf(child(current, word));
      if (name !== undefined) take(referred(gate, word, name));
    }
    for (const name of Object.keys(current.json)) {
      const inner = child(current, name);
      if (inner === undefined) continue;
      const bare = name === 'submits' || name === 'start' ? stringOf(inner) : undefined;
      if (bare !== undefined) left.add(bare.split('.').at(-1) ?? bare);
      visit(inner);
    }
  };
  visit(node);
  return left;
}

function referred(gate: Gate, word: string, name: string): Node | undefined {
  const id = name.split(':').at(-1) ?? name;
  const written = name.includes(':') ? name.split(':')[0] : undefined;
  const kinds = word === 'open' ? [written ?? 'form', 'flow', 'screen'] : [word === 'part' ? 'screen' : word];
  for (const kind of kinds) {
    const node = findSource(gate.compilation, kind, id);
    if (node !== undefined) return node;
  }
  return undefined;
}
