import { type Compilation, startCompilation } from '../compile/compilation.ts';
import { type Node, rootOf } from '../compile/node.ts';
import { errorCodes } from '../errors/codes.ts';
import type { DefinitionError } from '../errors/DefinitionError.ts';
import type { Kind } from '../kinds/index.ts';
import type { Definition, DefinitionSet } from '../load/Definition.ts';
import { type NameTable, namesOfSet } from './namesOfSet.ts';
import { type Fault, type Walked, walkDefinition } from './walkDefinition.ts';

/** What every check sees: the set, each definition laid beside its meta-schema, and where complaints go. */
export interface Gate {
  readonly set: DefinitionSet;
  readonly walked: readonly Walked[];
  readonly names: NameTable;
  /** Made at the first use, when the words are known to be right. */
  readonly compilation: Compilation;
  readonly report: (definition: Definition, fault: Fault) => void;
  readonly errors: DefinitionError[];
}

/** Complaints of one phase beyond this number are not gathered: they would not be read. */
const mostErrors = 1000;

export function createGate(set: DefinitionSet): Gate {
  const errors: DefinitionError[] = [];
  const seen = new Set<string>();
  let compilation: Compilation | undefined;
  return {
    set,
    walked: set.definitions.map(walkDefinition),
    names: namesOfSet(set),
    get compilation() {
      compilation ??= startCompilation(set.definitions);
      return compilation;
    },
    errors,
    report: (definition, fault) => {
      const { code, pointer, message, hint, key } = fault;
      const mark = `${definition.file}\n${code}\n${pointer}\n${message}`;
      if (errors.length >= mostErrors || seen.has(mark)) return;
      seen.add(mark);
      const position = definition.locate(pointer, key);
      const { severity } = errorCodes[code];
      const found = { code, severity, file: definition.file, pointer, ...position, message };
      errors.push(hint === undefined ? found : { ...found, hint });
    },
  };
}

/** Definitions of one kind with the node they begin at; foreign ones are left out. */
export function definitionsOf(
  gate: Gate,
  kind: Kind,
): readonly { readonly definition: Definition; readonly node: Node }[] {
  return [...gate.set.byKind[kind].values()].flatMap((definition) => {
    if (definition.foreign) return [];
    const source = gate.compilation.sources.get(`${kind}:${definition.id}`);
    return source === undefined ? [] : [{ definition, node: rootOf(source) }];
  });
}
