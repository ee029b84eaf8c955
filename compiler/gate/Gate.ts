import type { Compilation } from '../compile/compilation.ts';
import { type Node, rootOf } from '../compile/node.ts';
import { type ErrorCode, errorCodes, type Severity } from '../errors/codes.ts';
import type { DefinitionError } from '../errors/DefinitionError.ts';
import type { DefinitionsByKind } from '../language/definitions.types.ts';
import type { Kind } from '../language/kinds/index.ts';
import type { Definition, DefinitionSet, Origin } from '../load/Definition.ts';
import { sourceLocation, writtenOf } from '../load/sourceLocation.ts';
import { startCompilation } from '../release/startCompilation.ts';
import type { FormNames } from './FormNames.ts';
import { type NameTable, namesOfSet } from './namesOfSet.ts';
import { type ShapeError, type Walked, walkDefinition } from './walkDefinition.ts';

/** What every check sees: the set, each definition laid beside its meta-schema, and where complaints go. */
export interface Gate {
  readonly set: DefinitionSet;
  readonly walked: readonly Walked[];
  readonly names: NameTable;
  readonly forms: FormNames;
  /** Made at the first use, when the words are known to be right. */
  readonly compilation: Compilation;
  readonly report: (definition: Definition, fault: ShapeError) => void;
  readonly errors: DefinitionError[];
  /** Told what the name at a place was found to mean, by whoever looked it up. */
  readonly note: (definition: Definition, meaning: Meaning) => void;
  /** False for a definition that is there to be looked up only, because it was checked before. */
  readonly isChecked: (definition: Definition) => boolean;
  /** What is checked, where that is not everything. */
  readonly focus?: readonly Definition[];
}

/** What a name means: `property/book.title`, by where the name begins in the value or key at the pointer. */
export interface Meaning {
  readonly pointer: string;
  readonly start: number;
  readonly target: string | undefined;
  /** Given where the meta-schema cannot say that a name stands here. */
  readonly name?: string;
}

/** What is checked: without a focus, all definitions. */
export interface GateOptions {
  readonly focus?: ReadonlySet<Definition>;
  readonly compilation?: () => Compilation;
  readonly names?: NameTable;
  readonly note?: Gate['note'];
  /** What the portal adds to the widgets of every portal. */
  readonly forms?: FormNames;
  /** Whether these translations may still be behind their English: then what they lack is a warning. */
  readonly translations?: 'complete' | 'behind';
}

/** What is wrong with translations while texts are being written; a page can be drawn all the same. */
const behind: ReadonlySet<ErrorCode> = new Set(['text/missing', 'text/stale', 'text/orphan', 'text/misplaced']);

/** Complaints of one phase beyond this number are not gathered: they would not be read. */
const mostErrors = 1000;

export function createGate(set: DefinitionSet, options: GateOptions = {}): Gate {
  const { focus, compilation: given, names, note, forms = {}, translations = 'complete' } = options;
  const checked = focus === undefined ? set.definitions : [...focus];
  const errors: DefinitionError[] = [];
  const seen = new Set<string>();
  let compilation: Compilation | undefined;
  let walked: readonly Walked[] | undefined;
  return {
    set,
    get walked() {
      walked ??= checked.map(walkDefinition);
      return walked;
    },
    names: names ?? namesOfSet(set),
    forms,
    note: note ?? (() => undefined),
    isChecked: (definition) => focus?.has(definition) ?? true,
    ...(focus === undefined ? {} : { focus: checked }),
    get compilation() {
      compilation ??= given?.() ?? startCompilation(set.definitions);
      return compilation;
    },
    errors,
    report: (definition, fault) => {
      const { code, message, hint, key = false, offset } = fault;
      const origin = placeOf(definition, fault);
      const home = origin.definition;
      const pointer = home.at + origin.pointer;
      const spot = [home.file, code, pointer].join('\n');
      const mark = [spot, offset, message].join('\n');
      // What is wrong within a field list is reported once, however many definitions use it.
      if (errors.length >= mostErrors || seen.has(mark) || (origin.use !== undefined && seen.has(spot))) return;
      seen.add(mark).add(spot);
      const place = offset === undefined ? {} : { offset };
      const position = home.locate(origin.pointer, { key, ...place });
      const isBehind = translations === 'behind' && behind.has(code);
      const severity: Severity = isBehind ? 'warning' : errorCodes[code].severity;
      const found = { code, severity, file: home.file, pointer, ...position, ...place, message };
      errors.push(hint === undefined ? found : { ...found, hint });
    },
  };
}

/** The name of a field in a field list, outside and inside of sections. */
const fieldName = /^(?:\/fields\/\d+)+(?:\/field)?$/;

/**
 * Where a fault is written. The names in a field list are checked with the list itself, so that one which does not fit
 * here is a fault of the definition that uses the list.
 */
function placeOf(definition: Definition, { code, pointer }: ShapeError): Origin {
  const origin = sourceLocation(definition, pointer);
  if (origin.use === undefined || code !== 'field/unknown' || !fieldName.test(origin.pointer)) return origin;
  return sourceLocation(writtenOf(definition), origin.use);
}

/** A definition that is checked, and the node it begins at. */
export interface Rooted<Written = unknown> {
  readonly definition: Definition;
  readonly node: Node<Written>;
}

/** Definitions of one kind that are checked, with the node they begin at; foreign ones are left out. */
export function definitionsOf<Name extends Kind>(gate: Gate, kind: Name): readonly Rooted<DefinitionsByKind[Name]>[];
export function definitionsOf(gate: Gate, kind: Kind): readonly Rooted[] {
  if (gate.focus === undefined) return allOf(gate, kind);
  return gate.focus.flatMap((definition) => (definition.kind === kind ? (rootedOf(gate, definition) ?? []) : []));
}

/** A set never changes, so that its definitions are rooted once, however many checks look at them. */
const rootedBefore = new WeakMap<DefinitionSet, Map<Kind, readonly Rooted[]>>();

/** Definitions of one kind, also those that are not checked now. */
export function allOf<Name extends Kind>(gate: Gate, kind: Name): readonly Rooted<DefinitionsByKind[Name]>[];
export function allOf(gate: Gate, kind: Kind): readonly Rooted[] {
  const known = rootedBefore.get(gate.set) ?? new Map<Kind, readonly Rooted[]>();
  rootedBefore.set(gate.set, known);
  const rooted =
    known.get(kind) ?? [...gate.set.byKind[kind].values()].flatMap((definition) => rootedOf(gate, definition) ?? []);
  known.set(kind, rooted);
  return rooted;
}

function rootedOf(gate: Gate, definition: Definition): Rooted | undefined {
  if (definition.foreign) return undefined;
  // A definition that was rooted begins at the same node in every set that has it.
  const known = rootBefore.get(definition);
  if (known !== undefined) return known;
  const source = gate.compilation.sources.get(`${definition.kind}:${definition.id}`);
  if (source === undefined) return undefined;
  const rooted = { definition, node: rootOf(source) };
  rootBefore.set(definition, rooted);
  return rooted;
}

const rootBefore = new WeakMap<Definition, Rooted>();
