import { findSource } from '../../../compile/compilation.ts';
import { isAuthored, type Node } from '../../../compile/node.ts';
import { joinPointer } from '../../../compile/pointer.ts';
import { suggestName } from '../../../errors/suggestName.ts';
import { findKind, kinds } from '../../../language/kinds/index.ts';
import type { Definition } from '../../../load/Definition.ts';
import type { Gate } from '../../Gate.ts';
import { builtInNames, declaredNames } from '../../scope/scopeOf.ts';
import type { Location } from '../../walkDefinition.ts';

/**
 * Checks that cases can be run, expect something, and use names that their definition is given, asks for or returns.
 */
export function checkCaseNames(gate: Gate): void {
  for (const { definition, places } of gate.walked) {
    if (definition.kind !== 'cases') continue;
    const [folder = '', id = ''] = definition.id.split('/');
    const node = findSource(gate.compilation, folder, id);
    if (node === undefined) continue;
    const cases = findKind(folder)?.cases;
    if (cases === undefined) {
      reportNotRun(gate, definition, folder);
      continue;
    }
    checkEntries(gate, definition, { folder, reads: cases.reads });
    const known = { given: givenNames(node), ...cases.names(node, gate.compilation) };
    for (const place of places) {
      const fitting = new Map<string | undefined, readonly string[]>(Object.entries(known)).get(place.schema.refers);
      if (fitting !== undefined && place.key) checkName(gate, definition, place, { folder, names: fitting });
    }
  }
}

/** Names that a case can provide: given names, loaded data, and built-in names of the kind. */
function givenNames(node: Node): readonly string[] {
  const answers = ['this', 'root', 'answers'];
  return [...declaredNames(node), ...builtInNames(node.source.kind).filter((name) => !answers.includes(name))];
}

function reportNotRun(gate: Gate, definition: Definition, folder: string): void {
  const run = kinds.filter((kind) => findKind(kind)?.cases !== undefined);
  const message = `Cases beside a definition of the kind "${folder}" are not run`;
  const hint = `Cases are run beside ${run.slice(0, -1).join(', ')} and ${run.at(-1) ?? ''}: move them there, or remove the file`;
  gate.report(definition, { code: 'case/untested', pointer: '', message, hint });
}

interface Reading {
  readonly folder: string;
  readonly reads: readonly string[];
}

const inputs = ['answers', 'on', 'record', 'body'];

function checkEntries(gate: Gate, definition: Definition, { folder, reads }: Reading): void {
  if (!Array.isArray(definition.json)) return;
  for (const [index, entry] of definition.json.entries()) {
    if (!isAuthored(entry)) continue;
    const pointer = joinPointer('', index);
    const expected: unknown = entry['expect'];
    if (isAuthored(expected) && Object.keys(expected).length === 0) {
      const message = `The case "${String(entry['case'])}" expects nothing, so it cannot fail`;
      const hint = 'Write what has to come out, and null for what has to be absent';
      gate.report(definition, { code: 'case/untested', pointer: joinPointer(pointer, 'expect'), message, hint });
    }
    for (const word of inputs) {
      if (!Object.hasOwn(entry, word) || reads.includes(word)) continue;
      const message = `"${word}" is not read by cases of a ${folder}`;
      const hint = `They read ${[...reads, 'given', 'as'].join(', ')} and now`;
      gate.report(definition, {
        code: 'case/untested',
        pointer: joinPointer(pointer, word),
        key: true,
        message,
        hint,
      });
    }
  }
}

interface Known {
  readonly folder: string;
  readonly names: readonly string[];
}

function checkName(gate: Gate, definition: Definition, place: Location, { folder, names }: Known): void {
  const name = String(place.value);
  if (names.some((known) => isSamePath(known, name))) return;
  const hint = suggestName(name, names);
  const message = `${missing[place.schema.refers ?? '']?.(folder) ?? `The ${folder} has no`} "${name}"`;
  gate.report(definition, { code: 'reference/unknown', pointer: place.pointer, key: true, message, ...hint });
}

/** The beginning of the message for an unknown name. */
const missing: Readonly<Record<string, (folder: string) => string>> = {
  question: (folder) => (folder === 'flow' ? 'The flow has no question' : `The ${folder} has no field`),
  given: (folder) => `The ${folder} is not given, and does not load,`,
  record: () => 'The entity of the lifecycle has no property',
  body: () => 'No operation of the lifecycle takes',
  outcome: (folder) => `The ${folder} has no outcome`,
};

/** A path can continue into a value, as of a repeated question, or name the record that contains a field. */
function isSamePath(known: string, path: string): boolean {
  return known === path || path.startsWith(`${known}.`) || known.startsWith(`${path}.`);
}
